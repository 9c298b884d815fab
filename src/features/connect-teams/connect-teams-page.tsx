import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getGetSsgtQueryOptions, getListConnectedTeamsQueryOptions } from '../../../generated/api/ssgts/ssgts.ts';
import { ApiError } from '../../contract/api-error.ts';
import { failureText } from '../../engine/failure-text.ts';
import { useNames } from '../../engine/names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PLACEHOLDERS, Skeleton } from '../../ui/skeleton.tsx';
import styles from './connect-teams.module.css';
import { ConnectTeams } from './connect-teams.tsx';
import type { ConnectTeamsPlaces } from './places.ts';

/** The page that connects teams to the competition in the address (specification §2). */
export function ConnectTeamsPage({ places }: { places: ConnectTeamsPlaces }) {
  const { uuid = '' } = useParams();
  return <Page key={uuid} uuid={uuid} places={places} />;
}

/** What is being edited must not change underneath, and its version hangs on the very body that came. */
const STILL = {
  structuralSharing: false,
  staleTime: 10_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

function Page({ uuid, places }: { uuid: string; places: ConnectTeamsPlaces }) {
  const { t } = useTranslation();
  const ssgt = useQuery({ ...getGetSsgtQueryOptions(uuid), ...STILL });
  const teams = useQuery({ ...getListConnectedTeamsQueryOptions(uuid), ...STILL });
  const nameOf = useNames();
  const name = ssgt.data && (nameOf(ssgt.data.names) || ssgt.data.displayName);
  const crumbs = [
    { label: t('connectTeams.competitions'), href: places.list },
    ...(name === undefined ? [] : [{ label: name, href: places.competition(uuid) }]),
  ];
  const error = ssgt.error ?? teams.error;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHeader title={t('titles.connectTeams')} crumbs={crumbs}>
        {name}
      </PageHeader>
      <div className={styles.page}>
        {ssgt.data && teams.data ? (
          <ConnectTeams ssgt={ssgt.data} initial={teams.data} places={places} />
        ) : isGone ? (
          <EmptyState
            title={t('engine.gone.text')}
            action={<ButtonLink href={places.list}>{t('engine.gone.back')}</ButtonLink>}
          />
        ) : error ? (
          <ErrorState
            title={t('messages.failedToLoadData')}
            onRetry={() => void Promise.all([ssgt.refetch(), teams.refetch()])}
            isRetrying={ssgt.isFetching || teams.isFetching}
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
