import { describe, expect, test } from 'vitest';
import { bodyOf, operationAt, parametersOf, requiredIn, resolved } from './sources.ts';

// Specification §7: the calls it makes. docs/contract-choices.md says why a path is as it is where the specification gives none.

/** Its words, the calls that they name, what stands in the query, and what in the body. */
type Row = readonly [words: string, calls: string | readonly string[], query?: string, body?: string];

const routing: readonly Row[] = [
  ['GET menu list (includeRoutes=true)', 'GET /routing/menu', 'includeRoutes'],
  ['POST menu', 'POST /routing/menu'],
  ['PUT menu/{id} once per changed group', 'PUT /routing/menu/{id}'],
  ['GET route list', 'GET /routing/routes'],
  ['GET route search with query', 'GET /routing/routes/search', 'query'],
  ['POST route', 'POST /routing/routes'],
  ['PUT route/{id}; DELETE route/{id}', ['PUT /routing/routes/{id}', 'DELETE /routing/routes/{id}']],
];

const siteSettings: readonly Row[] = [
  [
    'sitesettings: startpage/static (GET, PUT)',
    ['GET /sitesettings/startpage/static', 'PUT /sitesettings/startpage/static'],
  ],
  [
    'herocarousel and herocarousel/{id} (GET, POST, PUT, DELETE)',
    [
      'GET /sitesettings/herocarousel',
      'POST /sitesettings/herocarousel',
      'GET /sitesettings/herocarousel/{id}',
      'PUT /sitesettings/herocarousel/{id}',
      'DELETE /sitesettings/herocarousel/{id}',
    ],
  ],
  [
    'startpage/sections and startpage/sections/{id} (GET, PUT)',
    [
      'GET /sitesettings/startpage/sections',
      'GET /sitesettings/startpage/sections/{id}',
      'PUT /sitesettings/startpage/sections/{id}',
    ],
  ],
];

const layouts: readonly Row[] = [
  ['GET layouts/sites', 'GET /layouts/sites'],
  ['GET layouts/sites/instance-id/{id}', 'GET /layouts/sites/instance-id/{id}'],
  ['GET layouts/site-layouts and /{id}', ['GET /layouts/site-layouts', 'GET /layouts/site-layouts/{id}']],
  ['POST layouts/site-layouts (body layout)', 'POST /layouts/site-layouts'],
  ['POST layouts/site-section-groups (body section group)', 'POST /layouts/site-section-groups'],
  ['POST site section (body sections); layouts/site-sections', 'POST /layouts/site-sections', '', 'sections'],
  ['page organisation: GET', 'GET /layouts/page-organization'],
  ['POST to create', 'POST /layouts/page-organization'],
  ['or PATCH {id}', 'PATCH /layouts/page-organization/{id}'],
  ['DELETE {id}', 'DELETE /layouts/page-organization/{id}'],
  [
    'GET section types; layouts/section-types?FilterAddable=true&AllowIdentifier=..&AllowAddOn=..',
    'GET /layouts/section-types',
    'FilterAddable, AllowIdentifier, AllowAddOn',
  ],
];

const articles: readonly Row[] = [
  ['POST create', 'POST /articles'],
  ['GET {id}', 'GET /articles/{id}'],
  ['PUT {id}; DELETE {id}', ['PUT /articles/{id}', 'DELETE /articles/{id}']],
  ['GET list/latest, list/published, list/unpublished, list/deleted', 'GET /articles/list/{list}'],
  ['POST {id}/{action}', 'POST /articles/{id}/{action}'],
  ['GET search (and search/t) with query', ['GET /articles/search', 'GET /articles/search/t'], 'query'],
  ['GET preview-token', 'GET /articles/preview-token'],
  ['GET copy-from-template', 'GET /articles/copy-from-template'],
];

