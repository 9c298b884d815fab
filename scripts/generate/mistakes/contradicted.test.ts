import { test } from 'vitest';
import { listAt } from '../json.ts';
import { column, expectRefused, field, filter, linkTo, type Planted, part } from './planting.ts';

// What is right by its kind and says something else than the contract or its own words do.

const contradicted: Planted[] = [
  [
    'a yes that is called no',
    'image',
    (d) =>
      Object.assign(part(filter(d, 'private'), 'choices'), {
        true: { en: 'No', sv: 'Nej' },
        false: { en: 'Yes', sv: 'Ja' },
      }),
    '"true"',
    '`private` that is true is called “No”, and what is not “Yes”.',
  ],
  [
    'an add-on that its operations do not need',
    'dynamic-ads',
    (d) => Object.assign(d, { requires: 'shop' }),
    '"requires": "shop"',
    'Its operations need the add-on `dynamicAds`, not `shop`.',
  ],
  [
    'an add-on where no operation needs one',
    'social-media-links',
    (d) => Object.assign(d, { requires: 'shop' }),
    '"requires": "shop"',
    'None of its operations needs an add-on',
  ],
  [
    'a link that is closed for want of another add-on',
    'player',
    (d) => Object.assign(listAt(d, 'links')[1] ?? {}, { requires: 'shop' }),
    '"requires": "shop"',
    'needs the add-on `statisticsAdvanced`, not `shop`. Write `"requires": "statisticsAdvanced"`.',
  ],
  [
    'a link that leads on without the add-on of its page',
    'layout',
    (d) => delete linkTo(d, '/layouts-pages/pages').requires,
    '{',
    '“Pages” needs the add-on `pageOrganization`, and the link is offered without it. Add `"requires": "pageOrganization"`.',
  ],
  [
    'a tab whose rows need an add-on',
    'player',
    (d) => delete linkTo(d, '/sports/players/{uuid}/statistics').requires,
    '{',
    'needs the add-on `statisticsAdvanced`, and the link is offered without it.',
  ],
  [
    'an import of another kind of thing',
    'player',
    (d) => Object.assign(part(d, 'operations'), { import: 'importGames' }),
    '"import": "importGames"',
    '`importGames` takes no ',
  ],
  [
    'a column of identifiers that is called as a thing',
    'player-statistics',
    (d) => {
      const shown = column(d, 'team');
      delete shown.item;
      delete shown.sort;
      return Object.assign(shown, { field: 'team.uuid', kind: 'text' });
    },
    '"team.uuid"',
    '`team.uuid` is an identifier, and the column is called “Team”.',
  ],
  [
    'a link that fills a parameter with a thing of another kind',
    'team',
    (d) => Object.assign(listAt(d, 'links')[3] ?? {}, { path: '/sports/game?ssgtUuid={uuid}' }),
    'ssgtUuid={uuid}',
    '`ssgtUuid` is filled with the identifier of this team, which is no ssgt.',
  ],
  [
    'an import of another kind of thing that has what is needed',
    'staff',
    (d) => Object.assign(part(d, 'operations'), { import: 'importPlayers' }),
    '"import": "importPlayers"',
    '`importPlayers` brings in players, and `createStaff` makes staff.',
  ],
  [
    'an e-mail address that is none',
    'team',
    (d) => Object.assign(field(d, 'displayName'), { widget: 'email' }),
    '"widget": "email"',
    'Nothing says that `displayName` is what the widget `email` takes. Take the widget `text`.',
  ],
  [
    'a page of text where a name is',
    'team',
    (d) => Object.assign(field(d, 'displayName'), { widget: 'rich-text', options: {} }),
    '"widget": "rich-text"',
    'Nothing says that `displayName` is what the widget `rich-text` takes.',
  ],
  [
    'the colour of a button where a name is',
    'team',
    (d) => Object.assign(field(d, 'displayName'), { widget: 'button-preview', options: { text: 'teamCode' } }),
    '"widget": "button-preview"',
    'Nothing says that `displayName` is what the widget `button-preview` takes.',
  ],
  [
    'a day where the contract takes a year',
    'season',
    (d) => Object.assign(field(d, 'code'), { widget: 'date', options: {} }),
    '"widget": "date"',
    'Nothing says that `code` is what the widget `date` takes.',
  ],
  [
    'a day of birth that is none',
    'sponsor',
    (d) => Object.assign(field(d, 'contractUntil'), { widget: 'birth-date' }),
    '"widget": "birth-date"',
    '`contractUntil` is no day of birth.',
  ],
  [
    'a country that does not exist',
    'team',
    (d) => Object.assign(part(field(d, 'nationality'), 'options'), { written: { SV: 'sv', SX1: 'x' } }),
    '"SX1"',
    'There is no country `SX1` in ISO 3166.',
  ],
];

test.each(contradicted)('%s is refused with its line and what to do instead', (...one) => expectRefused(...one));
