import { expect, it } from 'vitest';
import { hasSpaces, tidyAddress, withoutTrailingSlashes, withScheme } from './web-address.ts';

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
  expect([' a.se/ ', '\u200ehttps://a\u200b.se/', 'https://a.se', '', 'a b.se/'].map(tidyAddress)).toEqual([
    'http://a.se',
    'https://a.se',
    'https://a.se',
    '',
    'a b.se/',
  ]);
});

it('flags spaces inside, not around', () => {
  expect(['a b.se', ' a.se ', 'a\tb'].map(hasSpaces)).toEqual([true, false, true]);
});