const tags: readonly Row[] = [
  ['POST create with body name (siteTag=true)', 'POST /meta/tag', 'siteTag', 'name'],
  [
    'POST tag search with searchString plus onlyResourceTypes or excludeResourceTypes',
    'POST /meta/tag/search',
    '',
    'searchString, onlyResourceTypes, excludeResourceTypes',
  ],
  ['GET game tag search with optional searchQuery (v2/tag/games)', 'GET /meta/v2/tag/games', 'searchQuery'],
  [
    'GET v2/tag/search and search-deactivated with searchQuery, include, exclude, count',
    ['GET /meta/v2/tag/search', 'GET /meta/v2/tag/search-deactivated'],
    'searchQuery, include, exclude, count',
  ],
  // To deactivate or activate; the PUT, which the console sends, says which of both.
  ['GET tag/{value}?siteTag=true', ['GET /meta/tag/{value}', 'PUT /meta/tag/{value}'], 'siteTag'],
  ['GET v2/tag/fetch with tagsToFetch and count', 'GET /meta/v2/tag/fetch', 'tagsToFetch, count'],
];

const media: readonly Row[] = [
  ['GET all (query); GET all with id and type', 'GET /media/all', 'id, type'],
  ['GET category', 'GET /media/category'],
  ['GET upload-URL (mimeType, fileLocator)', 'GET /media/upload-url', 'mimeType, fileLocator'],
  ['POST meta and PUT meta (query type image or video)', ['POST /media/meta', 'PUT /media/meta'], 'type'],
  ['DELETE upload (uploadKey)', 'DELETE /media/upload', 'uploadKey'],
  ['DELETE meta/{type}/{id}', 'DELETE /media/meta/{type}/{id}'],
  ['GET render (mediaString)', 'GET /media/render', 'mediaString'],
  ['POST config (fileName, provider; query videoId)', 'POST /media/config', 'videoId', 'fileName, provider'],
  ['POST status (uploadStatus, provider; query videoId)', 'POST /media/status', 'videoId', 'uploadStatus, provider'],
  ['GET video category', 'GET /media/video/category'],
  ['GET channels; PUT channels', ['GET /media/channels', 'PUT /media/channels']],
  ['Also search ...', 'GET /media/search'],
  ['... list', 'GET /media/list'],
  ['... upload/single', 'POST /media/upload/single'],
  ['... categories', 'GET /media/categories'],
  ['... presigned-upload-url paths exist', 'GET /media/presigned-upload-url'],
];

