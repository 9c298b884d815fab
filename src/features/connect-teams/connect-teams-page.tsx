import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getGetSsgtQueryOptions, getListConnectedTeamsQueryOptions } from '../../../generated/api/ssgts/ssgts.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { ReadBoundary } from '../../engine/loading/read-boundary.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
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
  const nameOf = useRowNames();
  const name = ssgt.data && nameOf(ssgt.data, 'titles');
  const crumbs = [
    { label: t('connectTeams.competitions'), href: places.list },
    ...(name === undefined ? [] : [{ label: name, href: places.competition(uuid) }]),
  ];
  return (
    <>
      <PageHeader title={t('places.connectTeams')} crumbs={crumbs}>
        {name}
      </PageHeader>
      <div className={styles.page}>
        {ssgt.data && teams.data ? (
          <ConnectTeams ssgt={ssgt.data} initial={teams.data} places={places} />
        ) : (
          <ReadBoundary reads={[ssgt, teams]} back={places.list} />
        )}
      </div>
    </>
  );
}
