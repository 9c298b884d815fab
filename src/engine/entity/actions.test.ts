import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { Action, StoredEntity } from '../../contract/entity.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import type { Text } from '../../contract/text.ts';
import { failureOfAction, fitsAction, runAction, shownActions, successOfAction } from './actions.ts';
import { isStored } from './entity-kinds.ts';

// The replies of sports are the things themselves, in no envelope.
const loaded = await Promise.all(entities.filter(({ area }) => area === 'sports').map((route) => route.load()));
const [drawn] = loaded.filter(isStored);
if (!drawn) throw new Error('There is no entity');
const remove = vi.fn(async () => undefined);
const entity: StoredEntity = { ...drawn, readOnly: ['lastModified'], remove };
const text = { en: 'x', sv: 'x' };
const action = (rest: Partial<Action>): Action => ({ name: 'act', label: text, text, ...rest });
const retire = action({ when: { deleted: false }, set: { deleted: true } });

const stored = { [entity.id]: 'a', deleted: false, lastModified: 'now', neverHeardOf: { of: [1] } };
const send = vi.fn<typeof fetch>();
const client = new QueryClient();

beforeEach(() => {
  configureApi(sampleSettings);
  client.clear();
  remove.mockClear();
  send.mockReset();
  send.mockImplementation(
    async (_url, init) =>
      new Response(init?.method === 'PUT' ? (init.body as string) : JSON.stringify(stored), {
        headers: { etag: '"7"' },
      }),
  );
  vi.stubGlobal('fetch', send);
});

const speaking = { t: (key: string) => key, text: ({ en }: Text) => en };

it('is offered where the properties equal its condition; a flag left out counts as off, null as empty', () => {
  const offered = (when: Action['when'], row: object) => fitsAction(action(when ? { when } : {}), row);
  expect(offered(undefined, {})).toBe(true);
  expect([offered({ deleted: false }, {}), offered({ deleted: false }, { deleted: true })]).toEqual([true, false]);
  expect([offered({ team: null }, { team: '' }), offered({ team: null }, { team: {} })]).toEqual([true, false]);
  expect(offered({ state: 'draft', deleted: false }, { state: 'draft', deleted: true })).toBe(false);
});

it('reads the thing again and sends it back whole with its values, bound to the version it read', async () => {
  const key = entity.read('a').queryKey;
  client.setQueryData(key, { ...stored, deleted: false });
  await runAction(entity, retire, 'a', client);
  const [, put] = send.mock.calls;
  expect(new Headers(put?.[1]?.headers).get('if-match')).toBe('"7"');
  expect(JSON.parse(put?.[1]?.body as string)).toEqual({ [entity.id]: 'a', deleted: true, neverHeardOf: { of: [1] } });
  expect(client.getQueryData(key)).toBeUndefined();
});

it('makes no call a second time on top of one that had no answer', async () => {
  const call = vi.fn(async () => ({ [entity.id]: 'a' }));
  const called: StoredEntity = { ...entity, calls: { act: call } };
  const renew = action({ call: { operation: 'renewSponsor' } });
  const befores: object[] = [];
  const whenRead = (body: object) => void befores.push(body);
  call.mockRejectedValueOnce(new ApiError('timeout', 0, 'cut off'));
  await expect(runAction(called, renew, 'a', client, { whenRead })).rejects.toMatchObject({ kind: 'timeout' });
  // It did nothing: the thing is as it was.
  const [earlier] = befores;
  call.mockRejectedValueOnce(new ApiError('timeout', 0, 'cut off'));
  await expect(runAction(called, renew, 'a', client, { earlier })).rejects.toMatchObject({ kind: 'timeout' });
  expect(call).toHaveBeenCalledTimes(2);
  send.mockImplementation(async () => new Response(JSON.stringify(stored), { headers: { etag: '"8"' } }));
  await expect(runAction(called, renew, 'a', client, { earlier })).rejects.toMatchObject({ status: 412 });
  expect(call).toHaveBeenCalledTimes(2);
});

it('is done where what an attempt without an answer was to remove is gone, and only then', async () => {
  const [whenRead, whenRemoved] = [vi.fn(), vi.fn()];
  const clear = action({ remove: true });
  remove.mockRejectedValueOnce(new ApiError('timeout', 0, 'cut off'));
  await expect(runAction(entity, clear, 'a', client, { whenRead, whenRemoved })).rejects.toMatchObject({
    kind: 'timeout',
  });
  send.mockImplementation(async () => new Response(JSON.stringify({ message: 'none' }), { status: 404 }));
  await expect(runAction(entity, clear, 'a', client, { whenRemoved })).rejects.toMatchObject({ status: 404 });
  expect(whenRemoved).not.toHaveBeenCalled();
  const [[earlier]] = whenRead.mock.calls as [[object]];
  await expect(runAction(entity, clear, 'a', client, { earlier, whenRemoved })).resolves.toBeUndefined();
  expect(whenRemoved).toHaveBeenCalledOnce();
  expect(remove).toHaveBeenCalledOnce();
});

