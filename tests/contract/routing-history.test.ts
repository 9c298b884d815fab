import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MenuPublication, newItem, type PublishedMenu, routingCalls } from './routing-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof routingCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = routingCalls(service);
});
afterAll(() => service.close());

const published = async (id: string, other = {}) => service.call({ url: `/api/routing/menu-history/${id}`, ...other });

async function newest(): Promise<MenuPublication> {
  const [first] = await calls.history();
  if (!first) throw new Error('nothing was published');
  return first;
}

describe('the history of the menu', () => {
  it('has the demo’s publishes, the newest first', async () => {
    const history = await calls.history();
    expect(history.map(({ groups }) => groups)).toEqual([
      ['main', 'footer'],
      ['main', 'secondary', 'footer'],
    ]);
    expect(history[0]?.publishedAt.localeCompare(history[1]?.publishedAt ?? '')).toBe(1);
  });

  it('keeps the whole menu as it stood after each publish, whatever changes later', async () => {
    const footer = await calls.group('footer');
    await calls.publish(footer, [newItem({ title: 'Ett' }), ...footer.children]);
    const [menu, { id, publishedBy, groups }] = [await calls.read(), await newest()];
    expect([publishedBy, groups]).toEqual(['demo-admin@touchline.test', ['footer']]);
    await calls.publish(await calls.group('footer'), []);
    expect((await published(id)).json<PublishedMenu>()).toMatchObject({ id, groups: ['footer'], menu });
  });

  it('has one entry for all groups that one user saves under one publish id, with the menu after the last', async () => {
    const before = await calls.history();
    const publishId = 'b7a0c1d2-one-publish';
    await calls.publish(await calls.group('secondary'), [newItem()], { publishId });
    const first = await newest();
    await calls.publish(await calls.group('footer'), [newItem()], { publishId });
    await calls.publish(await calls.group('footer'), [newItem(), newItem()], { publishId });
    const last = await newest();
    expect(last).toMatchObject({ id: first.id, groups: ['secondary', 'footer'] });
    expect(last.publishedAt > first.publishedAt).toBe(true);
    expect((await published(last.id)).json<PublishedMenu>().menu).toEqual(await calls.read());
    expect((await calls.history()).length).toBe(before.length + 1);
    await calls.publish(await calls.group('footer'), [], { publishId, subject: demo.oneSiteOnly });
    expect(await newest()).toMatchObject({ publishedBy: 'demo-club@touchline.test', groups: ['footer'] });
    expect((await calls.history()).length).toBe(before.length + 2);
  });

  it('is not seen by another site', async () => {
    const { id } = await newest();
    const other = { instanceId: demo.otherNetworksSite };
    expect((await published(id, other)).statusCode).toBe(404);
    expect((await calls.history(other)).map((one) => one.id)).not.toContain(id);
  });

  it('has no entry for what was refused', async () => {
    const before = await calls.history();
    await calls.publish(await calls.group('footer'), [newItem({ parentId: 'nowhere' })]);
    expect(await calls.history()).toEqual(before);
  });

  it('keeps the last 50', async () => {
    for (let count = 0; count < 51; count++) {
      await calls.publish(await calls.group('footer'), [newItem({ title: `Omgång ${count}` })]);
    }
    const history = await calls.history();
    expect(history.length).toBe(50);
    const oldest = (await published(history[49]?.id ?? '')).json<PublishedMenu>();
    expect(oldest.menu.find(({ identifier }) => identifier === 'footer')?.children[0]?.title).toBe('Omgång 1');
  });

  it('begins with the menu that was there before the first publish, so that it can come back', async () => {
    const site = { instanceId: 'bjorn1_bjorn' };
    const url = '/api/routing/menu';
    const before = await calls.read(site);
    const owner = new Client({ connectionString: service.databaseUrl });
    await owner.connect();
    await owner.query(`SELECT set_config('app.instance_id', 'bjorn1_bjorn', false)`);
    await owner.query(`DELETE FROM menu_publications WHERE instance_id = 'bjorn1_bjorn'`);
    await owner.end();
    const main = await calls.group('main', site);
    await calls.publish(main, main.children.slice(1), site);
    const history = await calls.history(site);
    expect(history.map(({ groups }) => groups)).toEqual([['main'], ['main', 'secondary', 'footer', 'unassigned']]);
    const first = (await published(history[1]?.id ?? '', site)).json<PublishedMenu>();
    expect(first.menu).toEqual(before);
    const restored = first.menu.find(({ identifier }) => identifier === 'main')?.children;
    expect((await calls.publish(await calls.group('main', site), restored, site)).statusCode).toBe(200);
    expect((await service.call({ url, ...site })).json()).toMatchObject({
      menu: [{ children: main.children }, {}, {}, {}],
    });
  });
});
