import { test } from 'vitest';
import { type JsonObject, listAt, textAt } from '../json.ts';
import { expectRefused, field, filter, type Planted, part, rowField } from './planting.ts';

/** Mistakes in the fields of rows, which are told as those of the form are; and what records, forms and links keep of other things. */

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const link = (d: JsonObject, path: string): JsonObject =>
  (listAt(d, 'links') as JsonObject[]).find((each) => textAt(each, 'path')?.startsWith(path)) ?? {};

const mistakes: Planted[] = [
  [
    'choices called by an identifier',
    'game-setting',
    (d) => Object.assign(part(rowField(d, 'metadata', 'logo'), 'options'), { text: 'id' }),
    '"text"',
    '`id` identifies a thing, and tells nobody what it is.',
  ],
  [
    'a part that rows require, shown and never written',
    'image-crops',
    (d) => Object.assign(rowField(d, 'crops', 'name.sv'), { widget: 'read-only' }),
    '"widget"',
    'Nobody can write `name.sv`, without which the service does not take a row of `crops`.',
  ],
  [
    'choices kept by their names',
    'video-channels',
    (d) => Object.assign(part(rowField(d, 'channels', 'instanceIds'), 'options'), { value: 'name' }),
    '"value"',
    '`instanceIds` takes no `name`; the service would refuse it.',
  ],
  [
    'a look that hides the label',
    'article',
    (d) => Object.assign(rowField(d, 'metadata.corrections', 'text'), { options: { look: 'headline' } }),
    '"look"',
    '`headline` shows no label',
  ],
  [
    'one that nobody makes, made in place',
    'game-setting',
    (d) => Object.assign(part(rowField(d, 'metadata', 'logo'), 'options'), { create: 'shop-category' }),
    '"create"',
    'Nobody makes a new shop-category',
  ],
  [
    'a short form that chooses another kind of thing',
    'games-section',
    (d) => Object.assign(options(d, 'teamUuid'), { source: 'listSeries', text: 'names' }),
    '"source": "listSeries"',
    '`listSeries` gives each series, no team. Did you mean `listTeams`?',
  ],
  [
    'two forms of one schema',
    'info-carousel',
    (d) => Object.assign(d, { schema: 'HeroCarouselConfig' }),
    '"schema"',
    '`HeroCarouselConfig` is something else: forms/hero-carousel.json is the form of it. Did you mean `InfoCarouselConfig`?',
  ],
  [
    'a link to a page of another thing',
    'ssgt',
    (d) =>
      Object.assign(link(d, '/sports-config/ssgt/{uuid}/rollover'), {
        path: '/sports-config/ssgt/season/{uuid}/rollover',
      }),
    '"path"',
    'is a page of a season, and `{uuid}` is a competition.',
  ],
  [
    'a filter by whose days are meant',
    'ssgt',
    (d) => Object.assign(filter(d, 'teamUuid'), { parameter: 'timeZone' }),
    '"timeZone"',
    'The list fills `timeZone` itself.',
  ],
  [
    'a filter of several by their codes',
    'available-competition',
    (d) => Object.assign(filter(d, 'seasonMulti'), { value: 'code' }),
    '"value"',
    '`seasonMulti` does not take `code`, which is text.',
  ],
  [
    'likeness by a day that is a name',
    'player',
    (d) => Object.assign(part(d, 'form', 'similar'), { parameters: { bornFrom: 'lastName' } }),
    '"bornFrom"',
    '`bornFrom` takes a day, and `lastName` is text.',
  ],
  [
    'an address that keeps the choice',
    'site-sponsors',
    (d) => Object.assign(options(d, 'sponsors'), { kept: 'url' }),
    '"kept"',
    '`url` cannot keep `id` of a choice.',
  ],
  [
    'a last day that is the first',
    'site-sponsors',
    (d) => Object.assign(options(d, 'sponsors'), { last: 'visibleFrom' }),
    '"last"',
    '`first` and `last` are both `visibleFrom`.',
  ],
  [
    'a part that rows need and no field writes',
    'image-crops',
    (d) => {
      const crops = field(d, 'crops');
      crops.items = listAt(crops, 'items').filter((one) => textAt(one, 'field') !== 'name.sv');
    },
    '"items"',
    'A row of `crops` shows no `name.sv`, without which the service does not take it. Add it to `items`; rows that are',
  ],
  [
    'what rows need where nobody can write it',
    'image-crops',
    (d) => Object.assign(rowField(d, 'crops', 'ratio'), { widget: 'hidden' }),
    '"widget": "hidden"',
    'Nobody can write `ratio`, without which the service does not take a row of `crops`.',
  ],
  [
    'records chosen by their pictures',
    'site-sponsors',
    (d) => Object.assign(options(d, 'sponsors'), { choiceText: 'logoUrl' }),
    '"choiceText"',
    '`logoUrl` is the address of a picture, which names nothing.',
  ],
  [
    'rows named by a flag',
    'editable-series',
    (d) => Object.assign(options(d, 'series'), { text: 'editable' }),
    '"text"',
    '`editable` is yes or no, and `text` takes a name.',
  ],
  [
    'an object kept by another property than the contract needs',
    'player',
    (d) => Object.assign(options(d, 'team'), { value: 'teamCode' }),
    '"value"',
    '`team` takes no `teamCode`; the service would refuse it. The only one is `uuid`.',
  ],
  [
    'a list of identifiers filled with codes',
    'ecal',
    (d) => Object.assign(options(d, 'teams'), { value: 'teamCode' }),
    '"value"',
    '`teams` takes no `teamCode`; the service would refuse it.',
  ],
];

test.each(mistakes)('%s is refused with its line and what to do instead', expectRefused);
