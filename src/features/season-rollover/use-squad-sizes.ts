import { useQueries } from '@tanstack/react-query';
import { getGetTeamSquadQueryOptions } from '../../../generated/api/squads/squads.ts';

/** How many players and staff a team has; undefined where they could not be read. */
export type SquadSizes = ReadonlyMap<string, { players: number; staff: number } | undefined>;

/** Reads how many belong to each team; undefined until all have been asked. What cannot be read is left out: nothing depends on it. */
export function useSquadSizes(teams: readonly string[]): SquadSizes | undefined {
  return useQueries({
    queries: teams.map((teamUuid) => ({ ...getGetTeamSquadQueryOptions({ teamUuid }), staleTime: 60_000 })),
    combine: (squads) =>
      squads.some(({ isPending }) => isPending)
        ? undefined
        : new Map(
            squads.map(({ data }, index) => [
              teams[index] ?? '',
              data && { players: data.players.length, staff: data.staffs.length },
            ]),
          ),
  });
}
