import { expect } from 'vitest';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

type Refusal = { message: string; fields?: { path: string; code: string }[] };

/** Calls about settings in the tests' words: a service of its own, and what it answers already taken apart. Addresses are without `/api`. */
export type SettingsCalls = {
  readonly service: TestService;
  /** What a call answers, whose status must be `status` (200 unless told), and its ETag. */
  ask<Reply>(call: TestCall, status?: number): Promise<{ body: Reply; etag: string }>;
  get<Reply>(url: string, instanceId?: string): Promise<Reply>;
  put<Reply>(url: string, body: object, more?: Partial<TestCall>): Promise<{ body: Reply; etag: string }>;
  /** Status, faults (`path code`) and message of a call that must be refused. */
  refused(call: TestCall): Promise<{ status: number; faults: string[]; message: string }>;
  /** The uuids of a list of the sports area. */
  uuids(list: 'series' | 'ssgts' | 'teams', instanceId?: string): Promise<string[]>;
  /** Proves that of two who save from the same version one is told (412), and that one who was told lost nothing that is stored. */
  expectOneStale(url: string, bodies: readonly [object, object], more?: Partial<TestCall>): Promise<void>;
};

/** Starts a service on a database of its own. */
export async function startSettingsCalls(): Promise<SettingsCalls> {
  const service = await startTestService();
  const send = (call: TestCall) => service.call({ ...call, url: `/api${call.url}` });
  const ask = async <Reply>(call: TestCall, status = 200) => {
    const reply = await send(call);
    expect(reply.statusCode, reply.body).toBe(status);
    return { body: status === 204 ? (undefined as Reply) : reply.json<Reply>(), etag: String(reply.headers.etag) };
  };
  const get = async <Reply>(url: string, instanceId: string = demo.site) =>
    (await ask<Reply>({ url, instanceId })).body;
  return {
    service,
    ask,
    get,
    put: (url, body, more) => ask({ method: 'PUT', url, body, ...more }),
    refused: async (call) => {
      const reply = await send(call);
      const { message, fields = [] } = reply.json<Refusal>();
      return { status: reply.statusCode, faults: fields.map(({ path, code }) => `${path} ${code}`), message };
    },
    uuids: async (list, instanceId) => {
      const { items } = await get<{ items: { uuid: string }[] }>(`/sports-v2/${list}?pageSize=100`, instanceId);
      return items.map(({ uuid }) => uuid);
    },
    expectOneStale: async (url, bodies, more) => {
      const { etag } = await ask({ url, ...more });
      const headers = { 'if-match': etag };
      const replies = await Promise.all(bodies.map((body) => send({ method: 'PUT', url, body, headers, ...more })));
      expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 412]);
      const [saved, told] = replies.sort((one, other) => one.statusCode - other.statusCode);
      expect(told?.json()).toMatchObject({ fields: [{ path: 'If-Match', code: 'stale' }] });
      expect((await ask({ url, ...more })).body).toEqual(saved?.json());
    },
  };
}

/** Texts that would do harm where they are executed rather than shown. */
export const hostileText = `<script>alert('å')</script>"><img src=x onerror=alert(1)>{{7*7}}\${7*7}`;

/** A body of a little more than 1 MB. */
export const hugeText = 'x'.repeat(1_100_000);
