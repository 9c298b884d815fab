import i18next from 'i18next';
import { expect, test } from 'vitest';
import { plannedRoutes } from './planned-routes.ts';
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

test('the specification’s titles stand word for word', () => {
  const titles = plannedRoutes
    .filter(({ path }) => !/^\/(layouts-pages|articles|menu|sponsors|sports\/)/.test(path.pattern))
    .map(({ path, title }) => `${path.pattern}: ${i18next.t(`titles.${title}`)}`);
  expect(titles).toEqual([
    '/media-and-files: Media Library',
    '/media-and-files/{type}/list: Media List',
    '/media-and-files/{type}/{id}/edit: Edit Media',
    '/media-and-files/upload: Upload Media',
    '/subscriptions: Subscriptions',
    '/dynamic-ads: Dynamic Ads',
    '/custom-tag-management: Custom Tag Management',
    '/super-admin: Super Admin',
    '/super-admin/video-channel-management: Video Channel Management',
    '/site-settings: Site Settings',
    '/site-settings/competition: Site Settings',
    '/site-settings/social-media-links: Site Settings',
    '/ecal: ECAL settings',
  ]);
});

test('every title has its words in both languages', () => {
  for (const { title } of plannedRoutes) {
    expect(i18next.exists(`titles.${title}`, { lng: 'en', fallbackLng: 'en' })).toBe(true);
    expect(i18next.getResource('sv', 'translation', `titles.${title}`)).toEqual(expect.any(String));
  }
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
