import { useTranslation } from 'react-i18next';
import type { AuditChange } from '../../../generated/model/auditChange.ts';
import type { Entity } from '../../contract/entity.ts';
import { useNames } from '../entity/row-name.ts';
import { TextDiffView } from '../merge/text-diff-view.tsx';
import { useText } from '../text/use-text.ts';
import { labelOf } from './entry-words.ts';
import styles from './history.module.css';
import { isOfMerge } from './merge-change.ts';
import { type MergedEntity, MergeLines } from './merge-lines.tsx';
import { plainValue } from './plain-value.ts';

/** Props of {@link OtherChanges}. */
export interface OtherChangesProps {
  changes: readonly AuditChange[];
  /** Whether they stand below those of a form's fields, and say that they are not among these. */
  hasTitle: boolean;
  /** What changed: the columns of its list name the paths that they show. */
  entity?: (Pick<Entity, 'list'> & MergedEntity) | undefined;
}

/** Changes of what no form shows: what the property is called, and the values as one reads them. */
export function OtherChanges({ changes, hasTitle, entity }: OtherChangesProps) {
  const { t } = useTranslation();
  const text = useText();
  const name = useNames();
  const words = { name, yesNo: [t('changes.yes'), t('changes.no')] as const };
  if (changes.length === 0) return null;
  return (
    <section className={styles.others}>
      {hasTitle ? <h4 className={styles.label}>{t('entryHistory.others')}</h4> : null}
      {changes.map((change) => {
        const { path, before, after } = change;
        if (isOfMerge(change)) return <MergeLines key={path} change={change} entity={entity} />;
        return (
          <div key={path} className={styles.other} data-path={path}>
            <span className={styles.path}>{labelOf(entity, path, { t, text })}</span>
            <span>
              <TextDiffView text={plainValue(before, words)} other={undefined} side="before" />
              <span className={styles.arrow} role="img" aria-label={t('changes.becomes')}>
                →
              </span>
              <TextDiffView text={plainValue(after, words)} other={undefined} side="after" />
            </span>
          </div>
        );
      })}
    </section>
  );
}
