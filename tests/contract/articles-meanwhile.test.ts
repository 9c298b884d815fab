import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { articleCalls, articleOf } from './article-calls.ts';
import { good, refusal } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.close());

const post = (url: string, body: object) => service.call({ method: 'POST', url: `/api${url}`, body });
const newTag = async (name: string) => good<Schemas['Tag']>(await post('/meta/tag', { name }), 201).value;
const valuesOf = async (id: string) => (await calls.read(id)).tags.map(({ value }) => value);

describe('a tag, while an article that bears it is open', () => {
  it('that is deactivated stays on it', async () => {
    const value = await newTag('Vilar');
    const { id } = await calls.made({ tags: [{ value }] });
    good(await service.call({ method: 'PUT', url: `/api/meta/tag/${value}`, body: { active: false } }), 200);
    articleOf(await calls.put(id, { header: 'Ändrad', tags: [{ value }] }));
    expect(await valuesOf(id)).toEqual([value]);
  });

  it('that becomes another one is refused in a save over everything, and the article has the other', async () => {
    const [old, into] = [await newTag('Förr'), await newTag('Numera')];
    const { id } = await calls.made({ tags: [{ value: old }] });
    good(await post('/meta/tag/merge', { from: [old], into }), 200);
    const stale = { header: 'Ändrad', tags: [{ value: old }] };
    expect(refusal(await calls.put(id, stale, '"1"'))).toBe('412 If-Match stale');
    expect(refusal(await calls.put(id, stale))).toBe('422 tags.0.value unknownTag');
    expect(await valuesOf(id)).toEqual([into]);
  });
});

it('a headline of letters that are many without their marks is kept, published and found', async () => {
  const wide = (letters: number) =>
    String.fromCodePoint(...Array.from({ length: letters }, (_, at) => 0x3300 + ((at * 7) % 256)));
  const header = wide(300);
  const made = await calls.made({ header, intro: header, author: wide(200), label: wide(40) });
  expect(articleOf(await calls.act(made.id, 'publish'))).toMatchObject({ header, state: 'published' });
  expect((await calls.list('latest', { header })).items.map(({ id }) => id)).toEqual([made.id]);
});
