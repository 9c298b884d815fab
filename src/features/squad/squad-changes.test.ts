import { describe, expect, it } from 'vitest';
import { inOrder, type RowOrder } from './row-order.ts';
import type { Member, PlayerValues, Squad } from './squad.ts';
import { addedBy, playersBody, staffBody } from './squad-bodies.ts';
import {
  changedSides,
  changesOf,
  clashesOf,
  countOf,
  fallenAway,
  rowsOf,
  theirChanges,
  withoutNumber,
  withWrongNumber,
} from './squad-changes.ts';
import { join, leave, NO_EDITS, type SideEdits, type SquadEdits, setValue, stay } from './squad-edits.ts';

const person = <Values>(uuid: string, lastName: string, values: Values): Member<Values> => ({
  uuid,
  firstName: 'Kim',
  lastName,
  fullName: `Kim ${lastName}`,
  note: '',
  values,
});
const player = (uuid: string, lastName: string, jerseyNumber: number | null, positionCode: string | null = 'D') =>
  person(uuid, lastName, { jerseyNumber, positionCode });

const squad: Squad = {
  players: {
    members: [player('a', 'Berg', 9), player('b', 'Ek', 10, 'GK'), player('c', 'Ål', null, null)],
    version: 'p1',
  },
  staff: { members: [{ ...person('s', 'Dal', { role: 'Coach' }), sortOrder: 4 }], version: 's1' },
};
type Players = SideEdits<PlayerValues>;
const players = (...changes: ((edits: Players) => Players)[]): SquadEdits => ({
  ...NO_EDITS,
  players: changes.reduce((edits, change) => change(edits), NO_EDITS.players),
});
const standing = (edits: SquadEdits) =>
  rowsOf('players', squad, edits).map(({ member, standing: how }) => `${member.uuid} ${how}`);
const newcomer = player('n', 'Ny', 9);

describe('who is in the squad', () => {
  it('is who is stored, as long as nothing is changed', () => {
    expect(standing(NO_EDITS)).toEqual(['a stays', 'b stays', 'c stays']);
    expect(changedSides(squad, NO_EDITS)).toEqual([]);
    expect(playersBody(squad, NO_EDITS)).toEqual({ addedPlayers: [], removedPlayers: [] });
  });

  it('keeps whoever leaves in sight, and takes them back with what was set of them', () => {
    const left = players(
      (edits) => setValue(edits, 'a', 'jerseyNumber', 4),
      (edits) => leave(edits, 'a'),
    );
    expect(standing(left)).toEqual(['a leaves', 'b stays', 'c stays']);
    expect(playersBody(squad, left)).toEqual({ addedPlayers: [], removedPlayers: [{ uuid: 'a' }] });
    const back = { ...left, players: stay(left.players, 'a') };
    expect(playersBody(squad, back).addedPlayers).toEqual([{ uuid: 'a', jerseyNumber: 4 }]);
  });

  it('shows the latest who joined first, each once', () => {
    const edits = players(
      (now) => join(now, newcomer),
      (now) => join(now, player('m', 'Mo', null)),
      (now) => join(now, newcomer),
    );
    expect(standing(edits)).toEqual(['m joins', 'n joins', 'a stays', 'b stays', 'c stays']);
  });

  it('forgets whoever joined and leaves again, with what was set of them', () => {
    const edits = players(
      (now) => join(now, newcomer),
      (now) => setValue(now, 'n', 'jerseyNumber', 4),
      (now) => leave(now, 'n'),
    );
    expect(edits).toEqual(NO_EDITS);
    expect(players((now) => join(now, newcomer)).players.set.jerseyNumber).toEqual({});
  });

  it('takes whoever is about to leave back when they are added again', () => {
    expect(
      players(
        (now) => leave(now, 'a'),
        (now) => join(now, player('a', 'Berg', 9)),
      ),
    ).toEqual(NO_EDITS);
  });

  it('counts a value that is as it was as no change', () => {
    const edits = players(
      (now) => setValue(now, 'a', 'jerseyNumber', 5),
      (now) => setValue(now, 'a', 'jerseyNumber', 9),
    );
    expect(changedSides(squad, edits)).toEqual([]);
  });

  it('is not misled by a uuid that every object has a property of', () => {
    const odd = { ...squad, players: { members: [player('constructor', 'Odd', 1)], version: 'p' } };
    expect(rowsOf('players', odd, NO_EDITS)[0]?.values.jerseyNumber).toBe(1);
  });
});

describe('what is sent', () => {
  it('has number and position of who joins, and of the others only what changed', () => {
    const edits = players(
      (now) => join(now, newcomer),
      (now) => setValue(now, 'n', 'positionCode', null),
      (now) => setValue(now, 'b', 'jerseyNumber', null),
      (now) => leave(now, 'c'),
    );
    expect(playersBody(squad, edits)).toEqual({
      addedPlayers: [
        { uuid: 'n', jerseyNumber: 9, positionCode: null },
        { uuid: 'b', jerseyNumber: null },
      ],
      removedPlayers: [{ uuid: 'c' }],
    });
    expect(addedBy('players', squad, edits)).toEqual(['n', 'b']);
    expect(changedSides(squad, edits)).toEqual(['players']);
    expect(countOf(changesOf(rowsOf('players', squad, edits)))).toBe(3);
  });

  it('puts new staff behind the others, in the order in which they joined, and trims roles', () => {
    const staff = [person('x', 'X', { role: ' Physio ' }), person('y', 'Y', { role: ' ' })].reduce(
      join,
      NO_EDITS.staff,
    );
    const edits = { ...NO_EDITS, staff: setValue(staff, 's', 'role', 'Head coach') };
    expect(staffBody(squad, edits)).toEqual({
      addedStaffs: [
        { uuid: 'x', role: 'Physio', sortOrder: 5 },
        { uuid: 'y', role: null, sortOrder: 6 },
        { uuid: 's', role: 'Head coach' },
      ],
      removedStaffs: [],
    });
    expect(addedBy('staff', squad, edits)).toEqual(['x', 'y', 's']);
    expect(changedSides(squad, edits)).toEqual(['staff']);
  });
});

