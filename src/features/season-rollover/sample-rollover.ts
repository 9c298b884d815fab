import type { ConnectedTeam, Season, Ssgt } from '../../../generated/model/index.ts';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import { apiFetch, configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import type { RolloverPlan } from './plan.ts';
import type { RolloverCalls } from './rollover-calls.ts';
import type { Outcome, RolloverJob } from './rollover-job.ts';
import { RolloverSession } from './rollover-session.ts';

// What the tests of rollovers share: a service, and a browser that keeps a rollover.

/** Who made and changed a thing: nobody knows. */
export const audit = { createdAt: null, createdBy: null, lastModified: null };

/** A service that keeps one season and one competition, with versions; `fail` breaks a call before or after it has done its work. */
class Service {
  season: Season | undefined;
  ssgt: Ssgt | undefined;
  teams: string[] = [];
  version = 0;
  readonly made: string[] = [];
  /** What happens while a call is under way, once. */
  readonly during = new Map<string, () => void>();
  readonly fail = new Map<string, { when: 'before' | 'after'; error: ApiError }>();

  readonly calls: RolloverCalls = {
    findSeason: async () => {
      this.happen('findSeason');
      return this.season;
    },
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
    connectedTeams: () => {
      this.happen('connectedTeams');
      return this.versioned(() => this.teams.map(connected));
    },
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

  private happen(name: string): void {
    this.during.get(name)?.();
    this.during.delete(name);
  }

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
    this.happen(name);
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

/** What the service refuses. */
export const refusal = (status: number, fields: readonly FieldFault[] = []) =>
  new ApiError('http', status, `no ${status}`, fields);
/** A call without an answer. */
export const cut = () => new ApiError('timeout', 0, 'cut off');
const connected = (uuid: string): ConnectedTeam => ({
  uuid,
  displayName: uuid,
  teamCode: uuid,
  logo: null,
  extIds: [],
  gameCount: 0,
});
/** A competition with nothing in it. */
export const blank: Ssgt = {
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
/** A new season and competition with three teams. */
export const plan: RolloverPlan = {
  season: { kind: 'new', code: '2027', names: [] },
  ssgt: { series: { uuid: 'series' }, gameType: { uuid: 'type' }, names: [] },
  unnamed: [{ language: 'display', translation: 'Next' }],
  teams: ['a', 'b', 'c'].map((uuid) => ({ uuid, displayName: uuid })),
};

/** A service and a browser that keeps a rollover: `open` gives the page as it is opened, the first time or after a reload. */
export function sample() {
  configureApi(sampleSettings);
  const service = new Service();
  let kept: RolloverJob | undefined;
  const jobs = {
    read: () => kept,
    write(job: RolloverJob) {
      kept = job;
    },
    forget() {
      kept = undefined;
    },
  };
  const open = () => new RolloverSession({ calls: service.calls, jobs, onEnd: () => {} });
  return { service, open, kept: () => kept };
}

/** What became of each step. */
export const states = (job: RolloverJob | undefined) =>
  Object.fromEntries([...(job?.outcomes ?? [])].map(([step, { state }]: [string, Outcome]) => [step, state]));
/** The same of all steps. */
export const all = (state: string) => ({
  season: state,
  ssgt: state,
  'team a': state,
  'team b': state,
  'team c': state,
});
