import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { groupOf, layoutCalls, type SiteLayout, sectionIn, sectionsOf } from './layout-calls.ts';
import { good } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let other: TestService;
beforeAll(async () => {
  service = await startTestService();
  other = await service.startAnother();
});
afterAll(async () => {
  await other.close();
  await service.close();
});

it('of two processes that save one layout at once one is kept whole and the other refused, as often as they try', async () => {
  const [here, there] = [layoutCalls(service), layoutCalls(other)];
  const group = randomUUID();
  let layout = await here.made(groupOf(group, sectionIn(group, 'TEXT', { body: null }, { title: 'Start' })));
  const { id, name } = layout;
  for (let round = 0; round < 10; round += 1) {
    const save = (calls: typeof here, title: string) => {
      const sections = sectionsOf(layout).map((section) => ({ ...section, title }));
      const body = { id, name, kind: 'page', sectionGroups: [groupOf(group, ...sections)] };
      return calls.save(body, `"${layout.version}"`);
    };
    const replies = await Promise.all([save(here, `Here ${round}`), save(there, `There ${round}`)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const kept = good<SiteLayout>(replies.find(({ statusCode }) => statusCode === 200) ?? replies[0], 200);
    layout = await there.read(id);
    expect(layout.version).toBe(kept.version);
    expect(sectionsOf(layout).map(({ title }) => title)).toEqual(sectionsOf(kept).map(({ title }) => title));
  }
});

it('saves without a version go one after the other: none is half of both', async () => {
  const [here, there] = [layoutCalls(service), layoutCalls(other)];
  const group = randomUUID();
  const layout = await here.made(groupOf(group, sectionIn(group, 'TEXT', { body: null }, { title: 'Start' })));
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const sections = Array.from({ length: 3 }, () =>
        sectionIn(group, 'TEXT', { body: null }, { title: `Save ${index}` }),
      );
      const body = { id: layout.id, name: layout.name, kind: 'page', sectionGroups: [groupOf(group, ...sections)] };
      return (index % 2 === 0 ? here : there).save(body);
    }),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  const titles = sectionsOf(await here.read(layout.id)).map(({ title }) => title);
  expect(titles).toHaveLength(3);
  expect(new Set(titles).size).toBe(1);
});

it('has 100 layouts at most, however many come at once', async () => {
  const names = Array.from({ length: 110 }, (_, index) => `Layout ${index}`);
  const [here, there] = [layoutCalls(service), layoutCalls(other)];
  await Promise.all(names.map((name, index) => (index % 2 === 0 ? here : there).save({ name, kind: 'page' })));
  const { total } = await here.get<{ total: number }>('/layouts/site-layouts?pageSize=1');
  expect(total).toBe(100);
});
