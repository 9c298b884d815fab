import { describe, expect, test } from 'vitest';
import { readText } from '../../repo/project-files.ts';
import { fieldsOf, textsOf, valuesOf } from './sources.ts';

// Specification §3: entities and their fields.

/** The entity, the schemas of the contract that have it together, and its fields in the specification's words. */
const entities: readonly (readonly [entity: string, schemas: string, fields: string])[] = [
  [
    'Article (as sent by the editor)',
    'ArticleInput',
    'articleVersion, author, body, header, hideInListing, intro, label, lang, mainMedia, embeddedMedia, metadata, owner, ownerInstanceId, published, publishedAt, tags',
  ],
  ['embeddedMedia', 'EmbeddedMedia', 'url, thumbnail'],
  ['Editor-side extras', 'Article', 'highlightedArticle, deleted, sitePriority, linkedToGames, linkedToGameAs'],
  ['Detail fields', 'Article', 'articleIngress, articleTitle, articleBody'],
  [
    'Image media',
    'Media',
    'id, name, description, isPrivate, sixteenNine, tags, gameTags, categories, views, imgixUrl, filepath, thumbDir, photographer, legal, mimetype, categoryId, focalPoint, mediaPropertiesUrl',
  ],
  ['Raw properties', 'MediaProperties', 'PixelWidth, PixelHeight, Content-Length, Content-Type'],
  ['A display media item has', 'RenderedMedia', 'url, alt, srcset, videourl, isFocalCropped'],
  ['Default focal point is fpx 0.5 and fpy 0.5', 'FocalPoint', 'fpx, fpy'],
  [
    'Video media',
    'Media',
    'name, categories, gameTags, tags, isLocked, isHiddenInListing, thumbnailUrl, thumbnailMediaObject, video, draft, publishDate, isScheduled, isPrivate, views, description, id, size, duration',
  ],
  ['Portrait image', 'PersonMedia', 'id, mediaString, sortOrder'],
  ['Menu group', 'MenuGroup', 'id, identifier, name, instanceId, active, meta, children'],
  [
    'Menu item',
    'MenuItem',
    'id, identifier, type, title, route, children, parentId, collapsed, hover, locked, external',
  ],
  ['route (with resourceType, which can be external)', 'MenuRoute', 'resourceType'],
  [
    'Team',
    'Team',
    'uuid, displayName, logo, nationality, ownerInstanceId, ownerSite, teamCode, clubName, teamNames, extIds, sport, teamInfo, series, gender',
  ],
  ['clubName', 'ClubName', 'code, short, full, long'],
  ['Player', 'Player', 'nationality, shoots, dateOfBirth, gender, playerExtIds'],
  ['extIds', 'ExternalId', 'extId, id, locked, extIdType'],
  [
    'SSGT',
    'Ssgt',
    'uuid, deleted, createdBy, createdAt, lastModified, season, series, gameType, names, extIds, active, defaultForSeries, state',
  ],
  ['names (with language)', 'Name', 'language'],
  ['Sport', 'Sport', 'uuid, code, names, displayName, createdAt, createdBy, lastModified'],
  ['Game: display status derives from flags', 'Game', 'deleted, played, displayStatus'],
  ['Squad changes: staff', 'StaffSquadChange', 'addedStaffs, removedStaffs'],
  ['Squad changes: players', 'PlayerSquadChange', 'addedPlayers, removedPlayers'],
  ['Game metadata', 'GameMetadata', 'gameUuid, ssgtUuid, instanceId, metadata'],
  ['metadata entries each with a URI', 'GameMetadataEntry', 'uri'],
  [
    'Dynamic ads configuration',
    'DynamicAdsConfig',
    'id, ownerInstanceId, name, company, importScript, redirectLink, htmlSlots, isSelected, isActive, updateAdsSections',
  ],
  ['Site', 'Site', 'instanceId, name, org, publicUrl, isMasterSite, functionsEnabled'],
  ['Network', 'Network', 'sites, defaultSite, masterSiteInstanceId'],
  [
    'Add-ons',
    'AddOns',
    'addEditStaff, addEditTeam, multipleImagesArticle, dynamicAds, ecalSettings, lineUp, liveGames, liveGamesV2, multipleTeams, mypages, pageOrganization, shop, ssgtManagement, statisticsAdvanced, statisticsV2, subscriptions, tickets',
  ],
  ['Video sections', 'VideosConfig', 'requiredTags, additionalTags'],
];

