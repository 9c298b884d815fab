import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { good, type Media, mediaCalls, picture, refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Entry = { id?: string | null; mediaString: string; sortOrder: number };
type Person = { uuid: string; firstName: string; portraitList?: Entry[]; staffMedia?: Entry[] };

const kinds = [
  { kind: 'players', path: '/api/sports-v2/players', name: 'playerUuid', field: 'portraitList' },
  { kind: 'staff', path: '/api/sports-v2/staff', name: 'staffUuid', field: 'staffMedia' },
] as const;

let service: TestService;
let media: ReturnType<typeof mediaCalls>;
let front: Media;
let side: Media;
let foreign: Media;

beforeAll(async () => {
  service = await startTestService();
  media = mediaCalls(service);
  front = await media.createImage(await picture(8000));
  side = await media.createImage(await picture(8001));
  foreign = await mediaCalls(service, { instanceId: demo.otherNetworksSite }).createImage(await picture(8002));
});
afterAll(() => service.close());

describe.each(kinds)('the portraits of $kind', ({ path, name, field }) => {
  let person: Person;
  let version: string;
  beforeEach(async () => {
    const reply = await service.call({ method: 'POST', url: path, body: { firstName: 'Bild', lastName: 'Person' } });
    person = good<Person>(reply, 201);
    version = String(reply.headers.etag);
  });

  const save = (body: unknown, headers: Record<string, string> = {}, uuid = person.uuid) =>
    service.call({ method: 'POST', url: `${path}/media?${name}=${uuid}`, body, headers });
  const entry = (mediaString: string, sortOrder = 0): Entry => ({ mediaString, sortOrder });
  const stored = async () => good<Person>(await service.call({ url: `${path}/${person.uuid}` }), 200);

  it('are pictures of the library, in their order; one that stays keeps its id, and the rest of the person stays', async () => {
    const first = good<Person>(await save([entry(front.mediaString), entry(side.mediaString, 1)]), 200);
    expect(first[field]).toMatchObject([entry(front.mediaString), entry(side.mediaString, 1)]);
    const second = good<Person>(await save([entry(side.mediaString), entry(front.mediaString, 1)]), 200);
    expect(second[field]).toMatchObject([entry(side.mediaString), entry(front.mediaString, 1)]);
    expect(second[field]?.[0]?.id).toBe(first[field]?.[1]?.id);
    expect(second.firstName).toBe('Bild');
    expect(await stored()).toMatchObject({ [field]: second[field] });
    expect(good<Person>(await save([]), 200)[field]).toEqual([]);
  });

  it("refuse another site's picture at its place, and keep what was there", async () => {
    good(await save([entry(front.mediaString)]), 200);
    for (const unknown of [foreign.mediaString, 'image|embedded|26/11/000000000000', 'no mediaString']) {
      const reply = await save([entry(side.mediaString), entry(unknown, 1)]);
      expect(refusal(reply)).toBe('422 1.mediaString unknownMedia');
    }
    expect((await stored())[field]).toMatchObject([entry(front.mediaString)]);
  });

  it.each([
    ['no list', { mediaString: 'image|embedded|26/11/000000000000', sortOrder: 0 }, ' type'],
    ['an entry without a picture', [{ sortOrder: 0 }], '0.mediaString required'],
    ['an empty mediaString', [{ mediaString: '', sortOrder: 0 }], '0.mediaString minLength'],
    ['a place that is no number', [{ mediaString: 'a', sortOrder: 'first' }], '0.sortOrder type'],
    ['a place before the first', [{ mediaString: 'a', sortOrder: -1 }], '0.sortOrder minimum'],
    ['an unknown property', [{ mediaString: 'a', sortOrder: 0, width: 1 }], '0.width unknown'],
    ['51 entries', Array.from({ length: 51 }, () => ({ mediaString: 'a', sortOrder: 0 })), ' maxItems'],
  ])('are refused as %s', async (_, body, fault) => {
    const reply = await save(body);
    expect(refusal(reply)).toBe(`400 ${fault}`);
  });

  it('are refused when they are stale, for nobody, and where the add-on is missing', async () => {
    good(await save([entry(front.mediaString)], { 'if-match': version }), 200);
    expect((await save([entry(side.mediaString)], { 'if-match': version })).statusCode).toBe(412);
    expect((await save([], {}, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    const elsewhere = await service.call({
      method: 'POST',
      url: `${path}/media?${name}=${person.uuid}`,
      instanceId: 'alvn1_alvn',
      body: [],
    });
    expect(elsewhere.statusCode).toBe(name === 'playerUuid' ? 403 : 404);
    expect((await stored())[field]).toMatchObject([entry(front.mediaString)]);
  });
});