const page = 'searchToken, page, pageSize';
const sports: readonly Row[] = [
  ['GET games list', 'GET /sports-v2/games', 'played, pageSize, sortBy, sortOrder, team, series, seasonSeriesGameType'],
  ['GET external id types', 'GET /sports-v2/ext-id-types'],
  ['GET teams', 'GET /sports-v2/teams', `${page}, ssgtUuid`],
  ['GET series', 'GET /sports-v2/series'],
  ['GET players', 'GET /sports-v2/players', `${page}, teamUuid, seriesUuid`],
  ['GET players without team', 'GET /sports-v2/players/without-team'],
  ['GET ssgt list', 'GET /sports-v2/ssgts', `${page}, seriesUuid, teamUuid, active`],
  [
    'GET/POST/PUT ssgt',
    ['GET /sports-v2/ssgts/{ssgtUuid}', 'POST /sports-v2/ssgts', 'PUT /sports-v2/ssgts/{ssgtUuid}'],
  ],
  ['PUT ssgt state at /{from}-to-{to}/{uuid} with no body', 'PUT /sports-v2/ssgt-state/{transition}/{ssgtUuid}'],
  ['GET sports', 'GET /sports-v2/sports'],
  ['GET all teams', 'GET /sports-v2/teams/all'],
  ['GET/POST seasons', ['GET /sports-v2/seasons', 'POST /sports-v2/seasons']],
  ['GET game types', 'GET /sports-v2/game-types'],
  [
    'GET/PUT team squad (body addedPlayers, removedPlayers; query teamUuid)',
    'PUT /sports-v2/teams/squad',
    'teamUuid',
    'addedPlayers, removedPlayers',
  ],
  ['the same, GET', 'GET /sports-v2/teams/squad', 'teamUuid'],
  [
    'GET/POST/PUT player',
    ['GET /sports-v2/players/{playerUuid}', 'POST /sports-v2/players', 'PUT /sports-v2/players/{playerUuid}'],
  ],
  ['GET player portrait upload URL', 'GET /sports-v2/players/portrait-upload-url'],
  ['POST player media (query playerUuid)', 'POST /sports-v2/players/media', 'playerUuid'],
  [
    'GET/PUT/POST team',
    ['GET /sports-v2/teams/{teamUuid}', 'PUT /sports-v2/teams/{teamUuid}', 'POST /sports-v2/teams'],
  ],
  ['GET player positions', 'GET /sports-v2/players/positions'],
  ['GET owner list', 'GET /sports-v2/owners'],
  ['GET ssgts (page, pageSize, date)', 'GET /sports-v2/ssgts/available', 'page, pageSize, date'],
  ['PUT series/{uuid}', 'PUT /sports-v2/series/{seriesUuid}'],
  [
    'GET games by ssgt',
    'GET /sports-v2/ssgts/{ssgtUuid}/games',
    'search, page, pageSize, sortBy, sortOrder, teamUuid, location, series',
  ],
  ['GET game series list and by ssgt UUIDs', ['GET /sports-v2/game-series', 'GET /sports-v2/game-series/by-ssgts']],
  [
    'GET/POST/PUT/DELETE game series/{id}',
    [
      'GET /sports-v2/game-series/{id}',
      'POST /sports-v2/game-series',
      'PUT /sports-v2/game-series/{id}',
      'DELETE /sports-v2/game-series/{id}',
    ],
  ],
  ['GET games by ssgt and two teams', 'GET /sports-v2/games/of-teams'],
  [
    'GET competitions by series (searchToken, page, pageSize, state)',
    'GET /sports-v2/series/{seriesUuid}/competitions',
    `${page}, state`,
  ],
  ['GET connected teams of a competition', 'GET /sports-v2/ssgts/{ssgtUuid}/teams'],
  ['PATCH connect an external id to a team', 'PATCH /sports-v2/ssgts/{ssgtUuid}/teams/{teamUuid}'],
  ['trigger-team-import exists', 'POST /sports-v2/trigger-team-import'],
];

const staff: readonly Row[] = [
  ['GET list (search, page, pageSize)', 'GET /sports-v2/staff', 'search, page, pageSize'],
  [
    'GET/POST/PUT/DELETE staff/{id}',
    ['GET /sports-v2/staff/{id}', 'POST /sports-v2/staff', 'PUT /sports-v2/staff/{id}', 'DELETE /sports-v2/staff/{id}'],
  ],
  ['POST staff media (query staffUuid)', 'POST /sports-v2/staff/media', 'staffUuid'],
  ['PUT staff squad (addedStaffs, removedStaffs)', 'PUT /sports-v2/staff/squad', '', 'addedStaffs, removedStaffs'],
  ['GET staff without team', 'GET /sports-v2/staff/without-team'],
  ['GET staff search', 'GET /sports-v2/staff/search'],
];

