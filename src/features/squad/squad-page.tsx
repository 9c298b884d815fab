import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useGetTeam, useGetTeamSquad } from '../../../generated/api/index.ts';
import type { Text } from '../../contract/text.ts';
import { useNamedSubject } from '../../engine/entity/page-subject.ts';
import { ReadBoundaryPage } from '../../engine/loading/read-boundary.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RolesProvider } from './role-suggestions.tsx';
import { readSquad } from './squad-bodies.ts';
import { SquadEditor } from './squad-editor.tsx';
import { SquadSkeleton } from './squad-skeleton.tsx';

/** Where the page leads to. */
export interface SquadPlaces {
  teams: string;
  team(teamUuid: string): string;
}

/** Props of {@link SquadPage}. */
export interface SquadPageProps {
  places: SquadPlaces;
  /** Usual roles of staff. */
  roles: readonly Text[];
}

/** The page of a team's squad (specification §2: `/sports/teams/{teamUuid}/squad`). */
export function SquadPage({ places, roles }: SquadPageProps) {
  const { teamUuid = '' } = useParams();
  return (
    <RolesProvider value={roles}>
      <TeamSquad key={teamUuid} teamUuid={teamUuid} places={places} />
    </RolesProvider>
  );
}

/** What is being edited must not change underneath: a save tells when somebody else was quicker. */
const STEADY = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

function TeamSquad({ teamUuid, places }: { teamUuid: string; places: SquadPlaces }) {
  const { t } = useTranslation();
  const { data: team, isError: isNameless } = useGetTeam(teamUuid);
  const read = useGetTeamSquad({ teamUuid }, { query: STEADY });
  const { data } = read;
  const squad = useMemo(() => (data ? readSquad(data) : undefined), [data]);
  const name = team?.displayName ?? '';
  useNamedSubject(name);
  const teams = { label: t('squad.teams'), href: places.teams };
  const crumbs = name === '' ? [teams] : [teams, { label: name, href: places.team(teamUuid) }];
  const title = name === '' ? t('squad.squad') : t('squad.title', { team: name });
  if (squad) {
    return (
      <>
        {/* It would be called something else first, and a browser that translates the page would have translated that. */}
        <PageHeader title={name === '' && !isNameless ? undefined : title} crumbs={crumbs} />
        <SquadEditor teamUuid={teamUuid} initial={squad} />
      </>
    );
  }
  return (
    <ReadBoundaryPage reads={[read]} title={title} crumbs={crumbs} back={places.teams} loading={<SquadSkeleton />} />
  );
}
