import { afterEach, expect, test, vi } from 'vitest';
import { lifetime, mostAhead } from './storage-lifetime.ts';
import { clearStored, keepStoredFor, readStored, writeStored } from './stored.ts';

const key = 'touchline.active-site';

afterEach(() => vi.restoreAllMocks());

test('a value is kept for less than 12 hours and removed when it is read later', () => {
  writeStored('activeSite', 'frost1_frost', 1000);
  expect(readStored('activeSite', 1000)).toBe('frost1_frost');
  expect(readStored('activeSite', 1000 + lifetime - 1)).toBe('frost1_frost');
  expect(readStored('activeSite', 1000 + lifetime)).toBeUndefined();
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('a value from the far future is as old as one can be', () => {
  writeStored('activeSite', 'frost1_frost', mostAhead + 1);
  expect(readStored('activeSite', 0)).toBeUndefined();
});

test('what somebody else wrote there is removed', () => {
  for (const text of ['no JSON', '"text"', 'null', '{"value":1,"storedAt":1}', '{"value":"a"}']) {
    sessionStorage.setItem(key, text);
    expect(readStored('activeSite')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
  }
});

test('all is forgotten at once, and nothing else', () => {
  sessionStorage.setItem('other', 'stays');
  writeStored('activeSite', 'a');
  writeStored('layoutSettings', 'b');
  clearStored();
  expect(Object.keys(sessionStorage)).toEqual(['other']);
});

test('what was kept for one user is nothing to the next one, however their session ended', () => {
  keepStoredFor('alva');
  writeStored('selectedLayout', 'a');
  writeStored('layoutSettings', '{"unsaved":true}');
  keepStoredFor('alva');
  expect(readStored('selectedLayout')).toBe('a');
  keepStoredFor('bo');
  expect(Object.keys(sessionStorage)).toEqual(['touchline.session-owner']);
  writeStored('selectedLayout', 'b');
  keepStoredFor('bo');
  expect(readStored('selectedLayout')).toBe('b');
  clearStored();
});

test('storage that throws is as good as empty', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  }
  expect(() => writeStored('activeSite', 'a')).not.toThrow();
  expect(readStored('activeSite')).toBeUndefined();
  expect(() => clearStored()).not.toThrow();
  expect(() => keepStoredFor('alva')).not.toThrow();
});
