import { Image } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { failureOf, outdatedOf } from '../../../engine/list/list-failure.tsx';
import { NoRows } from '../../../engine/list/no-rows.tsx';
import { isNarrowed, widened } from '../../../engine/list/use-list-state.ts';
import type { MediaKind } from '../../../engine/media/library-context.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { MediaEntities } from '../upload/use-media-entities.ts';
import styles from './picker.module.css';
import { PickerGrid, PickerPlaceholders } from './picker-grid.tsx';
import { PickerToolbar } from './picker-toolbar.tsx';
import type { Choice } from './use-choice.ts';
import { PAGE_SIZE, useLibraryList } from './use-library-list.ts';

/** Props of {@link LibraryView}. */
export interface LibraryViewProps {
  entities: MediaEntities;
  kinds: readonly MediaKind[];
  kind: MediaKind;
  /** The category that it opens on. */
  category: number | undefined;
  choice: Choice;
  /** What was chosen last, the newest first. */
  recent: readonly Media[];
  onKind(kind: MediaKind): void;
  onFiles(files: readonly File[]): void;
}

/** The library under what narrows it, by pages; what was chosen last stands before all of it. */
export function LibraryView({ entities, kinds, kind, category, choice, recent, onKind, onFiles }: LibraryViewProps) {
  const { t } = useTranslation();
  const text = useText();
  const list = useLibraryList(entities[kind], category);
  const { entity, state, change, query, rows, total } = list;
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const turn = (by: -1 | 1): boolean => {
    const page = state.page + by;
    if (page < 1 || page > last) return false;
    change({ page });
    return true;
  };
  const isWhole = !isNarrowed(entity.list, state) && state.page === 1;
  const latest = isWhole ? recent.filter(({ type }) => type === kind) : [];
  const all = text(entity.labels.many);
  const failed = failureOf(t, query);
  return (
    <>
      <PickerToolbar list={list} kinds={kinds} kind={kind} entities={entities} onKind={onKind} onFiles={onFiles} />
      {outdatedOf(t, query)}
      {latest.length > 0 && !failed ? (
        <section className={styles.part}>
          <h3 className={styles.heading}>{t('mediaPicker.recent')}</h3>
          <PickerGrid label={t('mediaPicker.recent')} rows={latest} choice={choice} />
        </section>
      ) : null}
      <section className={styles.part} aria-busy={query.isFetching}>
        {latest.length > 0 && !failed ? <h3 className={styles.heading}>{all}</h3> : null}
        {failed ??
          (query.isPending ? (
            <PickerPlaceholders />
          ) : rows.length > 0 ? (
            <PickerGrid
              label={all}
              rows={rows}
              choice={choice}
              isRefreshing={query.isFetching && query.isPlaceholderData}
              onTurn={turn}
            />
          ) : isNarrowed(entity.list, state) ? (
            <NoRows entity={entity} isNarrowed onClear={() => change(widened(entity.list))} />
          ) : (
            <EmptyState icon={<Image />} title={t('media.empty')}>
              {t('mediaPicker.empty')}
            </EmptyState>
          ))}
        {total > PAGE_SIZE ? (
          <Pagination page={state.page} pageSize={PAGE_SIZE} total={total} onPage={(page) => change({ page })} />
        ) : null}
      </section>
    </>
  );
}
