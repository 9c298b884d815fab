import { ExternalLink, Merge } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { AppLink } from '../../ui/link.tsx';
import { rowDescription } from '../cells/row-description.ts';
import { Thumbnail } from '../cells/thumbnail.tsx';
import { useCellWords } from '../cells/use-cell-text.ts';
import { isStored } from '../entity/entity-kinds.ts';
import { editPath, mergeHref } from '../entity/paths.ts';
import { textAt } from '../values/values.ts';
import styles from './similar.module.css';
import type { SimilarCheck } from './use-similar.ts';

/** Props of {@link SimilarHint}. */
export interface SimilarHintProps {
  entity: Entity;
  found: readonly object[];
  /** The identifier of what is edited, where it is stored and may be merged with one of them. */
  id?: string | undefined;
}

/** Says quietly, beside the form, that others look like this one. */
export function SimilarHint({ entity, found, id }: SimilarHintProps) {
  const { t } = useTranslation();
  if (found.length === 0) return null;
  return (
    <Banner status="warning" title={t(id === undefined ? 'similar.hint' : 'similar.stored')}>
      <Others entity={entity} rows={found} mergedWith={id} />
    </Banner>
  );
}

/** Props of {@link SimilarQuestion}. */
export interface SimilarQuestionProps {
  entity: Entity;
  check: SimilarCheck;
}

/** Asks before a new one is made that looks like others. */
export const SimilarQuestion = memo(function SimilarQuestion({ entity, check }: SimilarQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen={check.asked !== undefined}
      onClose={() => check.answer(false)}
      onConfirm={() => check.answer(true)}
      title={t('similar.title')}
      confirm={t('similar.confirm')}
      cancel={t('similar.cancel')}
    >
      <p>{t('similar.text')}</p>
      <Others entity={entity} rows={check.asked ?? []} />
    </ConfirmDialog>
  );
});

interface OthersProps {
  entity: Entity;
  rows: readonly object[];
  mergedWith?: string | undefined;
}

/** Links to others, each with what its list tells of it; they open in a new tab, so that the form stays. */
function Others({ entity, rows, mergedWith }: OthersProps) {
  const { t } = useTranslation();
  const words = useCellWords();
  const picture = entity.list?.columns.find(({ kind }) => kind === 'image')?.field;
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const id = textAt(row, entity.id);
        const name = textAt(row, entity.title);
        const about = rowDescription(entity, row, words);
        const merge = mergedWith === undefined ? undefined : mergeHref(entity, [mergedWith, id]);
        return (
          <li key={id}>
            {picture ? (
              <span className={styles.picture}>
                <Thumbnail address={textAt(row, picture)} name={name} />
              </span>
            ) : null}
            {isStored(entity) ? (
              <AppLink href={editPath(entity, id, row)} target="_blank" className={styles.link}>
                {name}
                <ExternalLink aria-label={t('similar.newTab')} />
              </AppLink>
            ) : (
              name
            )}
            {about ? <small className={styles.rest}>{about}</small> : null}
            {merge ? (
              <AppLink href={merge} className={styles.merge} aria-label={t('similar.mergeWith', { name })}>
                <Merge aria-hidden="true" />
                {t('similar.merge')}
              </AppLink>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
