import { useMemo } from 'react';
import { useListPlayerPositions } from '../../../generated/api/index.ts';
import { useNames } from '../../engine/entity/row-name.ts';
import type { Squad } from './squad.ts';
import { changesOf, countOf, rowsOf, type Standing, withWrongNumber } from './squad-changes.ts';
import type { SquadEdits } from './squad-edits.ts';

/** What a squad under edit comes to: its rows, how many people a save concerns, and whom it cannot be saved with. */
export function useSquadView(squad: Squad, edits: SquadEdits) {
  const players = useMemo(() => rowsOf('players', squad, edits), [squad, edits]);
  const staff = useMemo(() => rowsOf('staff', squad, edits), [squad, edits]);
  return useMemo(() => {
    const everybody = [...players, ...staff];
    return {
      players,
      staff,
      changes: countOf(changesOf(players)) + countOf(changesOf(staff)),
      wrong: withWrongNumber(players).map(({ member }) => member.uuid),
      standings: new Map<string, Standing>(everybody.map(({ member, standing }) => [member.uuid, standing])),
      names: new Map(everybody.map(({ member }) => [member.uuid, member.fullName])),
    };
  }, [players, staff]);
}

/** The positions as the service lists them, from the goal forwards: names in the interface's language, by code. */
export function usePositions(): ReadonlyMap<string, string> {
  const name = useNames();
  const { data } = useListPlayerPositions();
  return useMemo(() => new Map((data ?? []).map(({ code, names }) => [code, name(names) || code])), [data, name]);
}
