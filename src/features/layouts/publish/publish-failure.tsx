import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/api-error.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { Banner } from '../../../ui/banner.tsx';

/** Says why a publish was refused: in the words of the catalogue (specification §8), with what the service says. */
export function PublishFailure({ cause }: { cause: unknown }) {
  const { t } = useTranslation();
  const faults = cause instanceof ApiError ? cause.fields : [];
  const isStructure = faults.some(({ code }) => STRUCTURE.has(code));
  return (
    <Banner status="error" title={t('messages.publishedFailed')}>
      <p>{isStructure ? t('messages.invalidDataComposition') : failureText(t, cause)}</p>
      {faults.map(({ path, message }) => (
        <p key={`${path} ${message}`}>{message}</p>
      ))}
    </Banner>
  );
}

/** Codes that say how things stand to each other, which no field can mend. */
const STRUCTURE: ReadonlySet<string> = new Set(['unknownGroup', 'duplicateId', 'depth', 'unknownType', 'foreignItem']);
