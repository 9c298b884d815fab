import { expect, test } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import {
  column,
  expectRefused,
  faultsOf,
  field,
  filter,
  type Planted,
  part,
  planted,
  sections,
  text,
} from './planting.ts';

/** What one reads of a form or a list and takes for something else: headings, units, numbers, looks. */

const entries = (d: JsonObject, key: string): JsonObject[] => listAt(d, key) as JsonObject[];
const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');

const mistakes: Planted[] = [
  [
    'two columns of a table with one heading',
    'team',
    (d) => Object.assign(sections(d)[1] ?? {}, { pairs: [text('Everywhere'), text('Everywhere')] }),
    '{',
    'Both columns are headed “Everywhere”. Give each words of its own.',
  ],
  [
    'a wide field in a table of two columns',
    'team',
    (d) => Object.assign(field(d, 'teamNames.codeSite'), { wide: true }),
    '"wide"',
    '`teamNames.codeSite` stands in one of two columns, and cannot have both. Remove `wide`.',
  ],
  [
    'bytes that are called megabytes',
    'image',
    (d) => Object.assign(column(d, 'size'), { unit: 'MB' }),
    '"MB"',
    'The service counts in B, and the same number would be read as MB. Write `B`.',
  ],
  [
    'centimetres that are called metres',
    'player',
    (d) => {
      Object.assign(column(d, 'height'), { unit: 'm' });
      Object.assign(options(d, 'height'), { unit: 'm' });
    },
    '"m"',
    'The service counts in cm, and the same number would be read as m. Write `cm`.',
  ],
  [
    'a unit as a word of one language',
    'sponsor',
    (d) => Object.assign(options(d, 'warnDays'), { unit: 'dagar' }),
    '"dagar"',
    '`dagar` is a word of one language, and stands in both. Write the sign of the unit,',
  ],
  [
    'an order that says no more than the heading',
    'player',
    (d) => Object.assign(column(d, 'fullName'), { sortedBy: { en: 'Player', sv: 'Spelare' } }),
    '"sortedBy"',
    'It says no more than the heading. Remove it.',
  ],
  [
    'things that are called by a number',
    'custom-tag',
    (d) => Object.assign(d, { title: 'usageCount' }),
    '"title"',
    '`usageCount` is a number, which names nothing. Did you mean `name`?',
  ],
  [
    'a reason that is the name of the action',
    'custom-tag',
    (d) => Object.assign(entries(d, 'actions')[2] ?? {}, { otherwise: { en: 'Delete', sv: 'Ta bort' } }),
    '"otherwise"',
    'It is what the action says of itself, and no reason. Say why it cannot be done.',
  ],
  [
    'a whole name that is called as its first part',
    'player',
    (d) => Object.assign(part(d, 'form', 'wholeName'), { label: { en: 'First name', sv: 'Förnamn' } }),
    '"label"',
    '`firstName` is called “First name” too, and an import offers both. Give it words of its own.',
  ],
  [
    'a label with a colon',
    'sponsor',
    (d) => Object.assign(field(d, 'contact.email'), { label: { en: 'E-mail:', sv: 'E-post' } }),
    '"E-mail:"',
    '“E-mail:” ends with a colon, which would stand in sentences and headings. Remove it.',
  ],
  [
    'a label that is the name of the property',
    'sponsor',
    (d) => Object.assign(field(d, 'openInNewTab'), { label: text('openInNewTab') }),
    '"openInNewTab"',
    '`openInNewTab` is a name of the contract, and no word. Write words.',
  ],
  [
    'a yes that is called by its own name denied, in one word',
    'content-feed',
    (d) => Object.assign(filter(d, 'active'), { choices: { false: text('Active'), true: text('Inactive') } }),
    '"true"',
    '`active` that is true is called “Inactive”, and what is not “Active”. Put each in the place of the other.',
  ],
  [
    'a number of other rows at a tab',
    'custom-tag',
    (d) => Object.assign(entries(d, 'links')[0] ?? {}, { count: 'usageCount' }),
    '"count"',
    '`usageCount` counts something else than the rows of this list. Did you mean `imageCount`?',
  ],
  [
    'a look of the page, beside it',
    'article',
    (d) => Object.assign(field(d, 'author'), { widget: 'text', options: { look: 'kicker' } }),
    '"look"',
    '`kicker` shows no label, and is for the page that is written on, the first section.',
  ],
  [
    'two headlines of one page',
    'article',
    (d) => Object.assign(options(d, 'intro'), { look: 'headline' }),
    '"look"',
    '`header` is the headline of the page already. Take another look, or remove it.',
  ],
];

test.each(mistakes)('%s is told', (...mistake) => {
  expectRefused(...mistake);
});

type Change = [what: string, form: string, change: (d: JsonObject) => unknown];

test.each<Change>([
  [
    'a unit that the contract does not speak of',
    'sponsor',
    (d) => Object.assign(options(d, 'warnDays'), { unit: 'day' }),
  ],
  ['a name with a comma', 'player', (d) => Object.assign(field(d, 'firstName'), { called: ['Name, first'] })],
  ['a word that begins with a small letter', 'team', (d) => Object.assign(field(d, 'icon'), { label: text('iPad') })],
  ['a hidden field beside one that is seen', 'page', (d) => Object.assign(field(d, 'inSitemap'), { widget: 'hidden' })],
  [
    'a choice of a super administrator that starts as the site',
    'article',
    (d) => Object.assign(options(d, 'ownerInstanceId'), { superAdministrator: true }),
  ],
  [
    'a picture as large as the page twice',
    'article',
    (d) => Object.assign(options(d, 'embeddedMedia.thumbnail'), { look: 'figure' }),
  ],
])('%s is no mistake', (_, form, change) => {
  expect(faultsOf(planted(form, (d) => void change(d)))).toEqual([]);
});

test('an add-on that is written wrongly is told there alone, and not at the links that need it', () => {
  const told = faultsOf(planted('page', (d) => Object.assign(d, { requires: ['pageOrganization'] })));
  expect(told).toEqual([
    expect.stringMatching(/^forms\/page\.json:\d+ `requires` is `\["pageOrganization"\]`\. It must be a text/),
  ]);
});
