import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlayers, useListPlayersWithoutTeam } from '../../../generated/api/index.ts';
import type { PlayerRow } from '../../../generated/model/index.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import { FoundRow } from './found-row.tsx';
import { NewPlayer } from './new-player.tsx';
import { PeopleSearch } from './people-search.tsx';
import type { Side } from './squad.ts';
import { foundPlayer } from './squad-bodies.ts';
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

/** Looks for players: before a word is written among those without a team, then among all; one whom nobody finds is made. */
export function PlayersSearch({ standings, why, actions, choice }: SearchProps) {
  const { t } = useTranslation();
  const name = useNames();
  const search = useSearch();
  const { settled, pageSize } = search;
  const isWide = settled !== '';
  const free = useListPlayersWithoutTeam({ pageSize }, { query: { ...SEARCHING, enabled: !isWide } });
  const all = useListPlayers({ pageSize, searchToken: settled }, { query: { ...SEARCHING, enabled: isWide } });
  const answer = isWide ? all : free;
  const { data } = answer;
  const people = useMemo(() => (data?.items ?? []).map((player) => ({ player, member: foundPlayer(player) })), [data]);
  const detailsOf = ({ team, position, dateOfBirth }: PlayerRow): string =>
    [team?.displayName, position ? name(position.names) : '', dateOfBirth].filter(Boolean).join(', ');
  return (
    <PeopleSearch
      title={t('squad.search.title')}
      label={t('squad.search.players')}
      hint={undefined}
      told={isWide ? undefined : t('squad.search.free', { count: data?.total ?? 0 })}
      found={foundOf(search, answer)}
      choice={choice}
      foot={why === undefined && isWide ? <NewPlayer name={settled} onMade={actions.joinPlayers} /> : null}
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
