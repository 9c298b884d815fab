import { describe, it } from 'vitest';
import { listAt } from '../json.ts';
import { expectRefused, field, filter, type Planted, part, removeField } from './planting.ts';

/** What is right in another place: of another thing, of another list, of another part of the definition. */
const mistakes: Planted[] = [
  [
    'what refers to another thing of the same subject',
    'page',
    (d) => Object.assign(part(d, 'operations'), { uses: 'listLayoutUses' }),
    '"uses"',
    '`listLayoutUses` tells of what `getSiteLayout` reads, and not of what `getPage` does. Leave it out.',
  ],
  [
    'an operation that reads another thing than is deleted',
    'dynamic-ads',
    (d) => Object.assign(part(d, 'operations'), { read: 'getDynamicAdsConfig' }),
    '"read"',
    'reads what is at `/dynamic-ads/config/{id}`, and `deleteDynamicAdsConfig` deletes what is at `/dynamic-ads/configs/{id}`. Did you mean `readDynamicAdsConfig`?',
  ],
  [
    'a filter for people that chooses among sites',
    'change-log',
    (d) => Object.assign(filter(d, 'actor'), { source: 'listOwners', value: 'instanceId' }),
    '"source"',
    '`listOwners` gives what `instanceId` takes, and would fill `actor`. Did you mean `listAuditActors`?',
  ],
  [
    'groups that keep sites',
    'sponsors-section',
    (d) =>
      Object.assign(part(field(d, 'groupIds'), 'options'), { source: 'listOwners', value: 'instanceId', text: 'name' }),
    '"source"',
    '`groupIds` keeps identifiers of another kind than `instanceId` of `listOwners`. Did you mean `listSponsorGroupNames`?',
  ],
  [
    'teams that are chosen among players',
    'ecal',
    (d) => Object.assign(part(field(d, 'teams'), 'options'), { source: 'listPlayers', text: 'fullName' }),
    '"source"',
    '`listPlayers` gives each player, no teams. Did you mean `listTeams`?',
  ],
  [
    'a tab narrowed by a filter that chooses something else',
    'team',
    (d) => Object.assign(listAt(d, 'links')[3] ?? {}, { path: '/sports/game?seasonSeriesGameType={uuid}' }),
    'seasonSeriesGameType',
    '`seasonSeriesGameType` is filled with the identifier of this team, which is no ssgt. Write `team={uuid}`.',
  ],
  [
    'an id that the address does not name',
    'series',
    (d) => Object.assign(d, { id: 'code' }),
    '"id": "code"',
    'The editor\'s address names one by `uuid`, and not by `code`. Write `"id": "uuid"`.',
  ],
  [
    'an id that all rows share',
    'game-series',
    (d) => Object.assign(d, { id: 'ssgtUuid' }),
    '"id": "ssgtUuid"',
    'have the same `ssgtUuid`. Write `"id": "uuid"`.',
  ],
  [
    'rows that lead to the pages of another thing',
    'dynamic-ads',
    (d) => Object.assign(part(field(d, 'selectedNow'), 'options'), { path: '/content-feeds/{id}/edit' }),
    '"path": "/content-feeds',
    '`/content-feeds/{id}/edit` is the page of a content feed, and `{id}` is a configuration. Did you mean `/dynamic-ads/{id}/edit`?',
  ],
  [
    'the number of rows by a text',
    'custom-tag',
    (d) => Object.assign(listAt(d, 'links')[0] ?? {}, { count: 'name' }),
    '"count"',
    '`name` is text, which is no number of rows. There are `usageCount`, `imageCount`, `videoCount` and `articleCount`.',
  ],
  [
    'a tab on a page that is no list',
    'season',
    (d) => Object.assign(listAt(d, 'links')[1] ?? {}, { tab: true }),
    'rollover',
    'is no list that could be a tab. Leave `tab` out: then it leads there.',
  ],
  [
    'a key of the form beside it',
    'season',
    (d) => Object.assign(d, { unique: { field: 'code', parameters: { code: 'code' } } }),
    '"unique"',
    'There is no key `unique` in a form definition. It stands in `form`.',
  ],
  [
    'a condition among the options',
    'site-route',
    (d) => Object.assign(field(d, 'target'), { options: { when: { resourceType: 'external' } } }),
    '"when"',
    'in the options of the widget `web-address`. It stands in the field itself, beside `options`.',
  ],
  [
    'a needed text of a slide that is hidden',
    'info-slide',
    (d) => Object.assign(field(d, 'heading'), { widget: 'hidden' }),
    '"widget": "hidden"',
    'Nobody can write `heading`, without which the service does not take an info slide. Give it a value in `initial`, or another widget.',
  ],
  [
    'what a new one needs, set by an action of danger',
    'content-feed',
    (d) => {
      delete part(d, 'form', 'initial').format;
      Object.assign(d, {
        actions: [
          {
            name: 'stop',
            label: { en: 'Stop', sv: 'Stoppa' },
            text: { en: 'The feed is read no more.', sv: 'Flödet läses inte längre.' },
            tone: 'danger',
            set: { active: false, format: 'rss' },
          },
          ...listAt(d, 'actions'),
        ],
      });
    },
    '"widget": "radio"',
    'Nobody can write `format`, without which the service does not take a content feed.',
  ],
  [
    'a needed text of a slide that no section shows',
    'info-slide',
    (d) => removeField(d, 'text'),
    '"sections"',
    'No section shows `text`, without which the service does not take an info slide. Add it to a section, or give it a value in `initial`.',
  ],
  [
    'a condition by what is hidden',
    'hero-slide',
    (d) => Object.assign(field(d, 'link.kind'), { widget: 'hidden' }),
    '"link.kind"',
    'No section shows `link.kind`, so nobody could change it. Name a field of the form.',
  ],
];

describe('what belongs to another place is refused', () => {
  it.each(mistakes)('%s', (...mistake) => {
    expectRefused(...mistake);
  });
});
