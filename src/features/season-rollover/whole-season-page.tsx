import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { getGetSeasonQueryOptions, getListSeasonsQueryKey } from '../../../generated/api/seasons/seasons.ts';
import { getListSsgtsQueryKey } from '../../../generated/api/ssgts/ssgts.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { useNamedSubject } from '../../engine/entity/page-subject.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import { ReadBoundary } from '../../engine/loading/read-boundary.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { RolloverPlaces } from './places.ts';
import styles from './rollover.module.css';
import { readCompetitions, readSeasons } from './rollover-calls.ts';
import { WholeSeasonRollover } from './whole-season-rollover.tsx';

/** The page that makes the next season's competitions from all of the season in the address. Another season or site begins with an empty page. */
export function WholeSeasonPage({ places }: { places: RolloverPlaces }) {
  const { uuid = '' } = useParams();
  const { instanceId } = useActiveSite();
  return <Page key={`${instanceId} ${uuid}`} uuid={uuid} places={places} />;
}

/** What is being chosen from must not change underneath. */
const STILL = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

const keyOfCompetitions = (seasonUuid: string): readonly unknown[] => [...getListSsgtsQueryKey(), 'of', seasonUuid];

function Page({ uuid, places }: { uuid: string; places: RolloverPlaces }) {
  const { t } = useTranslation();
  const season = useQuery({ ...getGetSeasonQueryOptions(uuid), ...STILL });
  const competitions = useQuery({
    queryKey: keyOfCompetitions(uuid),
    queryFn: ({ signal }) => readCompetitions(uuid, signal),
    ...STILL,
  });
  const seasons = useQuery({
    queryKey: getListSeasonsQueryKey(),
    queryFn: ({ signal }) => readSeasons(signal),
    ...STILL,
  });
  const nameOf = useRowNames();
  const name = season.data && nameOf(season.data, 'names');
  useNamedSubject(name ?? '');
  const crumbs = [
    { label: t('rollover.competitions'), href: places.list },
    { label: t('rollover.whole.seasons'), href: places.seasons },
  ];
  return (
    <>
      <PageHeader title={t('titles.rollover')} crumbs={crumbs}>
        {name === undefined ? null : t('rollover.whole.lead', { name })}
      </PageHeader>
      <div className={styles.page}>
        {season.data && competitions.data && seasons.data ? (
          <WholeSeasonRollover
            season={season.data}
            competitions={competitions.data}
            seasons={seasons.data}
            places={places}
          />
        ) : (
          <ReadBoundary reads={[season, competitions, seasons]} back={places.seasons} />
        )}
      </div>
    </>
  );
}
