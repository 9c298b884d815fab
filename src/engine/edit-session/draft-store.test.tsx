import { afterEach, expect, test, vi } from 'vitest';
import { lifetime, mostAhead } from '../values/storage-lifetime.ts';
import { type DraftPlace, draftsAt, removeDraft, sweepDrafts, writeDraft } from './draft-store.ts';

const place: DraftPlace = { user: 'u/1', instanceId: 'frost1_frost', entity: 'thing', id: 'abc' };
const now = Date.parse('2026-11-21T12:00:00Z');
const draft = { base: { name: 'a' }, edited: { name: 'b' }, version: '"3"', at: now };

afterEach(() => vi.restoreAllMocks());

test('a draft is found again where it was kept, the newest first, and nowhere else', () => {
  expect(writeDraft(place, 'p.1', draft)).toBe(true);
  expect(writeDraft(place, 'p.2', { ...draft, at: now + 5 })).toBe(true);
  expect(draftsAt(place, now + 10).map(({ editor, at }) => [editor, at])).toEqual([
    ['p.2', now + 5],
    ['p.1', now],
  ]);
  expect(draftsAt(place, now + 10)[1]).toMatchObject(draft);
  for (const other of [{ user: 'u' }, { instanceId: 'x' }, { entity: 'other' }, { id: undefined }, { id: 'new' }]) {
    expect(draftsAt({ ...place, ...other }, now)).toEqual([]);
  }
});

test('after 12 hours it is removed on reading, and by the sweep of every user’s', () => {
  writeDraft(place, 'p.1', draft);
  expect(draftsAt(place, now + lifetime - 1)).toHaveLength(1);
  expect(draftsAt(place, now + lifetime)).toEqual([]);
  expect(localStorage.length).toBe(0);
  writeDraft(place, 'p.1', draft);
  writeDraft({ ...place, user: 'other' }, 'p.1', { ...draft, at: now + 1000 });
  localStorage.setItem('not.a.draft', 'x');
  sweepDrafts(now + lifetime);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft/'))).toHaveLength(1);
  expect(localStorage.getItem('not.a.draft')).toBe('x');
});

test('what is no draft, or comes from a clock that was far ahead, is removed', () => {
  writeDraft(place, 'p.1', draft);
  const [key = ''] = Object.keys(localStorage);
  for (const text of [
    '{',
    'null',
    '{"at":1}',
    JSON.stringify({ ...draft, base: 'x' }),
    JSON.stringify({ ...draft, version: 3 }),
  ]) {
    localStorage.setItem(key, text);
    expect(draftsAt(place, now)).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
  }
  writeDraft(place, 'p.1', draft);
  expect(draftsAt(place, now - 1000)).toHaveLength(1);
  expect(draftsAt(place, now - mostAhead - 1)).toEqual([]);
});

test('one editor’s draft is removed and the other stays', () => {
  writeDraft(place, 'p.1', draft);
  writeDraft(place, 'p.2', draft);
  removeDraft(place, 'p.1');
  expect(draftsAt(place, now).map(({ editor }) => editor)).toEqual(['p.2']);
});

test('storage that is full or refused says so on writing and is empty on reading', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(writeDraft(place, 'p.1', draft)).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(writeDraft(place, 'p.1', draft)).toBe(false);
  expect(draftsAt(place, now)).toEqual([]);
  expect(() => sweepDrafts(now)).not.toThrow();
  expect(() => removeDraft(place, 'p.1')).not.toThrow();
  vi.unstubAllGlobals();
});
