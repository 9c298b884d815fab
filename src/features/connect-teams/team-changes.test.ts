import { expect, it } from 'vitest';
import type { ConnectedTeam } from '../../../generated/model/index.ts';
import {
  afterSave,
  both,
  connect,
  connectedAfter,
  countOf,
  disconnect,
  inputOf,
  NO_CHANGES,
  onto,
  theirsBetween,
} from './team-changes.ts';

const stored = (uuid: string): ConnectedTeam => ({
  uuid,
  displayName: `Team ${uuid}`,
  teamCode: uuid.toUpperCase(),
  logo: null,
  extIds: [],
  gameCount: 0,
});
const fresh = (uuid: string) => ({ uuid, displayName: `Team ${uuid}`, teamCode: uuid.toUpperCase() });
const base = [stored('a'), stored('b')];

it('sends what was added and what was taken out, in the exact shape', () => {
  const changes = disconnect(connect(NO_CHANGES, base, [fresh('c'), fresh('d')]), base, 'a');
  expect(inputOf(changes)).toEqual({ addedTeams: [{ uuid: 'c' }, { uuid: 'd' }], removedTeams: [{ uuid: 'a' }] });
  expect([...connectedAfter(changes, base)]).toEqual(['b', 'c', 'd']);
});

it('is no change to connect a team that is in, the same one twice, or to take back what was not saved', () => {
  const added = connect(NO_CHANGES, base, [fresh('c'), fresh('c'), fresh('a')]);
  expect(countOf(added)).toBe(1);
  expect(countOf(connect(added, base, [fresh('c')]))).toBe(1);
  expect(countOf(disconnect(added, base, 'c'))).toBe(0);
  expect(countOf(connect(disconnect(NO_CHANGES, base, 'a'), base, [fresh('a')]))).toBe(0);
});

it('keeps mine on top of what somebody else did meanwhile, and needs no change for what both did', () => {
  const mine = disconnect(disconnect(connect(NO_CHANGES, base, [fresh('c'), fresh('d')]), base, 'a'), base, 'b');
  const now = [stored('b'), stored('c'), stored('e')];
  expect(inputOf(onto(mine, now))).toEqual({ addedTeams: [{ uuid: 'd' }], removedTeams: [{ uuid: 'b' }] });
  expect(theirsBetween(base, now, NO_CHANGES)).toEqual({ connected: ['Team c', 'Team e'], disconnected: ['Team a'] });
  expect(theirsBetween(base, now, mine)).toEqual({ connected: ['Team e'], disconnected: [] });
});

it('keeps what was changed while a save ran, whether the save went through or not', () => {
  const sent = disconnect(connect(NO_CHANGES, base, [fresh('c'), fresh('d')]), base, 'a');
  const added = connect(disconnect(sent, base, 'b'), base, [fresh('e')]);
  const now = connect(disconnect(added, base, 'd'), base, [fresh('a')]);
  const saved = { base: [stored('b'), stored('c'), stored('d')], changes: NO_CHANGES };
  expect(inputOf(afterSave(sent, now, base, saved))).toEqual({
    addedTeams: [{ uuid: 'a' }, { uuid: 'e' }],
    removedTeams: [{ uuid: 'd' }, { uuid: 'b' }],
  });
  expect(inputOf(afterSave(sent, now, base, { base, changes: sent }))).toEqual(inputOf(now));
  expect(afterSave(sent, sent, base, saved)).toEqual(NO_CHANGES);
});

it('brings changes back beside later ones, but for those that are stored by now', () => {
  const back = disconnect(connect(NO_CHANGES, base, [fresh('c'), fresh('d')]), base, 'a');
  const later = disconnect(connect(NO_CHANGES, base, [fresh('e')]), base, 'b');
  expect(inputOf(both(back, later, [...base, stored('c')]))).toEqual({
    addedTeams: [{ uuid: 'e' }, { uuid: 'd' }],
    removedTeams: [{ uuid: 'a' }, { uuid: 'b' }],
  });
});
