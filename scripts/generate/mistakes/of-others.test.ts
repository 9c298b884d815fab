import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { action, expectRefused, faultsOf, field, filter, type Planted, part, planted, sections } from './planting.ts';

// Texts that are not translated, or translated as another, or say what is so of another thing.

const said = (en: string, sv: string): JsonObject => ({ en, sv });

const texts: Planted[] = [
  [
    'a help that is not translated',
    'player',
    (d) =>
      Object.assign(field(d, 'jerseyNumber'), {
        help: said('The number on the back of the player.', 'The number on the back of the player.'),
      }),
    '"sv": "The number',
    '“The number on the back of the player.” stands for Swedish, too, and is English.',
  ],
  [
    'the title of a section that is not translated',
    'sponsor',
    (d) => Object.assign(sections(d)[1] ?? {}, { title: said('Lists', 'Lists') }),
    '"sv": "Lists"',
    '“Lists” stands for Swedish, too, and is English.',
  ],
  [
    'what is told in the words of another action, in one language',
    'article',
    (d) =>
      Object.assign(part(action(d, 'restore'), 'told', 'done'), { sv: part(action(d, 'delete'), 'told', 'done').sv }),
    '"done"',
    '`delete` says the same, and does something else. Give each words of its own.',
  ],
  [
    'words of a choice that the form has for another, in one language',
    'player',
    (d) =>
      Object.assign(part(filter(d, 'gender'), 'choices', 'male'), {
        sv: part(filter(d, 'gender'), 'choices', 'female').sv,
      }),
    '"female"',
    '`female` has the label of `male`. Give each choice its own, in both languages.',
  ],
  [
    'a title in the other languages',
    'player',
    (d) => Object.assign(d, { titles: { list: said('Spelarlista', 'Players and others') } }),
    '"sv": "Players and others"',
    '“Players and others” is English. Put each in its own language.',
  ],
  [
    'names of languages crosswise',
    'subscription-texts',
    (d) => {
      const [english, norwegian] = [field(d, 'texts.en.body'), field(d, 'texts.no.body')];
      [english.label, norwegian.label] = [norwegian.label ?? {}, english.label ?? {}];
    },
    '"label"',
    '`texts.en.body` is called “Text in Norwegian”, and is in English. Call it by its language: English.',
  ],
  [
    'one word for two choices, in one language',
    'hero-carousel',
    (d) =>
      Object.assign(part(field(d, 'transition'), 'choices', 'fade'), {
        en: part(field(d, 'transition'), 'choices', 'slide').en,
      }),
    '"fade"',
    '`fade` has the label of `slide`. Give each choice its own, in both languages.',
  ],
];

const ofOthers: Planted[] = [
  [
    'a sentence of another definition',
    'team',
    (d) =>
      Object.assign(action(d, 'delete'), {
        text: said(
          'Deleted players leave the list of active players and can be restored later.',
          'Borttagna spelare lämnar listan över aktiva spelare och kan hämtas tillbaka senare.',
        ),
      }),
    '"en": "Deleted players',
    'It speaks of “Players”, as forms/player.json does, and not of “Teams”.',
  ],
  [
    'another thing in one language',
    'series',
    (d) =>
      Object.assign(action(d, 'delete'), {
        text: said(
          'Deleted players leave the lists and free the code.',
          'Borttagna serier lämnar listorna och deras kod blir ledig.',
        ),
      }),
    '"en": "Deleted players',
    'It speaks of “Players”, and in the other language of “Serier”. Say the same in each.',
  ],
  [
    'the title of another',
    'series',
    (d) => Object.assign(d, { titles: { create: said('Create New Season', 'Skapa ny säsong') } }),
    '"create"',
    '“Create New Season” is a page of forms/season.json.',
  ],
  [
    'the button of another',
    'custom-tag',
    (d) => Object.assign(part(d, 'labels'), { add: said('Add group', 'Lägg till grupp') }),
    '"add"',
    'The button that adds one is called “Add group”, as that of forms/layout-group.json.',
  ],
  [
    'what another is for',
    'sponsor',
    (d) =>
      Object.assign(d, {
        about: said(
          'Who changed what on the network’s sites, and when.',
          'Vem som ändrade vad på nätverkets webbplatser, och när.',
        ),
      }),
    '"about"',
    '“Who changed what on the network’s sites, and when.” is what forms/change-log.json says of itself.',
  ],
];

describe('texts', () => {
  it.each([...texts, ...ofOthers])('%s', (...mistake) => expectRefused(...mistake));

  const lawful: [string, string, (d: JsonObject) => unknown][] = [
    [
      'a name that both languages have',
      'team',
      (d) => Object.assign(field(d, 'teamCode'), { label: said('Podcast', 'Podcast') }),
    ],
    [
      'a word in another form',
      'team',
      (d) => Object.assign(sections(d)[1] ?? {}, { title: said('Deleted', 'Borttaget') }),
    ],
    [
      'another word where one would do',
      'team',
      (d) => Object.assign(field(d, 'teamCode'), { label: said('Abbreviation', 'Kod') }),
    ],
    [
      'the same help for two of a kind',
      'team',
      (d) => {
        for (const one of ['teamNames.short', 'teamNames.long'])
          Object.assign(field(d, one), { help: said('As the league writes it.', 'Som ligan skriver det.') });
      },
    ],
    [
      'a sentence about other things',
      'team',
      (d) =>
        Object.assign(field(d, 'teamCode'), {
          help: said('Shown in lists of games and beside players.', 'Visas i matchlistor och bredvid spelare.'),
        }),
    ],
    [
      'a sentence that is said in other words',
      'player',
      (d) =>
        Object.assign(field(d, 'jerseyNumber'), {
          help: said('Nobody else may wear it.', 'Är den redan tagen måste en annan väljas.'),
        }),
    ],
  ];
  it.each(lawful)('may hold %s', (_, form, plant) => expect(faultsOf(planted(form, plant))).toEqual([]));
});
