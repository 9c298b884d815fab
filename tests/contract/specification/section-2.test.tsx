import i18next from 'i18next';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { routes } from '../../../src/app/router.tsx';
import { paths } from '../../../src/engine/routing/paths.ts';
import { documentTitle, handleOf } from '../../../src/engine/routing/route-handle.ts';

// Specification §2: screens and routes.

/** Every path of a tree of paths, as the specification writes it. */
const patterns = (tree: object): string[] =>
  Object.values(tree).flatMap((branch: object) => ('pattern' in branch ? [String(branch.pattern)] : patterns(branch)));

const section = '/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}';
const noTitle = 'Admin console';

/** The specification's words, the address, and the title: the specification's in quotation marks there, else what its purpose says. */
const screens: readonly (readonly [words: string, path: string, title: string])[] = [
  ['/ (Home): Start page', '/', noTitle],
  ['/layouts-pages: List of layouts and pages', '/layouts-pages', 'Layouts and pages'],
  ['/layouts-pages/{id}: One layout and page', '/layouts-pages/{id}', 'Layout and page'],
  ['/layouts-pages/{id}/settings: Layout settings', '/layouts-pages/{id}/settings', 'Layout settings'],
  ['.../hero-carousel/slide/new', `${section}/hero-carousel/slide/new`, 'New hero carousel slide'],
  ['.../slide/{slideId}', `${section}/hero-carousel/slide/{slideId}`, 'Edit hero carousel slide'],
  [
    'same path shape with ticket-promo-carousel',
    `${section}/ticket-promo-carousel/slide/new`,
    'New ticket promo slide',
  ],
  ['same, edit', `${section}/ticket-promo-carousel/slide/{slideId}`, 'Edit ticket promo slide'],
  ['same path shape with info-carousel', `${section}/info-carousel/slide/new`, 'New info carousel slide'],
  ['same, edit', `${section}/info-carousel/slide/{slideId}`, 'Edit info carousel slide'],
  ['/articles (children: list, ...)', '/articles/list', 'Articles'],
  ['... {id}/edit', '/articles/{id}/edit', 'Edit article'],
  ['... create', '/articles/create', 'Create article'],
  ['/menu: Menu and routing editor', '/menu', 'Menu'],
  ['/sponsors (children: all, ...): All sponsors', '/sponsors/all', 'All sponsors'],
  ['... setup: sponsor setup', '/sponsors/setup', 'Sponsor setup'],
  ['/sports/teams: Teams', '/sports/teams', 'Teams'],
  ['/sports/teams/add', '/sports/teams/add', 'Add team'],
  ['/sports/teams/{teamUuid}/edit', '/sports/teams/{teamUuid}/edit', 'Team'],
  ['/sports/teams/{teamUuid}/squad: Edit a team squad', '/sports/teams/{teamUuid}/squad', 'Edit squad'],
  ['/sports/players: Players', '/sports/players', 'Players'],
  ['/sports/players/add', '/sports/players/add', 'Add player'],
  ['/sports/players/{playerUuid}/profile', '/sports/players/{playerUuid}/profile', 'Player'],
  ['/sports/staff-managers: Staff and managers', '/sports/staff-managers', 'Staff and managers'],
  ['/sports/staff-managers/add', '/sports/staff-managers/add', 'Add staff member'],
  ['/sports/staff-managers/{staffUuid}/profile', '/sports/staff-managers/{staffUuid}/profile', 'Staff member'],
  ['/sports/game: List of game settings', '/sports/game', 'List of game settings'],
  ['Edit one game setting', '/sports/game/{gameUuid}/edit/{ssgtUuid}', 'Edit game setting'],
  ['/sports/ssgt: SSGT list', '/sports/ssgt', 'SSGT list'],
  ["ssgt/add (Create SSGT), titled 'Sports Config - SSGT'", '/sports-config/ssgt/add', 'Sports Config - SSGT'],
  [
    "ssgt/{uuid}/edit (Edit SSGT), titled 'Sports Config - SSGT'",
    '/sports-config/ssgt/{uuid}/edit',
    'Sports Config - SSGT',
  ],
  ['ssgt/{uuid}/connect-teams (Connect Teams)', '/sports-config/ssgt/{uuid}/connect-teams', 'Connect Teams'],
  ['ssgt/season (Create New Season)', '/sports-config/ssgt/season', 'Create New Season'],
  ['ssgt/{ssgtUuid}/game-series (Game Series List)', '/sports-config/ssgt/{ssgtUuid}/game-series', 'Game Series List'],
  [
    'ssgt/{ssgtUuid}/game-series/add (Create New Game Series)',
    '/sports-config/ssgt/{ssgtUuid}/game-series/add',
    'Create New Game Series',
  ],
  [
    'ssgt/{ssgtUuid}/game-series/{uuid}/edit (Edit Game Series)',
    '/sports-config/ssgt/{ssgtUuid}/game-series/{uuid}/edit',
    'Edit Game Series',
  ],
  ['series (Series list)', '/sports-config/series', 'Series list'],
  ['/media-and-files (Media Library)', '/media-and-files', 'Media Library'],
  ['{type}/list (Media List)', '/media-and-files/{type}/list', 'Media List'],
  ['{type}/{id}/edit (Edit Media)', '/media-and-files/{type}/{id}/edit', 'Edit Media'],
  ['upload (Upload Media)', '/media-and-files/upload', 'Upload Media'],
  ['/subscriptions (Subscriptions)', '/subscriptions', 'Subscriptions'],
  ['/dynamic-ads (Dynamic Ads)', '/dynamic-ads', 'Dynamic Ads'],
  ['/custom-tag-management (Custom Tag Management)', '/custom-tag-management', 'Custom Tag Management'],
  ['/super-admin (Super Admin)', '/super-admin', 'Super Admin'],
  [
    'child video-channel-management (Video Channel Management)',
    '/super-admin/video-channel-management',
    'Video Channel Management',
  ],
  ['/site-settings (Site Settings)', '/site-settings', 'Site Settings'],
  ['children competition', '/site-settings/competition', 'Game header competitions'],
  ['and social-media-links', '/site-settings/social-media-links', 'Social media links'],
  ['/ecal (ECAL settings)', '/ecal', 'ECAL settings'],
];

