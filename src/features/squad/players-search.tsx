import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlayersWithoutTeam } from '../../../generated/api/index.ts';
import type { PlayerRow } from '../../../generated/model/index.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import { FoundRow } from './found-row.tsx';
import { PeopleSearch } from './people-search.tsx';
import type { Side } from './squad.ts';
import { playerOf } from './squad-bodies.ts';
import type { Standing } from './squad-changes.ts';
import { foundOf, SEARCHING, useSearch } from './use-found.ts';
import type { SquadActions } from './use-squad-actions.ts';

/** What a search needs of the squad. */
export interface SearchProps {
  /** How the people of the squad stand to it, by uuid. */
  standings: ReadonlyMap<string, Standing>;
  /** Why nobody can be added. */
  why: string | undefined;
  actions: SquadActions;
  /** Which side is searched: shown above the box. */
  choice?: ReactNode;
}

const side: Side = 'players';

/** Looks for players who belong to no team. */
export function PlayersSearch({ standings, why, actions, choice }: SearchProps) {
  const { t } = useTranslation();
  const name = useNames();
  const search = useSearch();
  const answer = useListPlayersWithoutTeam(
    { pageSize: search.pageSize, ...(search.settled === '' ? {} : { searchToken: search.settled }) },
    { query: SEARCHING },
  );
  const { data } = answer;
  const people = useMemo(() => (data?.items ?? []).map((player) => ({ player, member: playerOf(player) })), [data]);
  const detailsOf = ({ position, dateOfBirth }: PlayerRow): string =>
    [position ? name(position.names) : '', dateOfBirth].filter(Boolean).join(', ');
  return (
    <PeopleSearch
      title={t('squad.search.title')}
      label={t('squad.search.players')}
      hint={undefined}
      found={foundOf(search, answer)}
      choice={choice}
    >
      {people.map(({ player, member }) => (
        <FoundRow
          key={player.uuid}
          side={side}
          member={member}
          details={detailsOf(player)}
          standing={standings.get(player.uuid)}
          why={why}
          onJoin={actions.joinPlayers}
          onLeave={actions.leave}
        />
      ))}
    </PeopleSearch>
  );
}
