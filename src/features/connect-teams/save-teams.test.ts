import { expect, it, vi } from 'vitest';
import type { ConnectedTeam } from '../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { connectId, saveTeams, type TeamCalls } from './save-teams.ts';
import { connect, disconnect, inputOf, NO_CHANGES } from './team-changes.ts';

const stored = (uuid: string): ConnectedTeam => ({
  uuid,
  displayName: `Team ${uuid}`,
  teamCode: uuid,
  logo: null,
  extIds: [],
  gameCount: 0,
});
const base = [stored('a'), stored('b')];
const changes = disconnect(connect(NO_CHANGES, base, [stored('c'), stored('d')]), base, 'a');

const refused = (status: number, fields: readonly FieldFault[] = []) => new ApiError('http', status, 'no', fields);
const fake = () => ({
  read: vi.fn<TeamCalls['read']>(),
  write: vi.fn<TeamCalls['write']>(),
  connectId: vi.fn<TeamCalls['connectId']>(),
});

it('saves in one call', async () => {
  const calls = fake();
  const after = [stored('b'), stored('c'), stored('d')];
  calls.write.mockResolvedValue(after);
  const outcome = await saveTeams(calls, base, changes);
  expect(calls.write.mock.calls.map(([input]) => input)).toEqual([
    { addedTeams: [{ uuid: 'c' }, { uuid: 'd' }], removedTeams: [{ uuid: 'a' }] },
  ]);
  expect(outcome).toMatchObject({ base: after, changes: NO_CHANGES, theirs: { connected: [], disconnected: [] } });
  expect(outcome.failure).toBeUndefined();
});

it('reads again what somebody else saved meanwhile and puts mine on top', async () => {
  const calls = fake();
  calls.write.mockRejectedValueOnce(refused(412)).mockResolvedValueOnce([]);
  calls.read.mockResolvedValue([stored('b'), stored('c'), stored('e')]);
  const outcome = await saveTeams(calls, base, changes);
  expect(calls.write.mock.calls[1]?.[0]).toEqual({ addedTeams: [{ uuid: 'd' }], removedTeams: [] });
  expect(outcome.theirs).toEqual({ connected: ['Team e'], disconnected: [] });
});

it('sends nothing and names nobody when the same was done, as by a save whose answer was lost, and gives up when somebody saves again and again', async () => {
  const same = fake();
  same.write.mockRejectedValueOnce(refused(412));
  same.read.mockResolvedValue([stored('b'), stored('c'), stored('d')]);
  const done = await saveTeams(same, base, changes);
  expect(done.failure).toBeUndefined();
  expect(done.theirs).toEqual({ connected: [], disconnected: [] });
  expect(same.write).toHaveBeenCalledTimes(1);

  const busy = fake();
  busy.write.mockRejectedValue(refused(412));
  busy.read.mockResolvedValue(base);
  const outcome = await saveTeams(busy, base, changes);
  expect(busy.write).toHaveBeenCalledTimes(3);
  expect(outcome).toMatchObject({ failure: { status: 412 }, changes });
});

it('keeps every change when a team has games, and names it', async () => {
  const calls = fake();
  const fault = { path: 'removedTeams.0', message: 'It has games', code: 'hasGames' };
  calls.write.mockRejectedValue(refused(409, [fault]));
  calls.read.mockResolvedValue([{ ...stored('a'), gameCount: 3 }, stored('b')]);
  const outcome = await saveTeams(calls, base, changes);
  expect([...outcome.faults]).toEqual([['a', fault]]);
  expect(outcome.base[0]?.gameCount).toBe(3);
  expect(inputOf(outcome.changes)).toEqual(inputOf(changes));
});

it('keeps every change when the service cannot be reached', async () => {
  const calls = fake();
  calls.write.mockRejectedValue(new ApiError('network', 0, 'gone'));
  expect(await saveTeams(calls, base, changes)).toMatchObject({ base, changes, failure: { kind: 'network' } });
  expect(calls.read).not.toHaveBeenCalled();
});

it('connects an external id on the newest version', async () => {
  const calls = fake();
  const named = { ...stored('a'), extIds: [] };
  calls.connectId.mockRejectedValueOnce(refused(412)).mockResolvedValueOnce(named);
  calls.read.mockResolvedValue([stored('a'), stored('z')]);
  const input = { extId: '47', extIdType: { uuid: 'r' } };
  const teams = await connectId(calls, base, 'a', input);
  expect(teams.map(({ uuid }) => uuid)).toEqual(['a', 'z']);
  expect(teams[0]).toBe(named);
  calls.connectId.mockRejectedValueOnce(refused(409));
  await expect(connectId(calls, base, 'a', input)).rejects.toMatchObject({ status: 409 });
});
