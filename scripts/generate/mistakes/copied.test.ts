import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { expectRefused, faultsOf, field, linkTo, type Planted, part, planted } from './planting.ts';

// Words that were copied from another definition, and mean something else here.

const choice = (d: Parameters<typeof field>[0], value: string) => part(field(d, 'gender'), 'choices', value);

const swapAlso = (one: Record<string, unknown>, other: Record<string, unknown>) => {
  [one.also, other.also] = [other.also, one.also];
};

describe('what was copied', () => {
  const mistakes: Planted[] = [
    [
      'the button of another definition',
      'team',
      (d) => Object.assign(part(d, 'labels'), { add: { en: 'Add player', sv: 'Lägg till spelare' } }),
      '"add"',
      'The button is called “Add player”, and forms/player.json is what makes one. Say what is made here: “Add team”.',
    ],
    [
      'what another list is searched by',
      'player',
      (d) =>
        Object.assign(part(d, 'list'), {
          search: { en: 'Search name, code or club', sv: 'Sök namn, kod eller klubb' },
        }),
      '"search"',
      'It says what forms/team.json is searched by, and nothing here is called `code` or `club`.',
    ],
    [
      'words of choices at the other value',
      'team',
      (d) => swapAlso(choice(d, 'male'), choice(d, 'female')),
      '"also"',
      '“F” means `male` here, and `female` in other definitions. Write it at `female`.',
    ],
    [
      'English in place of Swedish',
      'content-feed',
      (d) => Object.assign(field(d, 'url'), { label: { en: 'Address', sv: 'Address' } }),
      '"sv": "Address"',
      '“Address” is English, and “Adress” elsewhere. Write “Adress”.',
    ],
    [
      'a country in place of what is written',
      'player',
      (d) => Object.assign(part(field(d, 'nationality'), 'options'), { written: { sv: 'SE' } }),
      '"sv": "SE"',
      '`SE` is the country, and `sv` what is written. Write `"SE": "sv"`.',
    ],
    [
      'a part of a thing in an address',
      'player',
      (d) => Object.assign(linkTo(d, '/sports/players/{uuid}'), { path: '/sports/players/{team.uuid}/statistics' }),
      '{team.uuid}/statistics',
      '`{team.uuid}` is a part of something else, by which no address is found. Write a property of the thing itself, as in `{uuid}`',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

/** A definition whose texts are all in English still, as one that was only just written for another service. */
function untranslated(value: Json): Json {
  if (Array.isArray(value)) return value.map(untranslated);
  if (typeof value !== 'object' || value === null) return value;
  const all = Object.entries(value).map(([key, one]): [string, Json] => [
    key,
    key === 'sv' && typeof value.en === 'string' ? value.en : untranslated(one),
  ]);
  return Object.fromEntries(all);
}

it('a definition that is not translated at all yet is not refused for what others call its words', () => {
  const texts = planted('content-feed', (d) => Object.assign(d, untranslated(d)));
  expect(faultsOf(texts).filter((one) => one.includes('is English'))).toEqual([]);
});
