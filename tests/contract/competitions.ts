import { expect } from 'vitest';
import { startTestService, type TestCall, type TestService } from './test-service.ts';

/** A competition as the service answers it; only what the tests look at. */
export type Ssgt = {
  uuid: string;
  displayName: string;
  state: string;
  active: boolean;
  defaultForSeries: boolean;
  deleted: boolean;
  season: { uuid: string };
  series: { uuid: string };
  gameType: { uuid: string };
  names: { language: string; translation: string }[];
  titles: { language: string; translation: string }[];
  extIds: { id: string; extId: string; locked: boolean }[];
  teamCount: number;
  gameCount: number;
};

/** What a body needs at least to make a competition. */
export type SsgtBody = Record<'season' | 'series' | 'gameType', { uuid: string }>;

/** What one does with competitions in tests, on a service of its own. */
export type Competitions = {
  readonly service: TestService;
  get<Reply>(path: string): Promise<Reply>;
  put(path: string, body: unknown, etag?: string): ReturnType<TestService['call']>;
  /** Makes a thing; fails unless the service does. */
  make<Made>(path: string, body: unknown): Promise<{ made: Made; etag: string }>;
  /** A body for a competition of a new season and a new series. */
  newBody(): Promise<SsgtBody>;
  /** A competition of a new season and a new series. */
  newSsgt(more?: Readonly<Record<string, unknown>>): Promise<{ made: Ssgt; etag: string }>;
  close(): Promise<void>;
};

/** Starts a service with the demo. Codes of seasons and series are counted, so that nothing is made twice. */
export async function startCompetitions(): Promise<Competitions> {
  const service = await startTestService();
  let count = 0;
  const call = (one: TestCall) => service.call({ ...one, url: `/api/sports-v2/${one.url}` });
  const get = async <Reply>(url: string) => {
    const reply = await call({ url });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json<Reply>();
  };
  const make = async <Made>(url: string, body: unknown) => {
    const reply = await call({ method: 'POST', url, body });
    expect(reply.statusCode, reply.body).toBe(201);
    return { made: reply.json<Made>(), etag: String(reply.headers.etag) };
  };
  const newBody = async () => {
    const number = count++;
    const season = await make<{ uuid: string }>('seasons', { code: String(3000 + number) });
    const series = await make<{ uuid: string }>('series', { code: `PROV${number}` });
    const [gameType] = await get<{ uuid: string }[]>('game-types');
    const uuidOf = (thing: { uuid: string } | undefined) => ({ uuid: String(thing?.uuid) });
    return { season: uuidOf(season.made), series: uuidOf(series.made), gameType: uuidOf(gameType) };
  };
  return {
    service,
    get,
    put: (url, body, etag) => call({ method: 'PUT', url, body, ...(etag && { headers: { 'if-match': etag } }) }),
    make,
    newBody,
    newSsgt: async (more = {}) => make<Ssgt>('ssgts', { ...(await newBody()), ...more }),
    close: () => service.close(),
  };
}
