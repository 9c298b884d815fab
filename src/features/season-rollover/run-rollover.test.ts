import { beforeEach, expect, it } from 'vitest';
import type { ConnectedTeam, Season, Ssgt } from '../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { apiFetch, configureApi } from '../../contract/fetcher.ts';
import type { RolloverPlan } from './plan.ts';
import type { RolloverCalls } from './rollover-calls.ts';
import type { Outcome, Outcomes, RolloverJob } from './rollover-job.ts';
import { RolloverSession } from './rollover-session.ts';

const audit = { createdAt: null, createdBy: null, lastModified: null };

/** A service that keeps one season and one competition, with versions; `fail` breaks a call before or after it has done its work. */
class Service {
  season: Season | undefined;
  ssgt: Ssgt | undefined;
  teams: string[] = [];
  version = 0;
  readonly made: string[] = [];
  readonly fail = new Map<string, { when: 'before' | 'after'; error: ApiError }>();

  readonly calls: RolloverCalls = {
    findSeason: async () => this.season,
    createSeason: ({ code }) =>
      this.do('createSeason', () => {
        this.made.push('season');
        this.season = { ...audit, uuid: 'season', code, displayName: code, names: [], deleted: false };
        return this.season;
      }),
    deleteSeason: async (_, version) => void (await this.do('deleteSeason', () => this.takeSeason(version))),
    findSsgt: async () => (this.ssgt?.deleted ? undefined : this.ssgt),
    findDefault: async () => undefined,
    createSsgt: (input) =>
      this.do('createSsgt', () => {
        if (this.ssgt) throw refusal(409);
        this.made.push('ssgt');
        this.ssgt = { ...blank, ...input };
        return this.ssgt;
      }),
    readSsgt: () => this.versioned(() => this.ssgt ?? blank),
    updateSsgt: (_, input, version) =>
      this.do('updateSsgt', () => {
        this.check(version);
        this.ssgt = { ...(this.ssgt ?? blank), ...input };
        return this.ssgt;
      }),
    connectedTeams: () => this.versioned(() => this.teams.map(connected)),
    changeTeams: (_, { added = [], removed = [] }, version) =>
      this.do('changeTeams', () => {
        this.check(version);
        const bad = added.indexOf('gone');
        if (bad >= 0) throw refusal(409, [{ path: `addedTeams.${bad}.uuid`, message: 'It is gone', code: 'unknown' }]);
        this.made.push(...added);
        this.teams = [...this.teams, ...added].filter((uuid) => !removed.includes(uuid));
        return this.teams.map(connected);
      }),
  };

  private takeSeason(version: string | undefined): object {
    if (version !== undefined && version !== '"season"') throw refusal(412);
    if (this.ssgt && !this.ssgt.deleted) throw refusal(409);
    this.season = undefined;
    return {};
  }

  private check(version: string | undefined): void {
    if (version !== undefined && version !== `"${this.version}"`) throw refusal(412);
  }

  private async do<Body extends object>(name: string, work: () => Body): Promise<Body> {
    const failure = this.fail.get(name);
    if (failure) this.fail.delete(name);
    if (failure?.when === 'before') throw failure.error;
    const body = work();
    if (name !== 'createSeason') this.version += 1;
    if (failure) throw failure.error;
    return this.versioned(() => body, name === 'createSeason' ? '"season"' : undefined);
  }

  /** A body as the fetcher gives it, with its version. */
  private versioned<Body extends object>(body: () => Body, etag = `"${this.version}"`): Promise<Body> {
    globalThis.fetch = async () => new Response(JSON.stringify(body()), { headers: { etag } });
    return apiFetch<Body>('/x');
  }
}

const refusal = (status: number, fields: readonly FieldFault[] = []) =>
  new ApiError('http', status, `no ${status}`, fields);
const cut = () => new ApiError('timeout', 0, 'cut off');
const connected = (uuid: string): ConnectedTeam => ({
  uuid,
  displayName: uuid,
  teamCode: uuid,
  logo: null,
  extIds: [],
  gameCount: 0,
});
const blank: Ssgt = {
  ...audit,
  uuid: 'ssgt',
  displayName: 'Next',
  titles: [],
  state: 'draft',
  teamCount: 0,
  gameCount: 0,
  season: { uuid: 'season' },
  series: { uuid: 'series' },
  gameType: { uuid: 'type' },
  names: [],
  extIds: [],
  active: true,
  defaultForSeries: false,
  deleted: false,
};
const plan: RolloverPlan = {
  season: { kind: 'new', code: '2027', names: [] },
  ssgt: { series: { uuid: 'series' }, gameType: { uuid: 'type' }, names: [] },
  unnamed: [{ language: 'display', translation: 'Next' }],
  teams: ['a', 'b', 'c'].map((uuid) => ({ uuid, displayName: uuid })),
};

