import { expect, test } from 'vitest';
import type { MenuGroup, MenuGroupInput } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { diffMenus } from './diff-menus.ts';
import { itemFaultsOf } from './item-faults.ts';
import { type PublishCalls, publishMenus } from './publish-menus.ts';
import { drawn, leaf, menu } from './sample-menus.ts';

/**
 * A menu that is kept as the service keeps it, with versions; `refuse` has its say first, and `sent` holds what came.
 */
function kept(first: readonly MenuGroup[], refuse: (input: MenuGroupInput) => ApiError | undefined = () => undefined) {
  let stored = [...first];
  const sent: string[] = [];
  const calls: PublishCalls = {
    read: async () => stored,
    async update(id, version, input, publishId) {
      sent.push(`PUT ${input.identifier} ${publishId}`);
      const refused = refuse(input);
      if (refused) throw refused;
      const group = stored.find((one) => one.id === id);
      if (!group) throw new ApiError('http', 404, 'Not found');
      if (group.version !== version) throw new ApiError('http', 412, 'Precondition failed');
      const next = { ...group, ...input, version: version + 1 };
      stored = stored.map((one) => (one.id === id ? next : one));
      return next;
    },
    async create(input) {
      sent.push(`POST ${input.identifier}`);
      const [group] = menu({ [input.identifier]: input.children });
      if (!group) throw new Error('no group');
      stored = [...stored, group];
      return group;
    },
  };
  return { calls, sent, now: () => stored, meanwhile: (next: MenuGroup[]) => (stored = next) };
}

const base = menu({ main: [leaf('a'), leaf('b')], secondary: [leaf('s')], footer: [leaf('f')] });
const moved = menu({ main: [leaf('a')], secondary: [leaf('s')], footer: [leaf('f'), leaf('b')] });

test('one call for each group that changed, the receiving one first, all of one publish', async () => {
  const { calls, sent, now } = kept(base);
  const result = await publishMenus(calls, base, moved, 'publish-1');
  expect(sent).toEqual(['PUT footer publish-1', 'PUT main publish-1']);
  expect([result.published, result.failure, result.conflicts]).toEqual([['footer', 'main'], undefined, undefined]);
  expect(drawn(now())).toBe(drawn(moved));
  expect(result.base.map(({ version }) => version)).toEqual([2, 1, 2]);
  expect((await publishMenus(calls, result.base, result.draft, 'publish-2')).published).toEqual([]);
});

test('a call that fails for the second of three groups ends it; what is left is sent once more, and nothing twice', async () => {
  let isDown = true;
  const down = new ApiError('http', 500, 'Something went wrong');
  const { calls, sent, now } = kept(base, ({ identifier }) =>
    isDown && identifier === 'secondary' ? down : undefined,
  );
  const draft = menu({
    main: [leaf('a')],
    secondary: [leaf('s'), leaf('n')],
    footer: [{ ...leaf('f'), title: 'Foot' }],
  });
  const first = await publishMenus(calls, base, draft, 'publish-1');
  expect([first.published, first.failure?.at, first.failure?.cause]).toEqual([['main'], 'secondary', down]);
  expect(drawn(now())).toBe('main: a | secondary: s | footer: f');
  expect(drawn(first.draft)).toBe(drawn(draft));
  isDown = false;
  sent.length = 0;
  const second = await publishMenus(calls, first.base, first.draft, 'publish-1');
  expect(sent).toEqual(['PUT secondary publish-1', 'PUT footer publish-1']);
  expect([second.published, second.failure]).toEqual([['secondary', 'footer'], undefined]);
  expect(drawn(now())).toBe(drawn(draft));
});

test('what somebody else published meanwhile is merged and sent with it', async () => {
  const service = kept(base);
  service.meanwhile(
    menu({ main: [leaf('a'), leaf('b'), leaf('theirs')], secondary: [leaf('s')], footer: [leaf('f')] }, 5),
  );
  const result = await publishMenus(service.calls, base, moved, 'publish-1');
  expect(result.failure).toBeUndefined();
  expect(drawn(service.now())).toBe('main: a theirs | secondary: s | footer: f b');
  expect(result.meanwhile && drawn(result.meanwhile.after)).toBe('main: a b theirs | secondary: s | footer: f');
});

