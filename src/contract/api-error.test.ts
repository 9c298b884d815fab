import { expect, test } from 'vitest';
import { ApiError, errorOfResponse, isRefusalOfOne, retryAtOf } from './api-error.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['12', now + 12_000],
  ['0', now],
  ['Sat, 21 Nov 2026 12:00:30 GMT', now + 30_000],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s', (value, moment) => {
  expect(retryAtOf(value, now)).toBe(moment);
});

test('an error carries when to try again and what support finds it by', () => {
  const headers = new Headers({ 'retry-after': '5', 'x-request-id': 'req-1' });
  const error = errorOfResponse(503, 'Service Unavailable', undefined, headers);
  expect(error.requestId).toBe('req-1');
  expect(error.retryAt).toBeGreaterThan(Date.now());
  expect(errorOfResponse(500, '', undefined)).toMatchObject({ requestId: undefined, retryAt: undefined });
});

test.each([
  [403, 'ownerInstanceId', true],
  [403, '', true],
  [409, 'name', true],
  [403, 'x-s8y-instance-id', false],
  [403, 'Authorization', false],
  [401, 'name', false],
])('%i at %o is a refusal of one thing: %s', (status, path, isOfOne) => {
  const error = new ApiError('http', status, 'no', [{ path, message: 'no', code: 'access' }]);
  expect(isRefusalOfOne(error)).toBe(isOfOne);
});
