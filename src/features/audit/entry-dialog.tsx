import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import type { Entity } from '../../contract/entity.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import { EntryChanges } from '../../engine/history/entry-changes.tsx';
import { OtherChanges } from '../../engine/history/other-changes.tsx';
import { formatDateTime } from '../../engine/values/date-time.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './audit.module.css';
import { useDefinition } from './use-definition.ts';

/** Props of {@link EntryDialog}. */
export interface EntryDialogProps {
  entry: AuditEntry;
  /** What the kind of thing is called. */
  kind: string;
  definitionOf(name: string): Promise<Entity | undefined>;
  onClose(): void;
}

/** One entry: who, when and where, and what changed with the labels of the thing's own form where it has one. */
export function EntryDialog({ entry, kind, definitionOf, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const name = useNames();
  const definition = useDefinition(entry.entity, definitionOf);
  const entity = definition?.entity;
  return (
    <Dialog isOpen onClose={onClose} title={`${kind}: ${name(entry.titles) || entry.entityId}`} size="lg">
      <p className={styles.about}>
        <Facts
          of={[
            `${t(`entryHistory.${entry.action}`)} ${formatDateTime(entry.at)}`,
            entry.actor?.name ?? t('entryHistory.service'),
            ...(entry.siteName ? [entry.siteName] : []),
          ]}
        />
      </p>
      {definition === undefined ? <Skeleton shape="control" /> : <Changes entry={entry} entity={entity} />}
    </Dialog>
  );
}

function Changes({ entry, entity }: { entry: AuditEntry; entity: Entity | undefined }) {
  const { t } = useTranslation();
  if (entity) return <EntryChanges entry={entry} entity={entity} restoring={undefined} />;
  if (entry.changes.length > 0) return <OtherChanges changes={entry.changes} hasTitle={false} />;
  return <p className={styles.about}>{t(entry.brief ? 'entryHistory.brief' : 'entryHistory.empty')}</p>;
}
