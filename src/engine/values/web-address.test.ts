import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasSpaces, tidyAddress, withoutTrailingSlashes, withScheme } from './web-address.ts';

const widgets = JSON.parse(readFileSync('forms/widgets.json', 'utf8')) as {
  'web-address': { keywords: { pattern: string } };
};
const rule = new RegExp(widgets['web-address'].keywords.pattern);

it('adds http:// where there is no scheme', () => {
  expect(['example.com', 'https://example.com', 'HTTP://EXAMPLE.COM', ''].map(withScheme)).toEqual([
    'http://example.com',
    'https://example.com',
    'HTTP://EXAMPLE.COM',
    '',
  ]);
});

it('takes a port for no scheme, and leaves every other scheme to the rule', () => {
  expect(['localhost:4400/a', 'javascript:alert(1)', 'mailto:a@b.se'].map(withScheme)).toEqual([
    'http://localhost:4400/a',
    'javascript:alert(1)',
    'mailto:a@b.se',
  ]);
});

it('strips slashes at the end', () => {
  expect(['http://a.se/', 'http://a.se//', 'http://a.se/b'].map(withoutTrailingSlashes)).toEqual([
    'http://a.se',
    'http://a.se',
    'http://a.se/b',
  ]);
});

it('tidies an address that was written, but none with spaces', () => {
  expect([' a.se/ ', 'https://a.se', '', 'a b.se/'].map(tidyAddress)).toEqual([
    'http://a.se',
    'https://a.se',
    '',
    'a b.se/',
  ]);
});

it('flags spaces inside, not around', () => {
  expect(['a b.se', ' a.se ', 'a\tb'].map(hasSpaces)).toEqual([true, false, true]);
});

it.each([
  '',
  'example.com',
  'http://example.com',
  'HTTPS://Example.com',
  'https://sub.example.co.uk:8080/a/b?c=d#e',
  '192.168.0.1',
  'http://10.0.0.1:3000/x',
])('takes %j', (address) => expect(rule.test(address)).toBe(true));

it.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'example',
  'http://',
  '999.999.999.999',
  'http://exa mple.com',
  'http://example.com/a b',
  'http://-a.com',
])('refuses %j', (address) => expect(rule.test(address)).toBe(false));
