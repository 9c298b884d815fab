import { useTranslation } from 'react-i18next';
import type { AuditChange } from '../../../generated/model/auditChange.ts';
import type { Entity } from '../../contract/entity.ts';
import { AppLink } from '../../ui/link.tsx';
import { editPath } from '../entity/paths.ts';
import styles from './history.module.css';
import { mergedOnes } from './merge-change.ts';

/** What was merged, in words that lead to the other one where it has a page. */
export function MergeLines({ change, entity }: { change: AuditChange; entity: MergedEntity | undefined }) {
  const { t } = useTranslation();
  const { edit } = entity?.paths ?? {};
  return mergedOnes(change).map(({ uuid, name, kind }) => {
    const told = t(`entryHistory.lists.${change.path}.${kind}`, { names: name });
    return (
      <div key={`${kind}.${uuid}`} className={styles.other} data-path={change.path}>
        {entity && edit !== undefined ? (
          <AppLink href={editPath({ ...entity, paths: { edit } }, uuid)} className={styles.merged}>
            {told}
          </AppLink>
        ) : (
          <span>{told}</span>
        )}
      </div>
    );
  });
}

/** What is needed of a definition to lead to another thing of its kind. */
export type MergedEntity = Pick<Entity, 'paths' | 'parameters'>;
