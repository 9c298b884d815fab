import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { all, blank, cut, plan, refusal, sample, states } from './sample-rollover.ts';

let { service, open, kept } = sample();
beforeEach(() => {
  ({ service, open, kept } = sample());
});

it.each([
  { call: 'changeTeams', before: { 'team a': 'undone', ssgt: 'made' } },
  { call: 'updateSsgt', before: { ssgt: 'undone', season: 'made' } },
])('takes nothing more back when it is stopped during $call, and goes on when asked', async ({ call, before }) => {
  const session = open();
  await session.start(plan);
  service.during.set(call, () => session.stop());
  await session.undo();
  expect(states(kept())).toMatchObject(before);
  await session.goOn();
  expect(states(kept())).toEqual(all('undone'));
});

it('leaves everything when somebody has changed the competition since', async () => {
  const session = open();
  await session.start(plan);
  service.version += 1;
  await session.undo();
  expect(states(kept())).toEqual(all('kept'));
  expect(kept()?.outcomes.get('ssgt')).toMatchObject({ why: 'changed' });
  expect(service).toMatchObject({ teams: ['a', 'b', 'c'], ssgt: { deleted: false } });
});

it.each(
  (['changeTeams', 'updateSsgt', 'deleteSeason'] as const).flatMap((call) => [
    { call, when: 'before' as const },
    { call, when: 'after' as const },
  ]),
)('goes on with an undo that was cut off at $call, $when its work', async ({ call, when }) => {
  const session = open();
  await session.start(plan);
  service.fail.set(call, { when, error: cut() });
  await session.undo();
  expect(session.get().failure).toMatchObject({ kind: 'timeout' });
  expect(states(kept())).toMatchObject({
    'team a': call === 'changeTeams' ? 'made' : 'undone',
    ssgt: call === 'deleteSeason' ? 'undone' : 'made',
  });
  await open().goOn();
  expect(states(kept())).toEqual(all('undone'));
  expect(service).toMatchObject({ season: undefined, teams: [], ssgt: { deleted: true } });
});

it.each(['changeTeams', 'updateSsgt', 'deleteSeason'])(
  'keeps nothing when the site is taken from the user at %s, and goes on once it is given back',
  async (call) => {
    const session = open();
    await session.start(plan);
    const path = 'x-s8y-instance-id';
    const error = new ApiError('http', 403, 'no access', [{ path, message: 'no access', code: 'access' }]);
    service.fail.set(call, { when: 'before', error });
    await session.undo();
    expect(session.get().failure).toMatchObject({ status: 403 });
    expect(Object.values(states(kept()))).not.toContain('kept');
    await session.goOn();
    expect(states(kept())).toEqual(all('undone'));
  },
);

it('leaves a competition to which somebody has connected a team after an undo that was cut off', async () => {
  const session = open();
  await session.start(plan);
  service.fail.set('changeTeams', { when: 'after', error: cut() });
  await session.undo();
  service.teams.push('theirs');
  service.version += 1;
  await open().goOn();
  expect(kept()?.outcomes.get('ssgt')).toMatchObject({ state: 'kept', why: 'changed' });
  expect(states(kept())).toMatchObject({ 'team a': 'undone', season: 'kept' });
  expect(service).toMatchObject({ teams: ['theirs'], ssgt: { deleted: false } });
});

it('gives the default of the series back to the competition that lost it', async () => {
  const losesDefault = { uuid: 'old', titles: [], displayName: 'Old' };
  const old = { ...blank, uuid: 'old' };
  const update = service.calls.updateSsgt;
  const read = service.calls.readSsgt;
  service.calls.readSsgt = async (uuid) => (uuid === 'old' ? old : read(uuid));
  service.calls.updateSsgt = async (uuid, input, version) => {
    if (uuid !== 'old') return update(uuid, input, version);
    return Object.assign(old, { defaultForSeries: input.defaultForSeries });
  };
  const session = open();
  await session.start({ ...plan, losesDefault });
  expect(kept()?.outcomes.get('default')?.state).toBe('made');
  await session.undo();
  expect(kept()?.outcomes.get('default')?.state).toBe('undone');
  expect(old.defaultForSeries).toBe(true);
});

it.each(['createSeason', 'createSsgt', 'changeTeams'])(
  'takes back what was made although the answer to %s was lost, also without going on first',
  async (call) => {
    service.fail.set(call, { when: 'after', error: cut() });
    const session = open();
    await session.start(plan);
    expect(Object.values(states(kept()))).toContain('sent');
    await open().undo();
    expect(service).toMatchObject({ season: undefined, teams: [] });
    expect(service.ssgt?.deleted ?? true).toBe(true);
    expect(new Set(Object.values(states(kept())))).toEqual(new Set(['undone']));
  },
);

it.each(['createSeason', 'createSsgt', 'changeTeams'])(
  'leaves nothing open where %s was cut off before it did anything',
  async (call) => {
    service.fail.set(call, { when: 'before', error: cut() });
    await open().start(plan);
    await open().undo();
    expect(new Set(Object.values(states(kept())))).toEqual(new Set(['undone']));
    expect(service).toMatchObject({ season: undefined, teams: [] });
    expect(service.ssgt?.deleted ?? true).toBe(true);
  },
);

it('gives the default back also where the rollover was cut off before it had noted it', async () => {
  const old = { ...blank, uuid: 'old' };
  const { updateSsgt: update, readSsgt: read } = service.calls;
  let isCut = true;
  service.calls.readSsgt = async (uuid) => {
    if (uuid !== 'old') return read(uuid);
    if (isCut) throw refusal(401);
    return old;
  };
  service.calls.updateSsgt = async (uuid, input, version) =>
    uuid === 'old' ? Object.assign(old, { defaultForSeries: input.defaultForSeries }) : update(uuid, input, version);
  await open().start({ ...plan, losesDefault: { uuid: 'old', titles: [], displayName: 'Old' } });
  expect(states(kept())).toEqual({ season: 'made', ssgt: 'made' });
  isCut = false;
  await open().undo();
  expect(states(kept())).toEqual({ season: 'undone', ssgt: 'undone', default: 'undone' });
  expect(old.defaultForSeries).toBe(true);
});
