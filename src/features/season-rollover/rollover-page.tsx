import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getListGameTypesQueryOptions } from '../../../generated/api/game-types/game-types.ts';
import { getListSeasonsQueryKey } from '../../../generated/api/seasons/seasons.ts';
import { getGetSsgtQueryOptions, getListConnectedTeamsQueryOptions } from '../../../generated/api/ssgts/ssgts.ts';
import { ApiError } from '../../contract/api-error.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { failureText } from '../../engine/failure-text.ts';
import { useNames } from '../../engine/names.ts';
import { useNamedSubject } from '../../engine/page-subject.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import type { RolloverPlaces } from './places.ts';
import styles from './rollover.module.css';
import { Rollover } from './rollover.tsx';
import { readSeasons } from './rollover-calls.ts';

/** The page that makes the next season's competition from the one in the address. Another competition or site begins anew. */
export function RolloverPage({ places }: { places: RolloverPlaces }) {
  const { uuid = '' } = useParams();
  const { instanceId } = useActiveSite();
  return <Page key={`${instanceId} ${uuid}`} uuid={uuid} places={places} />;
}

/** What is being chosen from must not change underneath. */
const STILL = { staleTime: 10_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

function Page({ uuid, places }: { uuid: string; places: RolloverPlaces }) {
  const { t } = useTranslation();
  const ssgt = useQuery({ ...getGetSsgtQueryOptions(uuid), ...STILL });
  const teams = useQuery({ ...getListConnectedTeamsQueryOptions(uuid), ...STILL });
  const gameTypes = useQuery({ ...getListGameTypesQueryOptions(), ...STILL });
  const seasons = useQuery({
    queryKey: getListSeasonsQueryKey(),
    queryFn: ({ signal }) => readSeasons(signal),
    ...STILL,
  });
  const nameOf = useNames();
  const name = ssgt.data && (nameOf(ssgt.data.names) || ssgt.data.displayName);
  useNamedSubject(name ?? '');
  const reads = [ssgt, teams, gameTypes, seasons];
  const error = reads.find((read) => read.error)?.error;
  const isGone = error instanceof ApiError && error.status === 404;
  const crumbs = [
    { label: t('rollover.competitions'), href: places.list },
    ...(name === undefined ? [] : [{ label: name, href: places.competition(uuid) }]),
  ];
  return (
    <>
      <PageHeader title={t('titles.rollover')} crumbs={crumbs}>
        {name === undefined ? null : t('rollover.lead', { name })}
      </PageHeader>
      <div className={styles.page}>
        {ssgt.data && teams.data && gameTypes.data && seasons.data ? (
          <Rollover
            ssgt={ssgt.data}
            teams={teams.data}
            gameTypes={gameTypes.data}
            seasons={seasons.data}
            places={places}
          />
        ) : isGone ? (
          <EmptyState
            title={t('engine.gone.text')}
            action={<ButtonLink href={places.list}>{t('engine.gone.back')}</ButtonLink>}
          />
        ) : error ? (
          <ErrorState
            title={t('messages.failedToLoadData')}
            onRetry={() => void Promise.all(reads.map((read) => read.refetch()))}
            isRetrying={reads.some((read) => read.isFetching)}
          >
            {failureText(t, error)}
          </ErrorState>
        ) : (
          <Loading />
        )}
      </div>
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" aria-label={t('ui.loading')} role="status">
      <Card>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} shape="control" />
        ))}
      </Card>
    </div>
  );
}