test.each(entities)('%s: %s has %s', (_, schema, fields) => {
  expect(Object.keys(fieldsOf(schema))).toEqual(expect.arrayContaining(fields.split(', ')));
});

test('the add-ons are these and no others', () => {
  const [, , named = ''] = entities.find(([entity]) => entity === 'Add-ons') ?? [];
  expect(Object.keys(fieldsOf('AddOns')).sort()).toEqual(named.split(', ').sort());
});

/** The values of a field, in the specification's words. */
const values: readonly (readonly [words: string, schema: string, field: string, values: string])[] = [
  ['Versions: v1, v2, v3', 'ArticleInput', 'articleVersion', 'v1, v2, v3'],
  ['Media type: library or embedded', 'ArticleMetadata', 'mediaType', 'library, embedded'],
  [
    'identifier (main, secondary, footer, unassigned)',
    'MenuGroup',
    'identifier',
    'main, secondary, footer, unassigned',
  ],
  ['type (feature, page or external)', 'MenuItem', 'type', 'feature, page, external'],
  ['gender (male, female, neutral)', 'Team', 'gender', 'male, female, neutral'],
  ['A second status set: upcoming, ongoing, finished', 'Game', 'status', 'upcoming, ongoing, finished'],
  ['gives Deleted, ... gives Played, otherwise Upcoming', 'Game', 'displayStatus', 'Deleted, Played, Upcoming'],
  ['Other: tournament rounds ro16, ro8, ro4, ro2', 'GameSeries', 'round', 'ro16, ro8, ro4, ro2'],
];

test.each(values)('"%s": %s.%s', (_, schema, field, named) => {
  const { [field]: property } = fieldsOf(schema);
  expect(valuesOf(property ?? {}).sort()).toEqual(named.split(', ').sort());
});

test('"Media categories (id to name)"', () => {
  const words = '1 Porträtt, 2 Action, 3 Arena, 4 Spelare, 5 Sponsor, 6 Lag, 7 Match, 8 Träning, 9 Övrigt, 12 Horro';
  const [, rows = ''] =
    /INSERT INTO media_categories .* VALUES\s+([^;]+);/.exec(readText('service/migrations/0007-media.sql')) ?? [];
  const stored = [...rows.matchAll(/\((\d+), '([^']+)'/g)].map(([, id, name]) => `${id} ${name}`);
  expect(stored.join(', ')).toBe(words);
  const { id } = fieldsOf('MediaCategory') as { id?: Record<string, unknown> };
  expect(id?.['x-known-values']).toEqual(words.split(', ').map((one) => Number.parseInt(one, 10)));
});

describe('what is shown', () => {
  const en = textsOf('en');
  const shown = (words: string) => [...en.values(), readForms()].some((text) => text.includes(words));
  const readForms = () => ['game-series', 'team', 'game'].map((name) => readText(`forms/${name}.json`)).join('\n');

  test.each([
    'Round of 16',
    'Quarter Finals',
    'Semi Finals',
    'Finals',
    'Male',
    'Female',
    'Mix',
    'Main',
    'Secondary',
    'Footer',
    'Extra',
  ])('“%s”', (words) => {
    expect(shown(words)).toBe(true);
  });

  test.each([
    ['hero slider (default title SLIDE SHOW)', 'SLIDE SHOW'],
    ['a default new section titled NEW SECTION', 'NEW SECTION'],
  ])('"%s"', (_, title) => {
    expect(readText('service/store/layouts/section-types.ts')).toContain(`'${title}'`);
  });
});

test('"sort order asc or desc", "languages English, Norwegian, Swedish"', () => {
  expect(valuesOf({ $ref: '#/components/schemas/SortOrder' })).toEqual(['asc', 'desc']);
  // Beside them, the name that is shown whatever the language.
  expect(valuesOf(fieldsOf('Name').language ?? {}).sort()).toEqual(['display', 'en', 'no', 'sv']);
});

test('"Statistics module labels exist for player and goalkeeper stats (goals, ... box play)"', () => {
  expect(valuesOf({ $ref: '#/components/schemas/StatisticsModuleName' })).toEqual(['player', 'goalkeeper']);
  const words = 'goals, assists, points, penalties, shots, faceoffs, time on ice, plus/minus, power play, box play';
  const keys = words.split(', ').map((one) => one.replace(/[ /](\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(valuesOf({ $ref: '#/components/schemas/StatisticsKey' })).toEqual(keys);
});
