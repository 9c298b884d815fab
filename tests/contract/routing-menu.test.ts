import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MenuItem, newItem, refusalOf, routingCalls } from './routing-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof routingCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = routingCalls(service);
});
afterAll(() => service.close());

/** Publishes these items as the footer; the group is read anew each time. */
const footer = async (children: unknown) => calls.publish(await calls.group('footer'), children);
const external = (path: string) => ({ id: null, path, resourceType: 'external', resourceId: null }) as const;

/** So many items in each other. */
function nested(levels: number): MenuItem {
  return newItem({ title: `Nivå ${levels}`, children: levels > 1 ? [nested(levels - 1)] : [] });
}

describe('the menu', () => {
  it('has its groups in their order, and routes only when asked', async () => {
    const all = await service.call({ url: '/api/routing/menu', instanceId: 'north1_north' });
    expect(all.json<{ menu: { identifier: string }[] }>().menu.map(({ identifier }) => identifier)).toEqual([
      'main',
      'secondary',
      'footer',
      'unassigned',
    ]);
    expect(all.json()).not.toHaveProperty('routes');
    const withRoutes = await service.call({ url: '/api/routing/menu?includeRoutes=true' });
    expect(withRoutes.json<{ routes: object[] }>().routes.length).toBeGreaterThanOrEqual(25);
  });

  it('lacks a group until it is made, which happens once', async () => {
    expect((await calls.read()).map(({ identifier }) => identifier)).toEqual(['main', 'secondary', 'footer']);
    const body = { identifier: 'unassigned', name: 'Extra', active: true, meta: {}, children: [] };
    const make = () => service.call({ method: 'POST', url: '/api/routing/menu', body });
    const replies = await Promise.all([make(), make(), make()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(refusalOf(await make())).toEqual([409, 'identifier identifierTaken']);
    expect(await calls.group('unassigned')).toMatchObject({ name: 'Extra', active: true, children: [], version: 1 });
  });

  it('takes a whole group and answers it as it is kept, nothing of an item lost', async () => {
    const item = newItem({
      identifier: 'Årets-Lag',
      type: 'external',
      title: `  ${'Å'.repeat(296)}  `,
      route: external('tickets.example/köp?a=b#c'),
      collapsed: true,
      hover: true,
      external: true,
      children: [newItem({ title: '<b>inte fet</b>' })],
    });
    const stored = await calls.group('footer');
    const reply = await calls.publish({ ...stored, name: 'Foten', active: false, meta: { theme: 'dark' } }, [item]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers.etag).toBe(`"${stored.version + 1}"`);
    const group = await calls.group('footer');
    expect(group).toMatchObject({ name: 'Foten', active: false, meta: { theme: 'dark' }, children: [item] });
    expect(reply.json()).toEqual(group);
  });

  it('is not the menu of another site', async () => {
    const other = { instanceId: demo.otherNetworksSite };
    const foreign = await calls.group('footer', other);
    expect((await calls.publish(foreign, [])).statusCode).toBe(404);
    expect(await calls.group('footer', other)).toEqual(foreign);
  });
});

describe('a group', () => {
  it('is refused from an older version, and the one who was first keeps what was published', async () => {
    const stored = await calls.group('footer');
    const [mine, theirs] = [newItem({ title: 'Min' }), newItem({ title: 'Deras' })];
    const replies = await Promise.all([
      calls.publish(stored, [mine]),
      calls.publish(stored, [theirs], { subject: demo.oneSiteOnly }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const winner = replies[0].statusCode === 200 ? mine : theirs;
    expect((await calls.group('footer')).children).toEqual([winner]);
  });

  it('can be published while somebody publishes another one', async () => {
    const [first, second] = [await calls.group('footer'), await calls.group('secondary')];
    const [left, right] = [newItem({ title: 'Fot' }), newItem({ title: 'Andra' })];
    const replies = await Promise.all([calls.publish(first, [left]), calls.publish(second, [right])]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await calls.group('footer')).children).toEqual([left]);
    expect((await calls.group('secondary')).children).toEqual([right]);
  });

  it('keeps its identifier', async () => {
    const stored = await calls.group('footer');
    const reply = await calls.publish({ ...stored, identifier: 'main' }, stored.children);
    expect(refusalOf(reply)).toEqual([400, 'identifier fixed']);
  });

  it('is deleted only while it is empty; who publishes it then is told, and the other groups are published all the same', async () => {
    const stored = await calls.group('secondary');
    const url = `/api/routing/menu/${stored.id}`;
    expect(refusalOf(await service.call({ method: 'DELETE', url }))).toEqual([409, 'children notEmpty']);
    const emptied = await calls.publish(stored, []);
    const old = { 'if-match': `"${stored.version}"` };
    expect((await service.call({ method: 'DELETE', url, headers: old })).statusCode).toBe(412);
    const present = { 'if-match': String(emptied.headers.etag) };
    expect((await service.call({ method: 'DELETE', url, headers: present })).statusCode).toBe(204);
    expect((await calls.publish(stored, [newItem()])).statusCode).toBe(404);
    expect((await footer([newItem()])).statusCode).toBe(200);
    const body = { identifier: 'secondary', name: 'Andra', active: true, meta: {}, children: [newItem()] };
    expect((await service.call({ method: 'POST', url: '/api/routing/menu', body })).statusCode).toBe(201);
  });
});

describe('a publish of three groups whose second one fails', () => {
  it('leaves the first published, the second as it was, and takes the others again', async () => {
    const [main, secondary, unassigned] = [
      await calls.group('main'),
      await calls.group('secondary'),
      await calls.group('unassigned'),
    ];
    const [moved, broken] = [newItem({ title: 'Flyttad' }), newItem({ children: [newItem()] })];
    const publishId = 'half-way-publish';
    const before = (await calls.history()).length;
    expect((await calls.publish(main, [moved, ...main.children], { publishId })).statusCode).toBe(200);
    expect(refusalOf(await calls.publish(secondary, [broken], { publishId }))).toEqual([
      400,
      'children.0.children childNotSupported',
    ]);
    expect(await calls.group('secondary')).toEqual(secondary);
    expect((await calls.publish(unassigned, [newItem()], { publishId })).statusCode).toBe(200);
    expect((await calls.publish(secondary, [newItem()], { publishId })).statusCode).toBe(200);
    const history = await calls.history();
    expect(history.length).toBe(before + 1);
    expect(history[0]).toMatchObject({ groups: ['main', 'secondary', 'unassigned'] });
  });
});

describe('items that do not hold together are refused where they stand', () => {
  const twin = newItem({ identifier: 'Twin' });
  const [above, below] = [newItem(), newItem()];
  const cases: readonly [string, unknown, unknown][] = [
    [
      'identifiers that differ by letter case alone',
      [twin, newItem({ children: [newItem({ identifier: 'tWIN' })] })],
      [409, 'children.1.children.0.identifier duplicateIdentifier'],
    ],
    [
      'identifiers that look the same',
      [newItem({ identifier: 'Årets' }), newItem({ identifier: 'A\u030arets\u200b' })],
      [409, 'children.1.identifier duplicateIdentifier'],
    ],
    ['an id twice', [twin, { ...twin, identifier: 'other' }], [400, 'children.1.id duplicateId']],
    [
      'an item below itself',
      [{ ...twin, children: [{ ...twin, parentId: twin.id }] }],
      [400, 'children.0.children.0.id duplicateId'],
    ],
    [
      'two items that are each other’s parent',
      [
        { ...above, parentId: below.id },
        { ...below, parentId: above.id },
      ],
      [400, 'children.0.parentId orphan', 'children.1.parentId orphan'],
    ],
    ['a parent that is nowhere', [{ ...twin, parentId: 'nowhere' }], [400, 'children.0.parentId orphan']],
    [
      'a child that names no parent',
      [{ ...twin, children: [newItem()] }],
      [400, 'children.0.children.0.parentId orphan'],
    ],
    ['a title of 301 characters', [{ ...twin, title: 'x'.repeat(301) }], [400, 'children.0.title maxLength']],
    ['a blank title', [{ ...twin, title: ' ' }], [400, 'children.0.title pattern']],
    ['a blank in an identifier', [{ ...twin, identifier: 'a b' }], [400, 'children.0.identifier pattern']],
    ['an eleventh level', [nested(11)], [400, `${'children.0.'.repeat(11).slice(0, -1)} depth`]],
    [
      'a route that the site does not have',
      [{ ...twin, route: { ...external('/x'), id: 'nowhere', resourceType: 'page' } }],
      [422, 'children.0.route.id unknownRoute'],
    ],
    [
      'a page without a route of the site',
      [{ ...twin, route: { ...external('/x'), resourceType: 'page' } }],
      [400, 'children.0.route.resourceType external'],
    ],
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:1/alert(1)',
      'data:text/html,x',
      'a b.example',
      'https://',
      '/news',
      '//x.example',
    ].map((path): [string, unknown, unknown] => [
      path,
      [{ ...twin, route: external(path) }],
      [400, 'children.0.route.path url'],
    ]),
    ['no list', 'children', [400, 'children type']],
  ];

  it.each(cases)('%s', async (_, children, refusal) => {
    const before = await calls.group('footer');
    expect(refusalOf(await footer(children))).toEqual(refusal);
    expect(await calls.group('footer')).toEqual(before);
  });

  it('but ten levels, a title of 300 characters and the same identifier in another site are taken', async () => {
    const reply = await footer([nested(10), newItem({ title: 'ö'.repeat(300) }), newItem({ identifier: 'news' })]);
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it('thousands of levels are a refusal, not a failure', async () => {
    const { id } = await calls.group('footer');
    const text = `${'{"children":['.repeat(60_000)}${']}'.repeat(60_000)}`;
    const reply = await service.call({ method: 'PUT', url: `/api/routing/menu/${id}`, payload: text });
    expect(refusalOf(reply)).toEqual([400, ' depth']);
  });

  it('an item of another site', async () => {
    const other = { instanceId: demo.otherNetworksSite };
    const before = await calls.group('footer', other);
    const [foreign] = before.children;
    const reply = await footer([newItem(), { ...foreign, children: [], route: null }]);
    expect(refusalOf(reply)).toEqual([422, 'children.1.id foreignItem']);
    expect(await calls.group('footer', other)).toEqual(before);
  });
});

describe('More', () => {
  it('is locked in the main group only, comes last there, and takes items below it', async () => {
    const main = await calls.group('main');
    const more = main.children.at(-1);
    expect(more).toMatchObject({ title: 'Mer', locked: true });
    const added = newItem({ title: 'Sist', locked: true });
    const below = newItem({ title: 'Nere', parentId: more?.id ?? null });
    const rest = main.children.filter(({ id }) => id !== more?.id);
    const reply = await calls.publish(main, [{ ...more, children: [below] }, ...rest, added]);
    expect(reply.statusCode, reply.body).toBe(200);
    const { children } = await calls.group('main');
    expect(children.at(-1)).toMatchObject({ id: more?.id, children: [below] });
    expect(children.at(-2)).toEqual({ ...added, locked: false });
    await footer([newItem({ title: 'More', locked: true })]);
    expect((await calls.group('footer')).children[0]).toMatchObject({ locked: false });
  });

  it('is neither removed, renamed, unlocked nor moved below another', async () => {
    const main = await calls.group('main');
    const [last, place] = [main.children.at(-1), main.children.length - 1];
    if (!last) throw new Error('the main group is empty');
    const rest = main.children.slice(0, -1);
    const attempt = async (children: unknown[]) => refusalOf(await calls.publish(main, children));
    expect(await attempt(rest)).toEqual([409, 'children locked']);
    expect(await attempt([...rest, { ...last, title: 'Annat' }])).toEqual([409, `children.${place}.title locked`]);
    expect(await attempt([...rest, { ...last, locked: false }])).toEqual([409, `children.${place}.locked locked`]);
    const parent = newItem({ children: [last] });
    expect(await attempt([...rest, parent])).toEqual([409, `children.${place}.children.0.parentId locked`]);
    expect(await calls.group('main')).toEqual(main);
  });
});

describe('a thousand items', () => {
  it('go out in one body below 1 MB and come back', async () => {
    const route = await calls.route({ path: '/tusen', resourceType: 'articleList', resourceId: 'custom.tusen' });
    const shown = { id: route.id, path: route.path, resourceType: route.resourceType, resourceId: 'custom.tusen' };
    const of = (count: number, children: () => MenuItem[]) =>
      Array.from({ length: count }, (_, index) =>
        newItem({ title: `Sida ${index}`, route: shown, children: children() }),
      );
    const items = of(10, () => of(9, () => of(10, () => [])));
    expect(JSON.stringify(items).length).toBeLessThan(700_000);
    const reply = await footer(items);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    expect((await calls.group('footer')).children).toEqual(items);
    const found = await service.call({ url: `/api/routing/routes/${route.id}` });
    expect(found.json()).toMatchObject({ usageCount: 1000 });
  });
});