describe('jersey numbers', () => {
  const edits = players(
    (now) => join(now, newcomer),
    (now) => setValue(now, 'b', 'jerseyNumber', 100),
  );
  const rows = rowsOf('players', squad, edits);

  it('clash when two who stay or join share one', () => {
    expect([...clashesOf(rows)].map(([number, same]) => [number, same.map(({ member }) => member.uuid)])).toEqual([
      [9, ['n', 'a']],
    ]);
    const without = { ...edits, players: leave(edits.players, 'a') };
    expect(clashesOf(rowsOf('players', squad, without)).size).toBe(0);
  });

  it('are missed where there is none, and wrong where no jersey has them', () => {
    expect(withoutNumber(rows).map(({ member }) => member.uuid)).toEqual(['c']);
    expect(withWrongNumber(rows).map(({ member }) => member.uuid)).toEqual(['b']);
    const gone = players(
      (now) => setValue(now, 'b', 'jerseyNumber', 100),
      (now) => leave(now, 'b'),
      (now) => leave(now, 'c'),
    );
    expect(withoutNumber(rowsOf('players', squad, gone))).toEqual([]);
    expect(withWrongNumber(rowsOf('players', squad, gone))).toEqual([]);
  });
});

describe('a squad that somebody else changed meanwhile', () => {
  const theirs: Squad = {
    ...squad,
    players: { members: [player('a', 'Berg', 77), player('b', 'Ek', 10, 'GK'), newcomer], version: 'p2' },
  };

  it('tells who came, who went and what changed', () => {
    expect(theirChanges('players', squad, theirs, NO_EDITS)).toEqual({
      joined: [newcomer],
      left: [squad.players.members[2]],
      changed: [{ before: squad.players.members[0], after: theirs.players.members[0] }],
    });
    expect(theirChanges('staff', squad, theirs, NO_EDITS)).toEqual({ joined: [], left: [], changed: [] });
  });

  it('tells nothing that stands as one has it, as after a save whose answer was lost', () => {
    const mine = players(
      (now) => join(now, newcomer),
      (now) => leave(now, 'c'),
      (now) => setValue(now, 'a', 'jerseyNumber', 77),
    );
    expect(theirChanges('players', squad, theirs, mine)).toEqual({ joined: [], left: [], changed: [] });
  });

  it('keeps mine on top, and what both did only once', () => {
    const mine = players(
      (now) => join(now, newcomer),
      (now) => leave(now, 'c'),
      (now) => setValue(now, 'a', 'positionCode', 'F'),
    );
    const rows = rowsOf('players', theirs, mine);
    expect(rows.map(({ member, standing: how }) => `${member.uuid} ${how}`)).toEqual(['a stays', 'b stays', 'n stays']);
    expect(rows[0]?.values).toEqual({ jerseyNumber: 77, positionCode: 'F' });
    expect(playersBody(theirs, mine)).toEqual({ addedPlayers: [{ uuid: 'a', positionCode: 'F' }], removedPlayers: [] });
  });
});

describe('the order', () => {
  const order = (by: RowOrder<'players'>['by'], direction: 'asc' | 'desc', edits = NO_EDITS) =>
    inOrder<'players'>(
      rowsOf('players', squad, edits),
      { by, direction, edits: NO_EDITS.players },
      new Map([
        ['GK', 0],
        ['D', 1],
      ]),
    ).map(({ member }) => member.uuid);

  it('is by number, name or the place of the position; whoever has none is last', () => {
    expect(order('jerseyNumber', 'asc')).toEqual(['a', 'b', 'c']);
    expect(order('jerseyNumber', 'desc')).toEqual(['b', 'a', 'c']);
    expect(order('positionCode', 'asc')).toEqual(['b', 'a', 'c']);
    expect(order('name', 'desc')).toEqual(['c', 'b', 'a']);
  });

  it('keeps whoever is new on top, and moves nobody while a number is written', () => {
    const edits = players(
      (now) => join(now, newcomer),
      (now) => setValue(now, 'a', 'jerseyNumber', 98),
    );
    expect(order('jerseyNumber', 'asc', edits)).toEqual(['n', 'a', 'b', 'c']);
  });
});

it('tells of whom a change stands on nobody any more', () => {
  const changed = players(
    (edits) => setValue(edits, 'a', 'jerseyNumber', 4),
    (edits) => setValue(edits, 'b', 'jerseyNumber', 11),
    (edits) => leave(edits, 'c'),
  );
  const now = { ...squad, players: { members: squad.players.members.slice(1, 2), version: 'p2' } };
  expect(fallenAway('players', squad, changed, now)).toEqual(['Kim Berg']);
  expect(fallenAway('players', squad, changed, squad)).toEqual([]);
});
