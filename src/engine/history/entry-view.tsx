import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import type { Entity } from '../../contract/entity.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useText } from '../text/use-text.ts';
import { formatDateTime } from '../values/date-time.ts';
import { recentTime } from '../values/relative-time.ts';
import { EntryChanges } from './entry-changes.tsx';
import { entryFields } from './entry-fields.ts';
import { labelOf } from './entry-words.ts';
import styles from './history.module.css';
import { isWritable, type Restoring } from './restoring.ts';

/** Props of {@link EntryView}. */
export interface EntryViewProps {
  entry: AuditEntry;
  entity: Entity;
  /** The newest stands open. */
  isFirst: boolean;
  restoring: Restoring;
}

const TONES = { created: 'success', changed: 'info', deleted: 'error' } as const;

/** One entry of a history: who, when and which fields; opened, what they were and what they became. */
export function EntryView({ entry, entity, isFirst, restoring }: EntryViewProps) {
  const { t, i18n } = useTranslation();
  const text = useText();
  const [isOpen, setOpen] = useState(isFirst);
  const { at, actor, action, changes } = entry;
  const { fields, others } = useMemo(() => entryFields(entity.form, changes), [entity, changes]);
  const writable = fields.filter(isWritable);
  const named = (path: string): string => labelOf(entity, path, { t, text });
  const names = [...fields.map(({ label }) => text(label)), ...others.map(({ path }) => named(path))];
  return (
    <details
      className={styles.entry}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-entry={entry.id}
    >
      <summary className={styles.summary}>
        <Badge tone={TONES[action]}>{t(`entryHistory.${action}`)}</Badge>
        <time dateTime={at} title={formatDateTime(at)} className={styles.when}>
          {recentTime(at, i18n.language) ?? formatDateTime(at)}
        </time>
        {actor ? <Avatar name={actor.name} size="sm" /> : null}
        <span className={styles.who}>{actor?.name ?? t('entryHistory.service')}</span>
        {action === 'created' ? null : <span className={styles.what}>{names.join(', ')}</span>}
      </summary>
      {isOpen ? (
        <div className={styles.inside}>
          {action !== 'created' && writable.length > 1 ? (
            <Button size="sm" icon={<Undo2 />} why={restoring.why} onPress={() => restoring.bringBack(writable)}>
              {t('entryHistory.bringBackAll')}
            </Button>
          ) : null}
          <EntryChanges entry={entry} entity={entity} restoring={action === 'created' ? undefined : restoring} />
        </div>
      ) : null}
    </details>
  );
}