test('what was stored and only its answer was lost is nobody else’s: nothing is told of it, and it can be undone', async () => {
  const service = kept(base);
  const losing: PublishCalls = {
    ...service.calls,
    async update(...given) {
      await service.calls.update(...given);
      throw new ApiError('network', 0, 'lost');
    },
  };
  const first = await publishMenus(losing, base, moved, 'publish-1');
  expect([first.failure?.at, first.published]).toEqual(['footer', []]);
  const second = await publishMenus(service.calls, first.base, first.draft, 'publish-1');
  expect([second.failure, second.conflicts, drawn(service.now())]).toEqual([undefined, undefined, drawn(moved)]);
  const { before = [], after = [] } = second.meanwhile ?? {};
  expect(diffMenus(before, after)).toMatchObject({ items: [], groups: [] });
});

test('where both changed the same nothing is sent until somebody has chosen', async () => {
  const service = kept(base);
  service.meanwhile(
    menu({ main: [{ ...leaf('a'), title: 'Theirs' }, leaf('b')], secondary: [leaf('s')], footer: [leaf('f')] }, 5),
  );
  const mine = menu({
    main: [{ ...leaf('a'), title: 'Mine' }, leaf('b')],
    secondary: [leaf('s')],
    footer: [leaf('f')],
  });
  const result = await publishMenus(service.calls, base, mine, 'publish-1');
  expect(result.conflicts?.map(({ key }) => key)).toEqual(['a title']);
  expect([result.base, drawn(result.draft), result.published]).toEqual([base, drawn(mine), []]);
  expect(drawn(service.now())).toContain('a=Theirs');
});

test('a group that was deleted meanwhile and is kept is made anew, with what is in it', async () => {
  const empty = menu({ main: [leaf('a')], footer: [] });
  const service = kept(empty);
  service.meanwhile(menu({ main: [leaf('a')] }));
  const mine = menu({ main: [leaf('a')], footer: [leaf('new')] });
  const first = await publishMenus(service.calls, empty, mine, 'publish-1');
  expect(first.conflicts?.map(({ key }) => key)).toEqual(['group footer']);
  const fresh = first.meanwhile?.after ?? [];
  const second = await publishMenus(service.calls, fresh, mine, 'publish-1');
  expect([second.published, drawn(service.now())]).toEqual([['footer'], 'main: a | footer: new']);
  expect(service.sent.at(-2)).toBe('POST footer');
});

test('somebody who publishes again and again in between ends it after three tries, nothing lost', async () => {
  const service = kept(base);
  let round = 0;
  const calls: PublishCalls = {
    ...service.calls,
    update(...given) {
      round += 1;
      service.meanwhile(service.now().map((group) => ({ ...group, version: group.version + 1 })));
      return service.calls.update(...given);
    },
  };
  const result = await publishMenus(calls, base, moved, 'publish-1');
  expect([round, result.published]).toEqual([3, []]);
  expect(result.failure?.cause).toMatchObject({ status: 412 });
  expect(drawn(result.draft)).toBe(drawn(moved));
});

test('a fault of the service is shown at its item, however deep', () => {
  const [sent] = menu({ main: [leaf('a'), leaf('b', leaf('c'))] });
  const fault = { path: 'children.1.children.0.route.id', code: 'unknownRoute', message: 'There is no such route' };
  const refused = new ApiError('http', 422, 'x', [
    fault,
    { ...fault, path: 'children[0].title' },
    { ...fault, path: 'name' },
  ]);
  expect(sent && itemFaultsOf(refused, sent).map(({ id, path }) => [id, path])).toEqual([
    ['c', 'route.id'],
    ['a', 'title'],
  ]);
});