const others: readonly Row[] = [
  ['Users: GET networks', 'GET /users/networks'],
  ['GET is-superadmin', 'GET /users/is-superadmin'],
  ['GET and POST /sponsors/sponsors', ['GET /sponsors/sponsors', 'POST /sponsors/sponsors']],
  ['/sponsors/main-sponsor-group', ['GET /sponsors/main-sponsor-group', 'POST /sponsors/main-sponsor-group']],
  ['/sponsors/site-sponsor-groups', ['GET /sponsors/site-sponsor-groups', 'POST /sponsors/site-sponsor-groups']],
  [
    'POST /sponsors/site-sponsors and /sponsors/main-sponsors',
    ['POST /sponsors/site-sponsors', 'POST /sponsors/main-sponsors'],
  ],
  [
    'Statistics: GET modules/{x}?ssgt= in a v1 and a v2 form',
    ['GET /statistics/modules/{x}', 'GET /statistics/v2/modules/{x}'],
    'ssgt',
  ],
  ['Content feeds: POST and GET the feed root', ['POST /content-feeds', 'GET /content-feeds']],
  ['Shop: GET /shop/categories', 'GET /shop/categories'],
  ['Subscription: GET count', 'GET /subscription/count'],
  ['GET and PUT texts', ['GET /subscription/texts', 'PUT /subscription/texts']],
  ['GET levels', 'GET /subscription/levels'],
  [
    'Dynamic ads: GET config by provider name; PUT config by id',
    ['GET /dynamic-ads/config/{id}', 'PUT /dynamic-ads/config/{id}'],
  ],
  ['POST config', 'POST /dynamic-ads/config'],
  ['GET selected config', 'GET /dynamic-ads/selected-config'],
  ['GET providers', 'GET /dynamic-ads/providers'],
  ['GET /sports-v2/v2/ssgts', 'GET /sports-v2/v2/ssgts', 'page, pageSize, seasonMulti, sortOrder, sortBy'],
  ['GET /sports-v2/ssgts/by-instance-id', 'GET /sports-v2/ssgts/by-instance-id'],
  ['PUT /network/game-filters', 'PUT /network/game-filters'],
  ['GET active series', 'GET /sports-v2/series/active'],
  ['Game metadata: POST root', 'POST /game-metadata'],
  ['GET by ssgtUuid', 'GET /game-metadata/by-ssgt/{ssgtUuid}'],
  ['GET by gameUuid', 'GET /game-metadata/{gameUuid}'],
  ['GET logos', 'GET /game-metadata/logos'],
  [
    'Instance config: GET and PUT game-header competitions',
    ['GET /instance-config/game-header-competitions', 'PUT /instance-config/game-header-competitions'],
  ],
  ['GET and PUT ecal settings', ['GET /instance-config/ecal', 'PUT /instance-config/ecal']],
  ['GET product-list', 'GET /instance-config/product-list'],
  ['GET products-from-name/{names}', 'GET /instance-config/products-from-name/{names}'],
  ['GET editable series', 'GET /instance-config/editable-series'],
  ['GET and PUT social media', ['GET /instance-config/social-media', 'PUT /instance-config/social-media']],
];

const listed = (words: string | undefined): string[] => (words ? words.split(', ') : []);

describe.each([
  ['Routing', routing],
  ['Site settings', siteSettings],
  ['Layouts', layouts],
  ['Articles', articles],
  ['Tags (meta)', tags],
  ['Media', media],
  ['Sports v2', sports],
  ['Staff', staff],
  ['Users, sponsors, statistics, feeds, shop, subscription, ads, settings, game metadata, instance config', others],
])('%s', (_, rows) => {
  test.each(rows.map((row) => ({ row, words: row[0] })))('$words', ({ row: [, calls, query, body] }) => {
    for (const call of typeof calls === 'string' ? [calls] : calls) {
      const [method = '', path = ''] = call.split(' ');
      const operation = operationAt(method, path);
      expect(operation, call).toBeDefined();
      if (!operation) continue;
      // Of two calls in one row, the one that changes has its facts in its body.
      const takes = parametersOf({ ...operation, path }, 'query');
      if (!(method === 'PUT' && path === '/meta/tag/{value}'))
        expect(takes).toEqual(expect.arrayContaining(listed(query)));
      expect(Object.keys(bodyOf(operation))).toEqual(expect.arrayContaining(listed(body)));
    }
  });
});

// An image has no video: its report names the upload instead, which is why `videoId` may be left out there.
test.each([
  ['GET', '/media/upload-url', 'mimeType, fileLocator', ''],
  ['GET', '/media/presigned-upload-url', 'mimeType, fileLocator', ''],
  ['POST', '/media/config', 'videoId', 'fileName, provider'],
  ['POST', '/media/status', '', 'uploadStatus, provider'],
])('%s %s needs no more than what the specification names', (method, path, query, body) => {
  const operation = operationAt(method, path);
  if (!operation) throw new Error('it is missing');
  expect(requiredIn(operation)).toEqual(listed(query));
  const sent = operation.requestBody?.content['application/json'].schema;
  expect((sent ? resolved(sent).required : undefined) ?? []).toEqual(listed(body));
});
