import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Made, type Merges, mergeCalls } from './merge-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let merges: Merges;
beforeAll(async () => {
  service = await startTestService();
  merges = mergeCalls(service);
});
afterAll(() => service.close());

const person = (name: string) => ({ firstName: name, lastName: 'Åter' });
const team = (name: string) => ({ displayName: name, teamCode: name, ownerInstanceId: demo.site });
const kinds = [
  ['player', 'players', person],
  ['staff', 'staff', person],
  ['team', 'teams', team],
] as const;
let made = 0;

describe.each(kinds)('a %s that was restored after a merge', (kind, path, bodyOf) => {
  const make = async () => {
    const body = bodyOf(`R${++made}`);
    return { ...(await merges.make<Made>(path, body)), body };
  };
  type One = Awaited<ReturnType<typeof make>>;
  const put = async ({ uuid, body }: One, deleted: boolean) => {
    const url = `/api/sports-v2/${path}/${uuid}`;
    const reply = await service.call({ method: 'PUT', url, body: { ...body, deleted } });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const intoOf = async ({ uuid }: One) => (await merges.get<{ mergedInto: object | null }>(path, uuid)).mergedInto;
  /** Two of which the second was merged into the first, and is there again. */
  async function restored(): Promise<[One, One]> {
    const [kept, ended] = [await make(), await make()];
    await merges.good(kind, { kept: kept.uuid, ended: ended.uuid });
    await put(ended, false);
    expect(await intoOf(ended)).toBeNull();
    return [kept, ended];
  }

  it('is merged into another one, found there, and there again once that is undone', async () => {
    const [, ended] = await restored();
    const third = await make();
    const { body: merge } = await merges.good(kind, { kept: third.uuid, ended: ended.uuid });
    expect(await intoOf(ended)).toMatchObject({ uuid: third.uuid, mergeUuid: merge.uuid });
    const list = await service.call({ url: `/api/sports-v2/${path}?deleted=true` });
    expect(list.statusCode, list.body).toBe(200);
    expect((await merges.undo(merge.uuid)).statusCode).toBe(200);
    expect(await intoOf(ended)).toBeNull();
  });

  it('is what the other one is merged into', async () => {
    const [kept, ended] = await restored();
    const { body: merge } = await merges.good(kind, { kept: ended.uuid, ended: kept.uuid });
    expect(await intoOf(kept)).toMatchObject({ uuid: ended.uuid, mergeUuid: merge.uuid });
    expect(await intoOf(ended)).toBeNull();
    expect((await merges.undo(merge.uuid)).statusCode).toBe(200);
  });

  it('is merged nowhere once it is deleted without a merge', async () => {
    const [, ended] = await restored();
    await put(ended, true);
    expect(await intoOf(ended)).toBeNull();
  });
});
