import { expect } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { nextYear } from '../fixtures/days-ahead.ts';
import { examples, findKnown, type Known } from './examples.ts';
import { startTestService, type TestCall, type TestService } from './test-service.ts';

export type Game = components['schemas']['Game'];
export type GameInput = components['schemas']['GameInput'];
type Refusal = { statusCode: number; fields?: { path: string; code: string }[] };

/** Calls about games in the tests' words: a service of its own, and what it answers already taken apart. */
export type GameCalls = {
  readonly service: TestService;
  readonly known: Known;
  /** What a call answers, whose status must be `status` (200 unless told). */
  ask<Reply>(call: TestCall, status?: number): Promise<Reply>;
  get<Reply>(path: string): Promise<Reply>;
  /** Status and faults (`path code`) of a refused call. */
  refused(call: TestCall): Promise<{ status: number; faults: string[] }>;
  /** A new game of a competition of its own, unless `given` names one: its address, the game, and its ETag. */
  newGame(given?: Partial<GameInput>): Promise<{ url: string; game: Game; etag: string }>;
  newTeam(displayName: string): Promise<string>;
  /** A new competition, which needs one of the combinations that the demo leaves free. */
  newSsgt(): Promise<string>;
};

/** Starts a service on a database of its own. */
export async function startGameCalls(): Promise<GameCalls> {
  const service = await startTestService();
  const known = await findKnown(service);
  const send = async (call: TestCall, status = 200) => {
    const reply = await service.call({ ...call, url: `/api${call.url}` });
    expect(reply.statusCode, reply.body).toBe(status);
    return reply;
  };
  const ask = async <Reply>(call: TestCall, status?: number) => (await send(call, status)).json<Reply>();
  const make = async (path: string, body: object) =>
    (await ask<{ uuid: string }>({ method: 'POST', url: `/sports-v2/${path}`, body }, 201)).uuid;
  let combination = 0;
  return {
    service,
    known,
    ask,
    get: (path) => ask({ url: path }),
    refused: async (call) => {
      const reply = await service.call({ ...call, url: `/api${call.url}` });
      const body = reply.json<Refusal>();
      return { status: reply.statusCode, faults: (body.fields ?? []).map(({ path, code }) => `${path} ${code}`) };
    },
    newGame: async (given) => {
      const body = { ssgtUuid: known.games.ssgtUuid, startDateTime: `${nextYear}-03-01T18:00:00Z`, ...given };
      const reply = await send({ method: 'POST', url: '/sports-v2/games', body }, 201);
      const game = reply.json<Game>();
      return { url: `/sports-v2/games/${game.uuid}`, game, etag: String(reply.headers.etag) };
    },
    newTeam: (displayName) => make('teams', { ...examples.createTeam(known).body, displayName }),
    newSsgt: () => make('ssgts', { ...known.competitions.free[combination++], names: [] }),
  };
}
