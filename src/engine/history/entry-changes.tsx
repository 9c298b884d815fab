import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../generated/model/auditEntry.ts';
import type { Entity } from '../../contract/entity.ts';
import { Button } from '../../ui/button.tsx';
import { isSameField } from '../merge/changed-fields.ts';
import { useValueText } from '../merge/use-value-text.ts';
import { useText } from '../text/use-text.ts';
import { valueAt } from '../values/values.ts';
import { broughtBack, entryFields } from './entry-fields.ts';
import { FieldChange } from './field-change.tsx';
import styles from './history.module.css';
import { OtherChanges } from './other-changes.tsx';
import { isWritable, type Restoring } from './restoring.ts';

/** Props of {@link EntryChanges}. */
export interface EntryChangesProps {
  entry: AuditEntry;
  /** Whose labels name the fields. */
  entity: Entity;
  /** What can be brought back; undefined where there is no form behind it. */
  restoring: Restoring | undefined;
}

/** What an entry changed, field by field with the form's labels; what the form does not show follows by its path. */
export function EntryChanges({ entry, entity, restoring }: EntryChangesProps) {
  const { t } = useTranslation();
  const text = useText();
  const { fields, others, before, after } = useMemo(
    () => entryFields(entity.form, entry.changes),
    [entity, entry.changes],
  );
  const words = useValueText(
    entity,
    fields.flatMap((field) => [field, ...(field.items ?? [])]),
  );
  if (entry.brief) return <p className={styles.note}>{t('entryHistory.brief')}</p>;
  if (entry.changes.length === 0) return <p className={styles.note}>{t('entryHistory.empty')}</p>;
  const now = restoring?.current();
  return (
    <>
      {fields.map((field) => {
        const then = now && valueAt(broughtBack(now, field, entry.changes), field.field);
        const isBack = now !== undefined && isSameField(field, valueAt(now, field.field), then);
        return (
          <FieldChange
            key={field.field}
            field={field}
            before={valueAt(before, field.field)}
            after={valueAt(after, field.field)}
            words={words}
            isNew={entry.action === 'created'}
            action={
              restoring ? (
                <Button
                  size="sm"
                  type="regular-no-border"
                  icon={<Undo2 />}
                  label={t('entryHistory.bringBackField', { field: text(field.label) })}
                  why={
                    restoring.why ??
                    (isWritable(field) ? (isBack ? t('entryHistory.same') : undefined) : t('entryHistory.notOnForm'))
                  }
                  onPress={() => restoring.bringBack([field])}
                >
                  {t('entryHistory.bringBack')}
                </Button>
              ) : null
            }
          />
        );
      })}
      <OtherChanges changes={others} hasTitle={fields.length > 0} entity={entity} />
    </>
  );
}
