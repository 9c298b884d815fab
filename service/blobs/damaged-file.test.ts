import { constants } from 'node:os';
import { expect, it } from 'vitest';
import { DamagedFileError, damagedBy } from './damaged-file.ts';

const failure = (errno: number, code = 'unknown') => Object.assign(new Error('failed'), { errno: -errno, code });
const { EIO, EBADMSG, EACCES, ENOSPC, EMFILE } = constants.errno;

it.each([EIO, EBADMSG, EACCES, 117])('takes error %i of the system for a fault of the one file', (errno) => {
  expect(damagedBy(failure(errno))).toBeInstanceOf(DamagedFileError);
});

it.each([ENOSPC, EMFILE])('leaves error %i, which concerns all files, as it is', (errno) => {
  const error = failure(errno);
  expect(damagedBy(error)).toBe(error);
});