/** Addresses of the specification that have no screen of their own: each leads to the first of its children. */
const parents = ['/articles', '/sponsors'];

/** Addresses that the specification does not give, of pages that it asks for. */
const ours = `
/layouts-pages/add
/layouts-pages/pages
/layouts-pages/pages/add
/layouts-pages/pages/{pageId}/edit
/articles/templates
/articles/templates/add
/articles/templates/{templateId}/edit
/menu/routes
/menu/routes/add
/menu/routes/{id}/edit
/sponsors/all/add
/sponsors/all/{id}/edit
/sponsors/setup/{groupId}/edit
/sponsors/setup/main
/sports/game/add
/sports/game/{gameUuid}/details
/sports/statistics
/sports/players/{playerUuid}/statistics
/sports-config/ssgt/{uuid}/rollover
/sports-config/ssgt/season/{uuid}/rollover
/sports-config/ssgt/{uuid}/statistics
/sports-config/ssgt/seasons
/sports-config/ssgt/season/{uuid}/edit
/sports-config/series/add
/sports-config/series/{uuid}/edit
/custom-tag-management/add
/custom-tag-management/merge
/custom-tag-management/{value}/edit
/dynamic-ads/add
/dynamic-ads/{id}/edit
/shop
/content-feeds
/content-feeds/add
/content-feeds/{id}/edit
/super-admin/users
/super-admin/audit
/site-settings/image-crops
/site-settings/game-filters
/site-settings/editable-series
/site-settings/active-series
/site-settings/available-competitions
`;

const refuse = () => Promise.reject(new Error('no guard is asked here'));
const table = routes({ whenReady: refuse, whenReadable: refuse });
/** The routes at a path, for invented ids; media of each type have addresses of their own in the specification's `{type}`. */
const routesAt = (pattern: string) => matchRoutes(table, pattern.replace(/\{[^}]+\}/g, 'x1')) ?? [];

test('the addresses of the console are the specification’s, all of them, and a few of our own', () => {
  const wanted = [...screens.map(([, path]) => path), ...parents, ...ours.trim().split('\n')];
  expect(patterns(paths).sort()).toEqual(wanted.sort());
});

test.each(screens)('%s stands at %s and is titled “%s”', (_, path, title) => {
  const found = routesAt(path);
  expect(found.findLast(({ route }) => !route.index)?.route.path?.replace(/:(\w+)/g, '{$1}')).toBe(path);
  const handle = handleOf(found.map(({ route }) => ({ handle: route.handle as unknown })));
  // "Page titles are the route title, a dash, then the platform name."
  const { t, language } = i18next;
  expect(documentTitle(handle, { t, language, platform: 'Touchline' })).toBe(`${title} - Touchline`);
});

test.each(parents)('%s leads to its first child', async (path) => {
  const loader = routesAt(path).at(-1)?.route.loader;
  const answer: unknown = typeof loader === 'function' ? await loader({} as never, undefined) : undefined;
  const [first] = screens.filter(([, one]) => one.startsWith(`${path}/`));
  expect(answer instanceof Response && answer.headers.get('location')).toBe(first?.[1]);
});

test('"Any other path shows a not-found page."', () => {
  for (const address of ['/nowhere', '/sports', '/sports/teams/x1', '/layouts-pages/x1/settings/more', '/sponsors/x']) {
    expect(matchRoutes(table, address)?.at(-1)?.route.path).toBe('*');
  }
});

describe('who may enter', () => {
  test.each([
    [
      'The SSGT list is entered only if the current site has the ssgtManagement add-on',
      '/sports/ssgt',
      'ssgtManagement',
    ],
    ['/subscriptions: requires per-page authorization', '/subscriptions', 'subscriptions'],
    ['/dynamic-ads: requires per-page authorization', '/dynamic-ads', 'dynamicAds'],
  ])('"%s"', (_, path, addOn) => {
    expect(entities.find((entity) => entity.paths.list === path)?.requires).toBe(addOn);
    expect(routesAt(path).at(-1)?.route.loader).toEqual(expect.any(Function));
  });
});