it('keeps nothing of things that nobody looks at', async () => {
  await runAction(entity, retire, 'a', client);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

it('does nothing to what has changed so that it fits no longer', async () => {
  send.mockImplementation(async () => new Response(JSON.stringify({ ...stored, deleted: true })));
  await expect(runAction(entity, retire, 'a', client)).rejects.toMatchObject({ status: 412 });
  expect(send).toHaveBeenCalledOnce();
});

it('removes by the entity’s delete operation, bound to the version, and forgets the thing', async () => {
  const key = entity.read('a').queryKey;
  client.setQueryData(key, stored);
  const bound: unknown = expect.objectContaining({ headers: { 'If-Match': '"7"' } });
  expect(await runAction(entity, action({ remove: true }), 'a', client)).toBeUndefined();
  expect(remove).toHaveBeenCalledExactlyOnceWith('a', bound, false);
  await runAction(entity, action({ remove: true }), 'a', client, { evenInUse: true });
  expect(remove).toHaveBeenLastCalledWith('a', bound, true);
  expect(client.getQueryData(key)).toBeUndefined();
});

it('calls the action’s operation, bound to the version, and gives back what it makes of the thing', async () => {
  const call = vi.fn(async () => ({ ...stored, state: 'closed' }));
  const calling: StoredEntity = { ...entity, calls: { act: call } };
  const close = action({ when: { deleted: false }, call: { operation: 'close' } });
  expect(await runAction(calling, close, 'a', client)).toMatchObject({ state: 'closed' });
  expect(call).toHaveBeenCalledExactlyOnceWith('a', expect.objectContaining({ headers: { 'If-Match': '"7"' } }));
  await expect(runAction(entity, close, 'a', client)).rejects.toThrow('has no call for the action act');
});

it('is shown where it does not fit only when it says why', () => {
  const closed = action({ when: { state: 'active' }, otherwise: text });
  const hidden = action({ when: { state: 'active' } });
  expect(shownActions([closed, hidden], { state: 'draft' })).toEqual([closed]);
  expect(shownActions([closed, hidden], { state: 'active' })).toEqual([closed, hidden]);
});

it('is called in the words of the specification when it went well', () => {
  const words = [
    action({ remove: true }),
    retire,
    action({ set: { deleted: false } }),
    action({ set: { gender: 'x' } }),
  ];
  expect(words.map((one) => successOfAction(one, speaking))).toEqual([
    'messages.deleteSuccessful',
    'messages.deleteSuccessful',
    'messages.restored',
    'messages.updateSuccessful',
  ]);
});

it('is told in its own words where it has some', () => {
  const own = action({ told: { done: { en: 'Out!', sv: 'Ute!' }, failed: { en: 'Stuck!', sv: 'Fast!' } } });
  expect([successOfAction(own, speaking), failureOfAction(own, speaking)]).toEqual(['Out!', 'Stuck!']);
  const half = action({ told: { done: { en: 'Out!', sv: 'Ute!' } } });
  expect(failureOfAction(half, speaking)).toBe('messages.updateFailed');
});

it('fits where a property has one of several values', () => {
  const several = action({ when: { state: ['draft', 'expired'] } });
  const states = ['draft', 'expired', 'published', undefined];
  expect(states.map((state) => fitsAction(several, { state }))).toEqual([true, true, false, false]);
});

it('sends the body in its one form, however the service wrote it', async () => {
  const schema = { properties: { number: { type: 'integer' }, deleted: { type: 'boolean' } } };
  const plain: StoredEntity = { ...entity, schema, form: { ...entity.form, sections: [] } };
  const body = JSON.stringify({ [entity.id]: 'a', number: '9', deleted: 'false' });
  send.mockImplementation(async (_url, init) =>
    init?.method === 'PUT' ? new Response(init.body as string) : new Response(body, { headers: { etag: '"7"' } }),
  );
  await runAction(plain, retire, 'a', client);
  const [, put] = send.mock.calls;
  expect(JSON.parse(put?.[1]?.body as string)).toEqual({ [entity.id]: 'a', number: 9, deleted: true });
  expect(new Headers(put?.[1]?.headers).get('if-match')).toBe('"7"');
});
