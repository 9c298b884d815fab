import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { faultMessage } from '../../../engine/form/messages.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { AppLink } from '../../../ui/link.tsx';
import { addressOfPart } from '../addresses.ts';
import { partsOf } from '../model/parts.ts';
import { faultsByPart, type Refusal } from '../workspace/part-faults.ts';
import { useLayoutWords } from '../workspace/use-layout-words.ts';

/** Props of {@link PublishFailure}. */
export interface PublishFailureProps {
  refusal: Refusal;
  /** The layout as it is held: what is wrong leads to where it is mended. */
  layout: SiteLayout;
  /** One goes to mend something. */
  onLeave?: (() => void) | undefined;
}

/** Says why a publish was refused: in the words of the catalogue (specification §8), with what is wrong with each thing. */
export function PublishFailure({ refusal: { cause, sent }, layout, onLeave }: PublishFailureProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const faults = cause instanceof ApiError ? cause.fields : [];
  const isStructure = faults.some(({ code }) => STRUCTURE.has(code));
  const [parts, held] = [partsOf(sent), partsOf(layout)];
  return (
    <Banner status="error" title={t('messages.publishedFailed')}>
      <p>{isStructure ? t('messages.invalidDataComposition') : failureText(t, cause)}</p>
      {[...faultsByPart(sent, faults)].flatMap(([id, found]) => {
        const part = parts.get(id);
        return found.map((fault) => (
          <p key={`${id} ${fault.path} ${fault.code}`}>
            {part && held.has(id) ? (
              <AppLink href={addressOfPart(layout, id)} onClick={onLeave}>
                {words.nameOf(part)}
              </AppLink>
            ) : (
              part && words.nameOf(part)
            )}
            {part ? ': ' : ''}
            {faultMessage(t, fault, part ? words.labelOf(part, fault.path) : fault.path)}
          </p>
        ));
      })}
    </Banner>
  );
}

/** Codes that say how things stand to each other, which no field can mend. */
const STRUCTURE: ReadonlySet<string> = new Set(['unknownGroup', 'duplicateId', 'depth', 'unknownType', 'foreignItem']);
