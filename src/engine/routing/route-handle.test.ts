import i18next from 'i18next';
import { expect, test } from 'vitest';
import { addressAfterSwitch, documentTitle, handleOf } from './route-handle.ts';

const words = { t: i18next.t, language: 'en', platform: 'Touchline' };

test('a title is the route’s title, a dash, the platform’s name; the default is generic', () => {
  expect(documentTitle({ title: { en: 'Sports Config - SSGT', sv: '-' } }, words)).toBe(
    'Sports Config - SSGT - Touchline',
  );
  expect(documentTitle({ title: { en: 'Teams', sv: 'Lag' } }, words)).toBe('Teams - Touchline');
  expect(documentTitle({ title: { en: 'Teams', sv: 'Lag' } }, { ...words, language: 'sv' })).toBe('Lag - Touchline');
  expect(documentTitle({}, words)).toBe('Admin console - Touchline');
});

test('the innermost route says what the shell shows', () => {
  expect(handleOf([{ handle: { title: 'siteSettings' } }, { handle: { title: 'ecal' } }])).toEqual({ title: 'ecal' });
  expect(handleOf([{ handle: { title: 'siteSettings' } }, { handle: undefined }])).toEqual({ title: 'siteSettings' });
  expect(handleOf([])).toEqual({});
});

test('switching the site leaves what belongs to the former one', () => {
  const team = { pathname: '/sports/teams/t1/edit', params: { teamUuid: 't1' } };
  expect(addressAfterSwitch({ afterSwitch: '/sports/teams' }, team)).toBe('/sports/teams');
  expect(addressAfterSwitch({}, team)).toBe('/');
  expect(addressAfterSwitch({}, { pathname: '/sports/teams', params: {} })).toBe('/sports/teams');
  expect(addressAfterSwitch({}, { pathname: '/nowhere', params: { '*': 'nowhere' } })).toBe('/nowhere');
});