let service: Service;
let kept: RolloverJob | undefined;
beforeEach(() => {
  service = new Service();
  kept = undefined;
  configureApi({
    base: '',
    timeoutMs: 30_000,
    instanceId: () => 'site',
    accessToken: async () => undefined,
    onUnauthorized: async () => false,
  });
});

/** The page as it is opened, the first time or after a reload. */
const open = () =>
  new RolloverSession({
    calls: service.calls,
    jobs: {
      read: () => kept,
      write(job) {
        kept = job;
      },
      forget() {
        kept = undefined;
      },
    },
    onEnd: () => {},
  });
const states = (outcomes: Outcomes | undefined) =>
  Object.fromEntries([...(outcomes ?? [])].map(([step, { state }]: [string, Outcome]) => [step, state]));
const all = (state: string) => ({ season: state, ssgt: state, 'team a': state, 'team b': state, 'team c': state });

it('makes season, competition and teams, and takes all of it back', async () => {
  const session = open();
  await session.start(plan);
  expect(states(kept?.outcomes)).toEqual(all('made'));
  expect(service.made).toEqual(['season', 'ssgt', 'a', 'b', 'c']);
  await session.undo();
  expect(states(kept?.outcomes)).toEqual(all('undone'));
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
    expect(states(kept?.outcomes)).toEqual(all('made'));
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
    expect(Object.values(states(kept?.outcomes))).toContain('refused');
    await session.goOn();
    expect(states(kept?.outcomes)).toEqual(all('made'));
  },
);

it('connects the other teams when one is refused', async () => {
  const teams = ['a', 'gone', 'c'].map((uuid) => ({ uuid, displayName: uuid }));
  await open().start({ ...plan, teams });
  expect(states(kept?.outcomes)).toMatchObject({ 'team a': 'made', 'team gone': 'refused', 'team c': 'made' });
  // By what the service calls the reason it is told in the user's language.
  expect(kept?.outcomes.get('team gone')).toMatchObject({ code: 'unknown' });
});

it('uses the season that somebody has made meanwhile, and leaves it when all is taken back', async () => {
  service.season = { ...audit, uuid: 'theirs', code: '2027', displayName: '2027', names: [], deleted: false };
  const session = open();
  await session.start(plan);
  await session.undo();
  expect(states(kept?.outcomes)).toMatchObject({ season: 'used', ssgt: 'undone' });
  expect(service.season).toMatchObject({ uuid: 'theirs' });
});

it('leaves everything when somebody has changed the competition since', async () => {
  const session = open();
  await session.start(plan);
  service.version += 1;
  await session.undo();
  expect(states(kept?.outcomes)).toEqual(all('kept'));
  expect(kept?.outcomes.get('ssgt')).toMatchObject({ why: 'changed' });
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
  expect(states(kept?.outcomes)).toMatchObject({
    'team a': call === 'changeTeams' ? 'made' : 'undone',
    ssgt: call === 'deleteSeason' ? 'undone' : 'made',
  });
  await open().goOn();
  expect(states(kept?.outcomes)).toEqual(all('undone'));
  expect(service).toMatchObject({ season: undefined, teams: [], ssgt: { deleted: true } });
});

it('leaves a competition to which somebody has connected a team after an undo that was cut off', async () => {
  const session = open();
  await session.start(plan);
  service.fail.set('changeTeams', { when: 'after', error: cut() });
  await session.undo();
  service.teams.push('theirs');
  service.version += 1;
  await open().goOn();
  expect(kept?.outcomes.get('ssgt')).toMatchObject({ state: 'kept', why: 'changed' });
  expect(states(kept?.outcomes)).toMatchObject({ 'team a': 'undone', season: 'kept' });
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
  expect(kept?.outcomes.get('default')?.state).toBe('made');
  await session.undo();
  expect(kept?.outcomes.get('default')?.state).toBe('undone');
  expect(old.defaultForSeries).toBe(true);
});
