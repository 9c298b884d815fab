import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getGetStatisticsModuleQueryOptions,
  getGetStatisticsModuleV2QueryOptions,
} from '../../../generated/api/statistics/statistics.ts';
import type { StatisticsColumn, StatisticsKey, StatisticsRow } from '../../../generated/model/index.ts';
import { numberWidth } from '../../engine/cells/column-width.ts';
import { pictureAddress } from '../../engine/media/media-string.ts';
import { useShownPicture } from '../../engine/media/use-shown-picture.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { figureText } from '../../engine/values/figure-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataColumn, Sort } from '../../ui/data-table-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExportStatistics } from './export-statistics.tsx';
import styles from './statistics-page.module.css';
import { COLUMNS_OF_V1, NAME, type StatisticsView, sortRows } from './statistics-view.ts';

/** Props of {@link StatisticsTable}. */
export interface StatisticsTableProps {
  ssgtUuid: string;
  view: StatisticsView;
  onSort(sort: Sort): void;
}

interface Statistics {
  columns?: readonly StatisticsColumn[];
  rows: readonly StatisticsRow[];
}

const NONE: readonly StatisticsRow[] = [];

/** One module of statistics as a table that can be ordered by every column. */
export function StatisticsTable({ ssgtUuid, view, onSort }: StatisticsTableProps) {
  const { t } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useStatistics(ssgtUuid, view);
  const values = data?.columns ?? COLUMNS_OF_V1;
  const isKnown = view.sort.column === NAME || values.some(({ key }) => key === view.sort.column);
  const column = isKnown ? view.sort.column : 'points';
  const direction = isKnown ? view.sort.direction : 'desc';
  const rows = useMemo(() => sortRows(data?.rows ?? NONE, { column, direction }), [data, column, direction]);
  const most = Math.max(0, ...rows.map((row) => row.values[column as StatisticsKey] ?? 0));
  const columns = useColumns(values, column, most);
  return (
    <DataTable
      label={t(`statistics.modules.${view.module}`)}
      columns={columns}
      rows={rows}
      getRowId={({ player }) => player.uuid}
      rowHref={({ player }) => `/sports/players/${encodeURIComponent(player.uuid)}/profile`}
      sort={{ column, direction }}
      // Of a number the most is asked for first, of a name the beginning of the alphabet.
      onSort={(next) => onSort(next.column === column || next.column === NAME ? next : { ...next, direction: 'desc' })}
      isLoading={isPending}
      footer={rows.length > 0 ? <ExportStatistics {...{ rows, values }} /> : undefined}
      empty={
        <EmptyState icon={<ChartColumn />} title={t('statistics.none')}>
          {t('statistics.noneText')}
        </EmptyState>
      }
      error={
        error && !data ? (
          <ErrorState title={t('messages.failedToLoadData')} onRetry={() => void refetch()} isRetrying={isFetching}>
            {failureText(t, error)}
          </ErrorState>
        ) : undefined
      }
    />
  );
}

function useStatistics(ssgt: string, { module, version }: StatisticsView): UseQueryResult<Statistics> {
  const first = useQuery({ ...getGetStatisticsModuleQueryOptions(module, { ssgt }), enabled: version === 'v1' });
  const second = useQuery({ ...getGetStatisticsModuleV2QueryOptions(module, { ssgt }), enabled: version === 'v2' });
  return version === 'v1' ? first : second;
}

/** The length of the longest bar, px. */
const BAR = 120;

/** The width of a column of times on one line, such as 357:39, px. */
const TIME = 84;

/** A value beside the others of its column: a bar of the length that it has of the most. */
function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} width={BAR} height="8" aria-hidden="true" focusable="false">
      <rect width={Math.max(0, share) * BAR} height="8" rx="4" />
    </svg>
  );
}

/** The first portrait; the initials without one. */
function Portrait({ player }: { player: StatisticsRow['player'] }) {
  const picture = useShownPicture(player.portrait ?? '');
  return <Avatar name={player.fullName} image={pictureAddress(picture, { width: 64, height: 64 }) || undefined} />;
}

/** The columns of some values. Each is as wide as what it is called, and the one in whose order the rows stand has room for its arrow. */
function useColumns(
  values: readonly StatisticsColumn[],
  ordered: string,
  most: number,
): ReadonlyArray<DataColumn<StatisticsRow>> {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    () => [
      {
        id: NAME,
        header: t('statistics.player'),
        isSortable: true,
        cell: ({ player, team }) => (
          <span className={styles.player}>
            <span className={styles.number}>{player.jerseyNumber}</span> <Portrait player={player} />
            <span className={styles.names}>
              <span className={styles.name}>{player.fullName}</span>
              {team?.displayName ? (
                <>
                  {' '}
                  <small className={styles.team}>{team.displayName}</small>
                </>
              ) : null}
            </span>
          </span>
        ),
      },
      ...values.map(
        ({ key, kind }): DataColumn<StatisticsRow> => ({
          id: key,
          header: t(`statistics.keys.${key}`),
          isSortable: true,
          align: 'end',
          width: Math.max(kind === 'seconds' ? TIME : 0, numberWidth(t(`statistics.keys.${key}`), key === ordered)),
          cell: (row) => figureText(row.values[key], kind, language),
        }),
      ),
      ...values.flatMap(({ key }): DataColumn<StatisticsRow>[] =>
        key === ordered && most > 0
          ? [
              {
                id: 'chart',
                header: t('statistics.chart'),
                isHeaderHidden: true,
                width: BAR + 40,
                priority: 3,
                cell: (row) => <Bar share={(row.values[key] ?? 0) / most} />,
              },
            ]
          : [],
      ),
    ],
    [values, ordered, most, t, language],
  );
}
