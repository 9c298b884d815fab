import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { failedConnection, failedQuery, failedWrite } from './database-failures.ts';
import { DatabaseUnavailableError, StorageFullError } from './errors.ts';

const failure = (code: string, routine?: string) =>
  Object.assign(new DatabaseError('It failed.', 10, 'error'), { code, routine });

it.each([
  ['a lock that was not had in time', '55P03', DatabaseUnavailableError],
  ['two that wait for each other', '40P01', DatabaseUnavailableError],
  ['a server that stops', '57P01', DatabaseUnavailableError],
  ['a transaction that was not gone on with', '25P03', DatabaseUnavailableError],
  ['a transaction that took longer than the server lets one', '25P04', DatabaseUnavailableError],
  ['a server without memory', '53200', DatabaseUnavailableError],
  ['a full disk', '53100', StorageFullError],
  ['a statement that is wrong', '42601', DatabaseError],
])('%s (%s) is told as what it is', (_, code, kind) => {
  expect(failedQuery(failure(code))).toBeInstanceOf(kind);
});

it('a server that lets nobody in for want of room is told as a full disk', () => {
  expect(() => failedConnection(failure('53100'))).toThrow(StorageFullError);
  expect(() => failedConnection(failure('57P03'))).toThrow(DatabaseUnavailableError);
});

it('a share of a disk that is used up is a full disk', () => {
  const error = new DatabaseError('could not extend file "base/5/16402": Disk quota exceeded', 80, 'error');
  expect(failedQuery(Object.assign(error, { code: 'XX000' }))).toBeInstanceOf(StorageFullError);
});

it('a server that takes no writes is told as one that will again; another failure stays what it is', () => {
  expect(failedWrite(failure('25006'))).toBeInstanceOf(DatabaseUnavailableError);
  expect(failedWrite(failure('42601'))).toBeInstanceOf(DatabaseError);
});

it('a server whose disk the system made read-only takes no writes', () => {
  const error = new DatabaseError('could not open file "base/5/16402": Read-only file system', 80, 'error');
  expect(failedWrite(Object.assign(error, { code: '42501' }))).toBeInstanceOf(DatabaseUnavailableError);
  expect(failedWrite(failure('42501'))).toBeInstanceOf(DatabaseError);
});

it('a server whose shared memory is full has room on its disk', () => {
  expect(failedQuery(failure('53100', 'dsm_impl_posix'))).toBeInstanceOf(DatabaseUnavailableError);
  expect(failedQuery(failure('53100', 'FileWriteV'))).toBeInstanceOf(StorageFullError);
});
