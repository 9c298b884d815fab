import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { listAt } from '../json.ts';
import { column, expectRefused, field, type Planted, part, text } from './planting.ts';

// Options of widgets that name a property of the right kind, which means something else.

const options = (d: JsonObject, path: string) => part(field(d, path), 'options');
const set = (d: JsonObject, path: string, changed: JsonObject) => Object.assign(options(d, path), changed);

describe('what options name', () => {
  const mistakes: Planted[] = [
    [
      'a place in what is written in each row',
      'site-sponsor-groups',
      (d) => set(d, 'groups', { order: 'columns' }),
      '"order": "columns"',
      '`columns` is written in each row, and would be filled with its place. The only one is `sortOrder`.',
    ],
    [
      'a place in what cannot be 0',
      'site-sponsor-groups',
      (d) => {
        const groups = field(d, 'groups');
        groups.items = listAt(groups, 'items').filter((one) => (one as JsonObject).field !== 'columns');
        set(d, 'groups', { order: 'columns' });
      },
      '"order": "columns"',
      '`columns` cannot be 0, the place of the first row. The only one is `sortOrder`.',
    ],
    [
      'a focal point on another picture of its object',
      'hero-slide',
      (d) => set(d, 'media.focalPoint', { picture: 'media.phoneMedia' }),
      '"picture": "media.phoneMedia"',
      'The contract has `media.focalPoint` with `media.media`, and `media.phoneMedia` after it. Did you mean `media.media`?',
    ],
    [
      'words that inherit parameters of an address',
      'sponsor',
      (d) => set(d, 'alt', { inherits: 'urlParameters' }),
      '"inherits": "urlParameters"',
      '`urlParameters` holds no words, and would stand in for `alt`. The only one is `name`.',
    ],
    [
      'a button that says a key',
      'ecal',
      (d) => set(d, 'buttonColour', { text: 'apiKey' }),
      '"text": "apiKey"',
      '`apiKey` holds no words that a button could say. The only one is `buttonText`.',
    ],
    [
      'a language from words',
      'article',
      (d) => set(d, 'body', { language: 'author' }),
      '"language": "author"',
      '`author` is text, and `language` takes the code of a language. The only one is `lang`.',
    ],
    [
      'a warning of what the rows are themselves',
      'main-sponsors',
      (d) => set(d, 'sponsors', { elsewhere: 'sponsor.mainGroup' }),
      '"elsewhere": "sponsor.mainGroup"',
      'forms/site-sponsors.json warns of `sponsor.mainGroup` too: one of the two is what `sponsors` is itself. The only one is `sponsor.siteGroup`.',
    ],
    [
      'an end that is a beginning',
      'main-sponsors',
      (d) => set(d, 'sponsors', { until: 'sponsor.contractFrom' }),
      '"until": "sponsor.contractFrom"',
      '`until` names where something ends, and `sponsor.contractFrom` is where it begins. Did you mean `sponsor.contractUntil`?',
    ],
    [
      'a beginning after its end',
      'hero-slide',
      (d) => Object.assign(field(d, 'visibleFrom'), { options: { after: 'visibleUntil' } }),
      '"after": "visibleUntil"',
      '`visibleFrom` begins something itself, and would have to lie after `visibleUntil`. Remove it.',
    ],
    [
      'two choices of a column that read alike',
      'game',
      (d) => Object.assign(part(column(d, 'status'), 'choices'), { ongoing: text('Now'), upcoming: text('Now') }),
      '"ongoing": {',
      '`ongoing` has the label of `upcoming`. Give each choice its own, in both languages.',
    ],
    [
      'a choice that is a short form of itself',
      'player',
      (d) => set(d, 'positionCode', { also: { D: ['Back', 'd'] } }),
      '"d"',
      '“D” is a short form of itself.',
    ],
    [
      'the code of a country as the first language',
      'article',
      (d) => Object.assign(part(d, 'form', 'initial'), { lang: 'gb' }),
      '"lang": "gb"',
      '`gb` is the code of a country, and of no language. Did you mean `en`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what a widget takes', () => {
  const widget = (d: JsonObject, path: string, name: string) => Object.assign(field(d, path), { widget: name });
  const mistakes: Planted[] = [
    [
      'an e-mail address as one of the web',
      'team',
      (d) => widget(d, 'teamInfo.email', 'web-address'),
      '"widget": "web-address"',
      'Nothing says that `teamInfo.email` is what the widget `web-address` takes. Take the widget `email`.',
    ],
    [
      'a telephone number as an e-mail address',
      'sponsor',
      (d) => widget(d, 'contact.phone', 'email'),
      '"widget": "email"',
      'Nothing says that `contact.phone` is what the widget `email` takes. Take the widget `phone`.',
    ],
    [
      'a country as a language',
      'team',
      (d) => Object.assign(widget(d, 'nationality', 'language'), { options: {} }),
      '"widget": "language"',
      'Nothing says that `nationality` is what the widget `language` takes. Take the widget `country`.',
    ],
    [
      'code that the editor would rewrite',
      'dynamic-ads',
      (d) =>
        Object.assign(
          listAt(field(d, 'htmlSlots'), 'items').find((one) => (one as JsonObject).field === 'html') as JsonObject,
          { widget: 'rich-text' },
        ),
      '"widget": "rich-text"',
      '`html` is kept word for word, and the widget `rich-text` would rewrite it. Take the widget `code`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
