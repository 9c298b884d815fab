import { expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { action, expectRefused, faultsOf, field, type Planted, part, planted } from './planting.ts';

/** What is said the wrong way round: labels, helps of other fields, and promises that nothing keeps. */

const both = (en: string, sv: string) => ({ en, sv });
/** What two fields say, each in the place of the other. */
const swap = (d: JsonObject, one: string, other: string, key: string): void => {
  const [first, second] = [field(d, one), field(d, other)];
  [first[key], second[key]] = [second[key] ?? null, first[key] ?? null];
};

const turned: Planted[] = [
  [
    'a beginning that is called the end',
    'layout-section',
    (d) => swap(d, 'visibleFrom', 'visibleUntil', 'label'),
    'label',
    '`visibleFrom` is called “Until”, which is the opposite.',
  ],
  [
    'what hides is said to show',
    'info-slide',
    (d) => Object.assign(field(d, 'hiddenOn'), { label: both('Shown on', 'Visas på') }),
    'label',
    '`hiddenOn` is called “Shown on”, which is the opposite.',
  ],
  [
    'any and all in each other’s place',
    'article-list-section',
    (d) =>
      Object.assign(part(field(d, 'match'), 'choices'), {
        any: both('All of them', 'Alla'),
        all: both('Any of them', 'Någon av dem'),
      }),
    '"any"',
    '`any` is called “All of them”, which is the opposite.',
  ],
  [
    'helps in each other’s place',
    'video-section',
    (d) => swap(d, 'requiredTags', 'additionalTags', 'help'),
    'help',
    'It tells of `additionalTags`, and stands at `requiredTags`.',
  ],
  [
    'the help of another section, where something else happens',
    'table-section',
    (d) =>
      Object.assign(field(d, 'ssgtUuid'), {
        help: both('All competitions, where none is chosen.', 'Alla tävlingar, om ingen är vald.'),
      }),
    'help',
    'It is the help of forms/games-section.json, of whose `ssgtUuid` the contract says something else.',
  ],
  [
    'a number that the field does not take',
    'article',
    (d) => Object.assign(part(field(d, 'sitePriority'), 'help'), { en: '0 to 1000. Higher numbers come first.' }),
    '"en"',
    'It speaks of 1000, and `sitePriority` takes 100 at most.',
  ],
  [
    'a plain text that is edited as a document',
    'article',
    (d) => {
      const description = field(d, 'metadata.seoDescription');
      description.widget = 'rich-text';
      delete description.options;
    },
    '"widget"',
    'Nothing says that `metadata.seoDescription` is what the widget `rich-text` takes.',
  ],
  [
    'a switch whose yes is a no, called by its yes',
    'layout-settings',
    (d) => Object.assign(field(d, 'noIndex'), { label: both('Show in search engines', 'Visa i sökmotorer') }),
    'label',
    '`noIndex` that is on means no, and “Show in search engines” does not.',
  ],
  [
    'the same, in a word that only looks like a no',
    'layout-settings',
    (d) => Object.assign(field(d, 'noIndex'), { label: both('Index in search engines', 'Indexera i sökmotorer') }),
    'label',
    '`noIndex` that is on means no, and “Index in search engines” does not.',
  ],
  [
    'nothing where none is named, and it is all',
    'social-media-section',
    (d) => Object.assign(part(field(d, 'links'), 'help'), { en: 'No account is shown, where none is named.' }),
    '"en"',
    'It says that there is nothing where none is named, and by the contract `links` is all then.',
  ],
  [
    'the same in Swedish alone',
    'social-media-section',
    (d) => Object.assign(part(field(d, 'links'), 'help'), { sv: 'Inget konto visas, om inget är angivet.' }),
    '"sv"',
    'It says that there is nothing where none is named, and by the contract `links` is all then.',
  ],
  [
    'a thing that comes back by nothing',
    'content-feed',
    (d) => Object.assign(part(action(d, 'delete'), 'text'), { en: 'Deleted feeds can be restored later.' }),
    '"en"',
    'It says that the thing comes back, and no action brings it back.',
  ],
  [
    'a thing that is gone, and comes back',
    'player',
    (d) => Object.assign(part(action(d, 'delete'), 'text'), { sv: 'Borttagna spelare kan inte hämtas tillbaka.' }),
    '"sv"',
    'It says that it stays so, and `restore` takes it back.',
  ],
];

test.each(turned)('%s', (...mistake) => expectRefused(...mistake));

const right: [what: string, form: string, change: (d: JsonObject) => unknown][] = [
  [
    'two opposites',
    'info-slide',
    (d) => Object.assign(field(d, 'hiddenOn'), { label: both('Not shown on', 'Visas inte på') }),
  ],
  [
    'a help in other words',
    'video-section',
    (d) => Object.assign(field(d, 'requiredTags'), { help: both('A video needs each.', 'En video behöver varje.') }),
  ],
  [
    'a range that is called by what it hides',
    'layout-section',
    (d) => Object.assign(field(d, 'visibleFrom'), { label: both('Hidden until', 'Dold till') }),
  ],
  [
    'a switch whose yes is a no, called by what it hides',
    'layout-settings',
    (d) => Object.assign(field(d, 'noIndex'), { label: both('Keep out of search engines', 'Dölj för sökmotorer') }),
  ],
  [
    'all where none is named, in other words',
    'social-media-section',
    (d) =>
      Object.assign(field(d, 'links'), {
        help: both('Every account is shown when none is chosen.', 'Varje konto visas om inget är valt.'),
      }),
  ],
  ['a field without a help', 'video-section', (d) => delete field(d, 'requiredTags').help],
];

test.each(right)('%s is taken', (_, form, change) => {
  expect(faultsOf(planted(form, (d) => void change(d)))).toEqual([]);
});
