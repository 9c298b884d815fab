import { useTranslation } from 'react-i18next';
import type { AuditChange } from '../../../generated/model/auditChange.ts';
import type { Entity } from '../../contract/entity.ts';
import { TextDiffView } from '../merge/text-diff-view.tsx';
import { useText } from '../text/use-text.ts';
import styles from './history.module.css';
import { pathLabel } from './path-label.ts';

/** Props of {@link OtherChanges}. */
export interface OtherChangesProps {
  changes: readonly AuditChange[];
  /** Whether they stand below those of a form's fields, and say that they are not among these. */
  hasTitle: boolean;
  /** What changed: the columns of its list name the paths that they show. */
  entity?: Pick<Entity, 'list'> | undefined;
}

/** Changes of what no form shows: the path and the values as they were recorded. */
export function OtherChanges({ changes, hasTitle, entity }: OtherChangesProps) {
  const { t } = useTranslation();
  const text = useText();
  if (changes.length === 0) return null;
  return (
    <section className={styles.others}>
      {hasTitle ? <h4 className={styles.label}>{t('entryHistory.others')}</h4> : null}
      {changes.map(({ path, before, after }) => {
        const label = entity && pathLabel(entity, path);
        return (
          <div key={path} className={styles.other} data-path={path}>
            {label === undefined ? (
              <code className={styles.path}>{path}</code>
            ) : (
              <span className={styles.path}>{text(label)}</span>
            )}
            <span>
              <TextDiffView text={written(before)} other={undefined} side="before" />
              <span className={styles.arrow} role="img" aria-label={t('changes.becomes')}>
                →
              </span>
              <TextDiffView text={written(after)} other={undefined} side="after" />
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** A value as it is: a text by itself, anything else as JSON; an empty text for nothing. */
function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
