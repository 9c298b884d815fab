import { expect, test } from 'vitest';
import { foreignness } from './guard.ts';

const json = { 'content-type': 'application/json' };
const own = { host: 'localhost:4450' };

test.each([
  ['a visit', 'GET', own],
  ['the page itself', 'GET', { ...own, origin: 'http://localhost:4450', 'sec-fetch-site': 'same-origin' }],
  ['a link from elsewhere', 'GET', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['by number', 'GET', { host: '127.0.0.1:4450' }],
  ['a save', 'PUT', { ...own, ...json, origin: 'http://localhost:4450' }],
])('lets in %s', (_, method, headers) => {
  expect(foreignness({ method, headers }, 4450)).toBeUndefined();
});

test.each([
  ['a name that is not this machine’s', 'GET', { host: 'evil.example:4450' }],
  ['another port', 'GET', { host: 'localhost:80' }],
  ['no name', 'GET', {}],
  ['a page of another origin', 'POST', { ...own, ...json, origin: 'https://evil.example' }],
  ['a page of another port', 'PUT', { ...own, ...json, origin: 'http://localhost:3000' }],
  ['an opaque origin', 'PUT', { ...own, ...json, origin: 'null' }],
  [
    'a picture or script of another page',
    'GET',
    { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  ],
  ['a plain form', 'POST', { ...own, 'content-type': 'text/plain' }],
])('refuses %s', (_, method, headers) => {
  expect(foreignness({ method, headers }, 4450)).toMatch(/^The workbench /);
});
