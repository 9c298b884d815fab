import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { demo, startTestService, type TestCall, type TestService } from './test-service.ts';

type View = components['schemas']['SavedView'];
type Input = components['schemas']['SavedViewInput'];

const path = '/sports/staff';
const colleague = demo.superAdministrator;
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const call = (given: Omit<TestCall, 'url'> & { url?: string }) =>
  service.call({ ...given, url: `/api/saved-views${given.url ?? ''}` });
const save = (input: Partial<Input>, rest: Partial<TestCall> = {}) =>
  call({ ...rest, method: 'POST', url: '', body: { path, query: '', shared: false, ...input } });
const named = async (rest: Partial<TestCall> = {}): Promise<string[]> =>
  (await call({ ...rest, url: `?path=${path}` })).json<View[]>().map(({ name }) => name);

it('keeps a view for whoever saved it, and a shared one for all of the site and no other', async () => {
  const own = (await save({ name: ' Fysios ', query: 'search=fysio' })).json<View>();
  expect(own).toMatchObject({ name: 'Fysios', query: 'search=fysio', shared: false, own: true });
  await save({ name: 'Ärenden', shared: true });
  await save({ name: 'Zebror', path: '/sports/teams' });
  expect(await named()).toEqual(['Fysios', 'Ärenden']);
  expect((await call({})).json<View[]>().map(({ name }) => name)).toEqual(['Fysios', 'Målvakter', 'Zebror', 'Ärenden']);
  const theirs = (await call({ subject: colleague, url: `?path=${path}` })).json<View[]>();
  expect(theirs).toEqual([expect.objectContaining({ name: 'Ärenden', own: false })]);
  expect(theirs[0]?.createdBy).not.toBe('');
  expect(await named({ instanceId: demo.masterSite })).toEqual([]);
});

it('is changed and removed by whoever sees it, and is not there for anybody else', async () => {
  const { uuid } = (await save({ name: 'Min egen' })).json<View>();
  const change = (rest: Partial<TestCall>, input: Partial<Input> = {}) =>
    call({
      ...rest,
      method: 'PUT',
      url: `/${uuid}`,
      body: { path, name: 'Min egen', query: 'search=a', shared: true, ...input },
    });
  expect((await change({ subject: colleague })).statusCode).toBe(404);
  expect((await call({ method: 'DELETE', url: `/${uuid}`, subject: colleague })).statusCode).toBe(404);
  expect((await change({})).json<View>()).toMatchObject({ query: 'search=a', shared: true });
  expect((await change({ subject: colleague }, { name: 'Vår' })).json<View>()).toMatchObject({
    name: 'Vår',
    own: false,
  });
  expect((await call({ method: 'DELETE', url: `/${uuid}`, subject: colleague })).statusCode).toBe(204);
  expect(await named()).not.toContain('Vår');
});

it('has one name in a list of its owner, however that is written', async () => {
  await save({ name: 'Landslaget' });
  const twice = await save({ name: 'LANDSLAGET' });
  expect(twice.statusCode).toBe(409);
  expect(twice.json<{ fields: { path: string }[] }>().fields.map((fault) => fault.path)).toEqual(['name']);
  expect((await save({ name: 'Landslaget', path: '/sports/teams' })).statusCode).toBe(201);
  expect((await save({ name: 'Landslaget' }, { subject: colleague })).statusCode).toBe(201);
});

it('refuses a name of nothing, an address that is no list, and the 51st of a list', async () => {
  for (const wrong of [
    { name: ' ' },
    { name: 'a'.repeat(61) },
    { name: 'b', path: 'https://x.example' },
    { name: 'b', path: '//x' },
  ])
    expect((await save(wrong)).statusCode).toBe(400);
  const list = '/sports/seasons';
  for (let number = 1; number <= 50; number += 1) await save({ name: `Vy ${number}`, path: list });
  expect((await save({ name: 'Vy 51', path: list })).statusCode).toBe(409);
});

it('refuses the 51st of a list however it comes, and the 501st of all', async () => {
  const list = '/sports/games';
  const made = await Promise.all(Array.from({ length: 56 }, (_, number) => save({ name: `${number}`, path: list })));
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
  const { uuid } = (await save({ name: 'Flyttad', shared: true })).json<View>();
  const body = { path: list, name: 'Flyttad', query: '', shared: true };
  expect((await call({ method: 'PUT', url: `/${uuid}`, body, subject: colleague })).statusCode).toBe(409);
  const stays = { ...body, path };
  expect((await call({ method: 'PUT', url: `/${uuid}`, body: stays })).statusCode).toBe(200);
  const saves = Array.from({ length: 500 }, (_, number) => save({ name: 'x', path: `/lists/${number}` }));
  const saved = (await Promise.all(saves)).filter(({ statusCode }) => statusCode === 201);
  expect(saved.length).toBeLessThan(450);
  expect((await call({})).json<View[]>().filter(({ own }) => own)).toHaveLength(500);
});
