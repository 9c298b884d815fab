import { beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { StoredEntity } from '../../contract/entity.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { isStored } from './entity-kinds.ts';
import { sendUpdate } from './send-update.ts';

const loaded = await Promise.all(entities.filter(({ area }) => area === 'sports').map((route) => route.load()));
const saved = loaded.filter(isStored).filter(({ parts }) => parts !== undefined);
const send = vi.fn<typeof fetch>();
const rows = (...pictures: string[]) =>
  pictures.map((mediaString, sortOrder) => ({ id: null, mediaString, sortOrder, renderedMedia: [] }));

/** The calls that were made: method, address without its query, what they were bound to, and what was sent. */
const calls = () =>
  send.mock.calls.map(([url, init]) => ({
    method: init?.method,
    isMedia: new URL(url as string, 'https://x.test').pathname.endsWith('/media'),
    version: new Headers(init?.headers).get('if-match'),
    site: new Headers(init?.headers).get('x-s8y-instance-id'),
    body: JSON.parse(init?.body as string) as Record<string, unknown>,
  }));

let site = '';
let version = 1;

beforeEach(() => {
  site = 'home';
  version = 1;
  configureApi({ ...sampleSettings, instanceId: () => site });
  send.mockReset();
  send.mockImplementation(async () => Response.json({}, { headers: { etag: `"${++version}"` } }));
  vi.stubGlobal('fetch', send);
});

/** A body as it was read, with its version. */
async function read(entity: StoredEntity, body: object): Promise<object> {
  send.mockImplementationOnce(async () => Response.json(body, { headers: { etag: '"1"' } }));
  const found = await entity.read('a').queryFn({ signal: new AbortController().signal });
  send.mockClear();
  return found;
}

it('knows things of which a list is saved by a call of its own', () => {
  expect(saved.length).toBeGreaterThan(1);
});

it.each(saved)(
  'saves a changed list of $name after the rest, bound to what that gave, at the site where it began',
  async (entity) => {
    const [field = ''] = Object.keys(entity.parts ?? {});
    const base = await read(entity, { uuid: 'a', note: 'old', [field]: rows('a') });
    send.mockImplementationOnce(async () => {
      site = 'elsewhere';
      return Response.json({}, { headers: { etag: '"2"' } });
    });
    await sendUpdate(entity, 'a', { base, edited: { ...base, note: 'new', [field]: rows('b', 'c') } });
    const [rest, list, ...more] = calls();
    expect(more).toEqual([]);
    expect(rest).toMatchObject({ method: 'PUT', isMedia: false, version: '"1"', site: 'home' });
    expect(rest?.body).toMatchObject({ note: 'new', [field]: rows('a') });
    expect(list).toEqual({
      method: 'POST',
      isMedia: true,
      version: '"2"',
      site: 'home',
      body: [
        { mediaString: 'b', sortOrder: 0 },
        { mediaString: 'c', sortOrder: 1 },
      ],
    });
  },
);

it.each(saved)('makes one call for $name where the list alone was changed, or all but the list', async (entity) => {
  const [field = ''] = Object.keys(entity.parts ?? {});
  const base = await read(entity, { uuid: 'a', note: 'old', [field]: rows('a') });
  await sendUpdate(entity, 'a', { base, edited: { ...base, [field]: [] } });
  await sendUpdate(entity, 'a', { base, edited: { ...base, note: 'new' } });
  expect(calls().map(({ method, version: bound }) => [method, bound])).toEqual([
    ['POST', '"1"'],
    ['PUT', '"1"'],
  ]);
});

it.each(saved)('tells a refused list of $name at its field', async (entity) => {
  const [field = ''] = Object.keys(entity.parts ?? {});
  const base = await read(entity, { uuid: 'a', [field]: rows('a') });
  const fields = [{ path: '0.mediaString', message: 'There is no such picture.', code: 'unknown' }];
  send.mockImplementationOnce(async () => Response.json({ message: 'No.', fields }, { status: 400 }));
  const refused = sendUpdate(entity, 'a', { base, edited: { ...base, [field]: rows('gone') } });
  await expect(refused).rejects.toBeInstanceOf(ApiError);
  await expect(refused).rejects.toMatchObject({ status: 400, fields: [{ path: `${field}.0.mediaString` }] });
});
