import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { DetailFields } from './detail-fields.tsx';
import type { Details } from './details.ts';
import type { MediaKind } from './file-signature.ts';
import { canTakeOver, typedFields } from './item-faults.ts';
import { saysSomething } from './media-states.ts';
import { FOR_ALL, SHARED_PROPERTIES, sharedOf } from './shared-details.ts';
import styles from './upload-card.module.css';
import type { UploadItem } from './upload-item.ts';
import type { Detailing } from './use-details.ts';
import type { MediaEntities } from './use-media-entities.ts';
import type { useSaving } from './use-saving.ts';

/** Props of {@link ForAll}. */
export interface ForAllProps {
  /** The items that are not saved yet. */
  open: readonly UploadItem[];
  entities: MediaEntities | undefined;
  details: Details;
  detailing: Detailing;
  saving: Pick<ReturnType<typeof useSaving>, 'forgive'>;
}

const nothing = (): void => undefined;
const none = (): number => 0;

/** What the files of an upload have in common: it holds for each that says nothing else of its own, now or added later. */
export function ForAll({ open, entities, details, detailing, saving }: ForAllProps) {
  const { t } = useTranslation();
  const takers = open.filter(({ kind, state }) => kind !== undefined && state.step !== 'twin');
  const kinds = [...new Set(takers.map(({ kind }) => kind))];
  const kind = kinds.includes('image') ? 'image' : kinds[0];
  if (!entities || !kind) return null;
  const values = sharedOf(details, kind);
  if (takers.length < 2 && !Object.values(values).some(saysSomething)) return null;
  const change = (name: string, value: unknown): void => {
    for (const { id } of takers) saving.forgive(id, name);
    detailing.changeAll(takingOver(entities, kind, name), name, value);
  };
  return (
    <Card
      title={t('mediaUpload.forAll.title')}
      description={t(kinds.length > 1 ? 'mediaUpload.forAll.mixed' : 'mediaUpload.forAll.text')}
      layout="plain"
    >
      <div className={styles.forAll}>
        <DetailFields
          // What undoing focuses is found by it.
          idPrefix={`field.${FOR_ALL[kind]}`}
          entity={entities[kind]}
          kind={kind}
          genericName=""
          values={values}
          faults={{}}
          only={SHARED_PROPERTIES}
          othersOf={none}
          onChange={change}
          onApply={nothing}
        />
      </div>
    </Card>
  );
}

/** The kinds of files that a field of one kind means the same for. */
function takingOver(entities: MediaEntities, kind: MediaKind, name: string): MediaKind[] {
  const field = typedFields(entities[kind], kind).find((one) => one.field === name);
  return (['image', 'video'] as const).filter((other) => field && canTakeOver(entities, field, other));
}
