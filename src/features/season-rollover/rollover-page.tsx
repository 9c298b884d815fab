import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getListGameTypesQueryOptions } from '../../../generated/api/game-types/game-types.ts';
import { getListSeasonsQueryKey } from '../../../generated/api/seasons/seasons.ts';
import { getGetSsgtQueryOptions, getListConnectedTeamsQueryOptions } from '../../../generated/api/ssgts/ssgts.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useNamedSubject } from '../../engine/entity/page-subject.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { ReadBoundary } from '../../engine/loading/read-boundary.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
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
  const nameOf = useRowNames();
  const name = ssgt.data && nameOf(ssgt.data, 'titles');
  useNamedSubject(name ?? '');
  const crumbs = [
    { label: t('rollover.competitions'), href: places.list },
    ...(name === undefined ? [] : [{ label: name, href: places.competition(uuid) }]),
  ];
  return (
    <>
      <PageHeader
        title={t('titles.rollover')}
        crumbs={crumbs}
        actions={
          ssgt.data ? (
            <ButtonLink href={places.wholeSeason(ssgt.data.season.uuid)}>{t('rollover.whole.link')}</ButtonLink>
          ) : null
        }
      >
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
        ) : (
          <ReadBoundary reads={[ssgt, teams, gameTypes, seasons]} back={places.list} />
        )}
      </div>
    </>
  );
}
