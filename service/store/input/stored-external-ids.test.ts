import { expect, test } from 'vitest';
import type { ExternalId } from '../contract.ts';
import { DuplicateError, LockedError, UnknownReferenceError } from '../errors.ts';
import { storedExternalIds } from './stored-external-ids.ts';

const extIdType = { uuid: 'isa', code: 'isa', visible: true, name: 'ISA' };
const free = { id: '1', extId: 'free', locked: false, extIdType };
const fixed = { id: '2', extId: 'fixed', locked: true, extIdType };
const kept = (wanted: ExternalId[]) =>
  storedExternalIds('extIds', wanted, [free, fixed]).map(({ id, extId, locked }) => ({ id, extId, locked }));
const asKept = ({ id, extId, locked }: typeof free) => ({ id, extId, locked });

test('a free entry may change or go, a new one gets an id of its own', () => {
  expect(kept([{ ...free, extId: 'other' }, fixed])).toEqual([{ ...asKept(free), extId: 'other' }, asKept(fixed)]);
  const [first, second] = kept([fixed, { extId: 'new', locked: true, extIdType }]);
  expect(first).toEqual(asKept(fixed));
  expect(second).toMatchObject({ id: expect.stringMatching(/^.{6,}$/) as string, extId: 'new', locked: true });
});

test('a locked entry cannot change, go or be unlocked', () => {
  expect(() => kept([free])).toThrow(LockedError);
  expect(() => kept([{ ...fixed, extId: 'other' }])).toThrow(LockedError);
  expect(() => kept([{ ...fixed, locked: false }])).toThrow(LockedError);
});

test('a lock that is left out stays: otherwise the next save could change what the import keeps', () => {
  const { locked: _, ...unsaid } = fixed;
  expect(kept([unsaid])).toEqual([asKept(fixed)]);
});

test('an id that it did not have, or that stands twice, is refused at its place', () => {
  expect(() => kept([fixed, { ...free, id: 'nobody' }])).toThrow(UnknownReferenceError);
  expect(() => kept([fixed, { ...fixed, extId: 'other' }])).toThrow(
    expect.objectContaining({ path: 'extIds.1.id' }) as Error,
  );
});

test('a register knows a thing by one id only once', () => {
  expect(() => kept([fixed, { extId: 'fixed', extIdType }])).toThrow(DuplicateError);
});
