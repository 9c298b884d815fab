import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../../service/store/database.ts';
import { createLayout, deleteLayout } from '../../service/store/layouts/layout-writes.ts';
import type { Publisher } from '../../service/store/layouts/save-layout.ts';
import { createPage } from '../../service/store/pages/page-writes.ts';
import { createRoute, deleteRoute } from '../../service/store/routes/route-writes.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { held, waits } from './held.ts';
import { demo } from './test-service.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

const inSite = <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  store.database.inInstance(demo.site, work);

const publisher: Publisher = { author: 'test', addOns: {} as Publisher['addOns'], checkConfig: () => [] };
let names = 0;

const makeLayout = () =>
  inSite(async (transaction) => {
    names += 1;
    return (await createLayout(transaction, publisher, { name: `Layout ${names}`, kind: 'page' })).id;
  });

const makeRoute = () =>
  inSite(async (transaction) => {
    names += 1;
    const input = { path: `/meanwhile-${names}`, title: 'Rutt', resourceType: 'startpage' } as const;
    return (await createRoute(transaction, 'test', input)).route.id;
  });

/** What a page can come to have while somebody deletes it. */
const parts = [
  {
    what: 'layout',
    path: 'layoutId',
    make: makeLayout,
    remove: (transaction: Transaction, id: string) => deleteLayout(transaction, id, { evenInUse: false }),
  },
  {
    what: 'route',
    path: 'routeId',
    make: makeRoute,
    remove: (transaction: Transaction, id: string) => deleteRoute(transaction, 'test', id, { evenInUse: false }),
  },
] as const;

describe.each(parts)('a page that comes to have a $what while somebody deletes it', ({ path, make, remove }) => {
  const write = async (id: string) => {
    names += 1;
    const layoutId = path === 'layoutId' ? id : await makeLayout();
    const input = { title: 'Sida', slug: `sida-${names}`, layoutId, [path]: id };
    return (transaction: Transaction) => createPage(transaction, 'test', input);
  };

  it('is refused where the deletion came first', async () => {
    const id = await make();
    const end = await held((hold) =>
      inSite(async (transaction) => {
        await remove(transaction, id);
        await hold();
      }),
    );
    const saving = inSite(await write(id));
    const refused = { faults: [expect.objectContaining({ path }) as object] };
    await Promise.all([waits(store.url).then(end), expect(saving).rejects.toMatchObject(refused)]);
  });

  it('keeps it where the page came first', async () => {
    const id = await make();
    const save = await write(id);
    const end = await held((hold) =>
      inSite(async (transaction) => {
        await save(transaction);
        await hold();
      }),
    );
    const removing = inSite((transaction) => remove(transaction, id));
    await Promise.all([
      waits(store.url).then(end),
      expect(removing).rejects.toMatchObject({ name: 'InUseError', uses: 1 }),
    ]);
  });
});
