import { beforeEach, expect, it } from 'vitest';
import { all, audit, cut, plan, refusal, sample, states } from './sample-rollover.ts';

let { service, open, kept } = sample();
beforeEach(() => {
  ({ service, open, kept } = sample());
});

it('makes season, competition and teams, and takes all of it back', async () => {
  const session = open();
  await session.start(plan);
  expect(states(kept())).toEqual(all('made'));
  expect(service.made).toEqual(['season', 'ssgt', 'a', 'b', 'c']);
  await session.undo();
  expect(states(kept())).toEqual(all('undone'));
  expect(service).toMatchObject({ season: undefined, teams: [], ssgt: { deleted: true } });
});

it.each(['createSeason', 'createSsgt', 'changeTeams'])(
  'makes nothing twice when the answer to %s is lost and the page is reloaded, and can still be undone',
  async (call) => {
    service.fail.set(call, { when: 'after', error: cut() });
    const first = open();
    await first.start(plan);
    expect(first.get().failure).toMatchObject({ kind: 'timeout' });
    await open().goOn();
    expect(states(kept())).toEqual(all('made'));
    expect(service.made).toEqual(['season', 'ssgt', 'a', 'b', 'c']);
    await open().undo();
    expect(service).toMatchObject({ teams: [], ssgt: { deleted: true } });
  },
);

it.each(['createSeason', 'createSsgt', 'changeTeams'])(
  'goes on after %s was refused, when asked again',
  async (call) => {
    service.fail.set(call, { when: 'before', error: refusal(403) });
    const session = open();
    await session.start(plan);
    expect(Object.values(states(kept()))).toContain('refused');
    await session.goOn();
    expect(states(kept())).toEqual(all('made'));
  },
);

it('connects the other teams when one is refused', async () => {
  const teams = ['a', 'gone', 'c'].map((uuid) => ({ uuid, displayName: uuid }));
  await open().start({ ...plan, teams });
  expect(states(kept())).toMatchObject({ 'team a': 'made', 'team gone': 'refused', 'team c': 'made' });
  // By what the service calls the reason it is told in the user's language.
  expect(kept()?.outcomes.get('team gone')).toMatchObject({ code: 'unknown' });
});

it.each([
  { call: 'findSeason', made: [] },
  { call: 'createSeason', made: ['season'] },
  { call: 'connectedTeams', made: ['season', 'ssgt'] },
])('makes nothing more when it is stopped during $call, and goes on when asked', async ({ call, made }) => {
  const session = open();
  service.during.set(call, () => session.stop());
  await session.start(plan);
  expect(session.get().failure).toBeUndefined();
  expect(service.made).toEqual(made);
  await session.goOn();
  expect(states(kept())).toEqual(all('made'));
  expect(service.made).toEqual(['season', 'ssgt', 'a', 'b', 'c']);
});

it('sends no teams again when it is stopped while somebody else saves the competition', async () => {
  const session = open();
  service.fail.set('changeTeams', { when: 'before', error: refusal(412) });
  service.during.set('changeTeams', () => session.stop());
  await session.start(plan);
  expect(service.made).toEqual(['season', 'ssgt']);
  expect(states(kept())).toMatchObject({ ssgt: 'made', 'team a': 'refused' });
  await session.goOn();
  expect(states(kept())).toEqual(all('made'));
});

it('uses the season that somebody has made meanwhile, and leaves it when all is taken back', async () => {
  service.season = { ...audit, uuid: 'theirs', code: '2027', displayName: '2027', names: [], deleted: false };
  const session = open();
  await session.start(plan);
  await session.undo();
  expect(states(kept())).toMatchObject({ season: 'used', ssgt: 'undone' });
  expect(service.season).toMatchObject({ uuid: 'theirs' });
});
