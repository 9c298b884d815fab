import { keepPreviousData } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useGetSsgt, useListSsgts } from '../../../generated/api/ssgts/ssgts.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { ReadBoundary } from '../../engine/loading/read-boundary.tsx';
import { paths } from '../../engine/routing/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterChip } from '../../ui/filter-chip.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CompetitionFacts } from './competition-facts.tsx';
import styles from './statistics-page.module.css';
import { StatisticsPanel } from './statistics-panel.tsx';
import { COMPETITION } from './statistics-view.ts';

const newestFirst = { sortBy: 'season', sortOrder: 'desc', pageSize: 50 } as const;

/**
 * The statistics of any competition of the site, of the newest season at first: for sites that have statistics and do
 * not manage their competitions, which alone leads to the page of one.
 */
export function StatisticsOverviewPage() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState('');
  const first = useListSsgts(newestFirst);
  const found = useListSsgts(
    { ...newestFirst, ...(typed ? { searchToken: typed } : {}) },
    { query: { placeholderData: keepPreviousData } },
  );
  const uuid = address.get(COMPETITION) ?? first.data?.items[0]?.uuid;
  const chosen = useGetSsgt(uuid ?? '', { query: { enabled: uuid !== undefined } });
  const nameOf = useRowNames();
  const option = (ssgt: { uuid: string }) => ({ value: ssgt.uuid, label: nameOf(ssgt, 'titles') });
  const choose = (next: string | null): void => {
    if (next !== null)
      setAddress((before) => ({ ...Object.fromEntries(before), [COMPETITION]: next }), { replace: true });
  };
  const unread = [first, chosen].filter(({ error }) => Boolean(error));
  return (
    <>
      <PageHeader title={t('statistics.title')}>
        {chosen.data ? <CompetitionFacts ssgt={chosen.data} /> : null}
      </PageHeader>
      <div className={styles.page}>
        {unread.length > 0 ? (
          <ReadBoundary reads={unread} back={paths.statistics()} />
        ) : first.data?.total === 0 ? (
          <EmptyState icon={<ChartColumn />} title={t('statistics.noCompetition')} />
        ) : (
          <StatisticsPanel
            ssgtUuid={uuid}
            chips={
              <FilterChip
                label={t('statistics.competition')}
                isFixed
                isSearchable
                value={uuid ?? null}
                chosen={chosen.data && option(chosen.data)}
                options={(found.data?.items ?? []).map(option)}
                isLoading={found.isFetching}
                onInputChange={setTyped}
                onChange={choose}
              />
            }
          />
        )}
      </div>
    </>
  );
}
