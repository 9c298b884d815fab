import { expect, it } from 'vitest';
import { loopbackRedirect } from './loopback.ts';

const origin = 'http://localhost:4400';

it('sends a browser from a loopback address to localhost, with path and query', () => {
  expect(loopbackRedirect('127.0.0.1:4400', '/manage/x?a=1', origin)).toBe('http://localhost:4400/manage/x?a=1');
  expect(loopbackRedirect('[::1]:4400', '/manage/', origin)).toBe('http://localhost:4400/manage/');
});

it('leaves every other request alone', () => {
  expect(loopbackRedirect('localhost:4400', '/manage/', origin)).toBeUndefined();
  expect(loopbackRedirect(undefined, '/manage/', origin)).toBeUndefined();
  expect(loopbackRedirect('console.test', '/manage/', origin)).toBeUndefined();
  expect(loopbackRedirect('127.0.0.1:4400', '/manage/', 'https://console.test')).toBeUndefined();
});
