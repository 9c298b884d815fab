import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { entities } from '../../generated/forms.ts';
import { paths } from '../engine/routing/paths.ts';
import { handleOf } from '../engine/routing/route-handle.ts';
import { routes } from './router.tsx';

/** Every path of the tree above, as the specification writes it. */
function patterns(tree: object): string[] {
  return Object.values(tree).flatMap((branch: object) =>
    'pattern' in branch ? [String(branch.pattern)] : patterns(branch),
  );
}

/** The specification's tables (§2), written out: children with their parents, "same path shape" with its shape. */
const specification = `
/
/layouts-pages
/layouts-pages/{id}
/layouts-pages/{id}/settings
/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}/hero-carousel/slide/new
/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}/hero-carousel/slide/{slideId}
/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}/ticket-promo-carousel/slide/new
/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}/ticket-promo-carousel/slide/{slideId}
/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}/info-carousel/slide/new
/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}/info-carousel/slide/{slideId}
/articles
/articles/list
/articles/create
/articles/{id}/edit
/menu
/sponsors
/sponsors/all
/sponsors/setup
/sports/teams
/sports/teams/add
/sports/teams/{teamUuid}/edit
/sports/teams/{teamUuid}/squad
/sports/players
/sports/players/add
/sports/players/{playerUuid}/profile
/sports/staff-managers
/sports/staff-managers/add
/sports/staff-managers/{staffUuid}/profile
/sports/game
/sports/game/{gameUuid}/edit/{ssgtUuid}
/sports/ssgt
/sports-config/ssgt/add
/sports-config/ssgt/{uuid}/edit
/sports-config/ssgt/{uuid}/connect-teams
/sports-config/ssgt/season
/sports-config/ssgt/{ssgtUuid}/game-series
/sports-config/ssgt/{ssgtUuid}/game-series/add
/sports-config/ssgt/{ssgtUuid}/game-series/{uuid}/edit
/sports-config/series
/media-and-files
/media-and-files/{type}/list
/media-and-files/{type}/{id}/edit
/media-and-files/upload
/subscriptions
/dynamic-ads
/custom-tag-management
/super-admin
/super-admin/video-channel-management
/site-settings
/site-settings/competition
/site-settings/social-media-links
/ecal
`;

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
/sports-config/ssgt/{uuid}/rollover
/sports-config/ssgt/{uuid}/statistics
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
/super-admin/users
/super-admin/audit
/site-settings/image-crops
/site-settings/game-filters
/site-settings/editable-series
/site-settings/active-series
/site-settings/available-competitions
`;

test('are the specification’s, all of them, and a few of our own', () => {
  const wanted = `${specification.trim()}\n${ours.trim()}`.split('\n');
  expect(patterns(paths).sort()).toEqual(wanted.sort());
});

test('carry their parameters, encoded', () => {
  expect(paths.teams.squad({ teamUuid: 'a/b å' })).toBe('/sports/teams/a%2Fb%20%C3%A5/squad');
  expect(paths.games.edit({ gameUuid: 'g1', ssgtUuid: 's1' })).toBe('/sports/game/g1/edit/s1');
  expect(paths.home()).toBe('/');
});

test('hold the addresses of every entity', () => {
  // Media of each type have addresses of their own in the specification's `{type}`.
  const known = new Set(
    patterns(paths).flatMap((pattern) => [
      pattern,
      ...['image', 'video'].map((type) => pattern.replace('{type}', type)),
    ]),
  );
  for (const entity of entities) {
    // Where rows are brought in from a file is an address of our own.
    const { import: _, ...specified } = entity.paths;
    for (const address of Object.values(specified)) expect(known).toContain(address);
  }
});

const table = routes({ whenReady: () => Promise.reject(new Error('no guard is asked here')) });

/** The address that a path gives for invented ids. */
function sample(pattern: string): string {
  return pattern.replace(/\{[^}]+\}/g, 'x1');
}

test('each lead to a route of their own, and all else to the not-found page', () => {
  for (const pattern of patterns(paths)) {
    const found = matchRoutes(table, sample(pattern))?.findLast(({ route }) => !route.index)?.route.path;
    expect(found?.replace(/:(\w+)/g, '{$1}')).toBe(pattern);
  }
  for (const address of ['/nowhere', '/sports', '/sports/teams/x1', '/layouts-pages/x1/settings/more']) {
    expect(matchRoutes(table, address)?.at(-1)?.route.path).toBe('*');
  }
});

test('lead to routes with the specification’s titles', () => {
  const title = (address: string) =>
    handleOf((matchRoutes(table, address) ?? []).map(({ route }) => ({ handle: route.handle as unknown }))).title;
  expect(title('/')).toBeUndefined();
  expect(title('/nowhere')).toBeUndefined();
  expect(title('/sports/teams/x1/edit')).toEqual({ en: 'Team', sv: 'Lag' });
  const inEnglish = (address: string) => (title(address) as { en: string }).en;
  expect(inEnglish('/sports/ssgt')).toBe('SSGT list');
  expect(inEnglish('/sports-config/ssgt/add')).toBe('Sports Config - SSGT');
  expect(inEnglish('/sports-config/ssgt/s1/edit')).toBe('Sports Config - SSGT');
  expect(inEnglish('/sports-config/ssgt/season')).toBe('Create New Season');
  expect(inEnglish('/sports-config/ssgt/s1/game-series')).toBe('Game Series List');
  expect(inEnglish('/sports-config/ssgt/s1/game-series/add')).toBe('Create New Game Series');
  expect(inEnglish('/sports-config/ssgt/s1/game-series/g1/edit')).toBe('Edit Game Series');
  expect(inEnglish('/sports-config/series')).toBe('Series list');
  expect(inEnglish('/sponsors/all')).toBe('All sponsors');
  expect(inEnglish('/sponsors/setup')).toBe('Sponsor setup');
  expect(title('/media-and-files/image/list')).toBe('mediaList');
});
