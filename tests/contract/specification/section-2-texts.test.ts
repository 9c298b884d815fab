import { expect, test } from 'vitest';
import { constantOf, textsOf, unionOf } from './sources.ts';

// Specification §2: the Access Denied screen, and what is written elsewhere.

const en = textsOf('en');
const sv = textsOf('sv');

test.each([
  ["Heading 'Access Denied'", 'accessDenied.heading', 'Access Denied'],
  ["the line 'Not authorized to access' ...", 'accessDenied.notAuthorized', 'Not authorized to access {{product}}'],
  ['a LOGIN AGAIN button', 'accessDenied.loginAgain', 'LOGIN AGAIN'],
  ["the text 'or try another of our products'", 'accessDenied.otherProducts', 'or try another of our products'],
  [
    'a warning banner reads',
    'messages.featureInDevelopment',
    'This feature is still in development. Changes will not be saved!',
  ],
  ['Empty media list text', 'media.empty', 'Media is currently empty.'],
  ["A filter label 'Show All'", 'media.showAll', 'Show All'],
])('"%s" is %s', (_, key, words) => {
  expect(en.get(key)).toBe(words);
});

test('"(Swedish \'Visa allt\')"', () => {
  expect(sv.get('media.showAll')).toBe('Visa allt');
});

test('"A prompt to log in with another account" and "to contact the account manager"', () => {
  expect(en.get('accessDenied.loginPrompt')).toMatch(/log in with another account/);
  expect(en.get('accessDenied.contact')).toMatch(/contact your account manager/);
});

test('"Toast statuses: success, warning, error, info."', () => {
  expect(unionOf('src/ui/status.ts', 'Status')).toEqual('success, warning, error, info'.split(', '));
});

test('"A route with no title uses a default generic admin-console title."', () => {
  expect(en.get('titles.default')).toBe('Admin console');
});

test('"The admin route prefix is manage."', () => {
  expect(constantOf('src/app/router.tsx', 'BASE')).toBe('/manage');
});
