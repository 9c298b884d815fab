import type { WidgetName } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import type { Samples } from './sample.ts';

const LONG_NAME = 'Idrottsföreningen Kamraterna Älvnäs-Tallkulla med omnejd, damer och flickor under nitton år';
const needed: Text = { en: 'Fill this in.', sv: 'Fyll i detta.' };
const text = { type: 'string', maxLength: 200 };
const choices = {
  goalkeeper: { en: 'Goalkeeper', sv: 'Målvakt' },
  defender: { en: 'Defender', sv: 'Back' },
  forward: { en: 'Forward', sv: 'Forward' },
  both: {
    en: 'Defender or forward, as the coach decides from one day to the next',
    sv: 'Back eller forward, som tränaren bestämmer från dag till dag',
  },
};
const choice = { type: ['string', 'null'], enum: [...Object.keys(choices), null] };
const relation = { source: 'listClubs', value: 'uuid', text: 'name', recent: true } as const;
const club = (uuid: string, name: string) => ({ uuid, name });

type Plain = Exclude<
  WidgetName,
  | 'focal-point'
  | 'code'
  | 'button-preview'
  | 'frame'
  | 'tag-picker'
  | 'media'
  | 'portraits'
  | 'names'
  | 'external-ids'
  | 'contacts'
  | 'accounts'
  | 'ordered-list'
  | 'logo-strip'
  | 'rich-text'
  | 'rows'
>;

/** Samples of the widgets that hold one value, or several of a list. */
export const plainSamples: Samples<Plain> = {
  text: {
    options: { prefix: 'SE', monospace: true },
    schema: text,
    empty: '',
    filled: 'FRO',
    long: LONG_NAME,
    error: { value: '', message: needed },
    emptied: '',
  },
  textarea: {
    options: {},
    schema: text,
    empty: '',
    filled: 'Founded by fishermen.\nPlays in blue.',
    long: `${LONG_NAME}. `.repeat(6),
    error: { value: 'Too much', message: { en: 'At most 5 characters.', sv: 'Högst 5 tecken.' } },
    emptied: '',
  },
  'web-address': {
    options: {},
    schema: text,
    empty: '',
    filled: 'https://frosthamn.example',
    long: 'https://frosthamn.example/a/very/long/path/that/nobody/can/read?with=a&number=of&questions=and-answers#end',
    error: {
      value: 'frosthamn',
      message: {
        en: 'Write an address such as https://example.com.',
        sv: 'Skriv en adress, till exempel https://example.com.',
      },
    },
    emptied: '',
  },
  email: {
    options: {},
    schema: text,
    empty: '',
    filled: 'office@frosthamn.example',
    long: 'the-office-of-the-youth-section@a-very-long-name-of-a-club.frosthamn.example',
    error: { value: 'office@', message: { en: 'Write a whole e-mail address.', sv: 'Skriv en hel e-postadress.' } },
    emptied: '',
  },
  phone: {
    options: {},
    schema: text,
    empty: '',
    filled: '+46 8 123 45 67',
    long: '+46 (0)8 123 45 67 89 01 23 45',
    error: { value: 'call us', message: { en: 'Write a telephone number.', sv: 'Skriv ett telefonnummer.' } },
    emptied: '',
  },
  number: {
    options: { unit: 'cm' },
    schema: { type: ['integer', 'null'], minimum: 120, maximum: 230 },
    empty: null,
    filled: 184,
    long: 123456789012,
    error: { value: 18, message: { en: 'At least 120.', sv: 'Minst 120.' } },
    emptied: null,
  },
  select: {
    options: {},
    schema: choice,
    choices,
    emptied: null,
    empty: null,
    filled: 'defender',
    long: 'both',
    error: { value: null, message: needed },
  },
  radio: {
    options: {},
    schema: choice,
    choices,
    emptied: null,
    empty: null,
    filled: 'defender',
    long: 'both',
    error: { value: null, message: needed },
  },
  checkboxes: {
    options: {},
    schema: { type: 'array', items: { enum: Object.keys(choices) } },
    choices,
    empty: [],
    filled: ['defender'],
    long: Object.keys(choices),
    error: { value: [], message: needed },
  },
  checkbox: {
    options: {},
    schema: { type: 'boolean' },
    empty: false,
    filled: true,
    long: true,
    error: { value: false, message: { en: 'Agree to go on.', sv: 'Godkänn för att fortsätta.' } },
  },
  switch: {
    options: {},
    schema: { type: 'boolean' },
    empty: false,
    filled: true,
    long: true,
    error: { value: false, message: { en: 'Must be on.', sv: 'Måste vara på.' } },
  },
  date: {
    options: {},
    schema: { type: ['string', 'null'] },
    empty: null,
    filled: '2026-11-21',
    long: '1926-12-31',
    error: { value: '2026-05-31', message: { en: 'The contract ends later.', sv: 'Avtalet slutar senare.' } },
    emptied: null,
  },
  'date-time': {
    options: {},
    schema: { type: ['string', 'null'] },
    empty: null,
    filled: '2026-11-21T18:30:00+0000',
    long: '1926-12-31T23:59:59+0000',
    error: {
      value: '2026-05-31T10:00:00+0000',
      message: { en: 'Must lie in the future.', sv: 'Måste ligga i framtiden.' },
    },
    emptied: null,
  },
  'birth-date': {
    options: {},
    schema: { type: ['string', 'null'] },
    empty: null,
    filled: '2003-02-14',
    long: '1999-09-30',
    error: {
      value: '2003-02-31',
      message: { en: 'That month has only 28 days.', sv: 'Den månaden har bara 28 dagar.' },
    },
    emptied: null,
  },
  country: {
    options: { written: { SE: 'sv' } },
    schema: { type: ['string', 'null'] },
    emptied: null,
    empty: null,
    filled: 'sv',
    long: 'GS',
    error: { value: null, message: needed },
  },
  language: {
    options: {},
    schema: { type: ['string', 'null'] },
    emptied: null,
    empty: null,
    filled: 'SE',
    long: 'nd',
    error: { value: null, message: needed },
  },
  colour: {
    options: { presets: ['#D8127D', '#712A7A', '#20559C'] },
    schema: { type: 'string' },
    empty: '',
    filled: '#D8127D',
    long: 'the blue of the harbour in the morning',
    error: {
      value: '#D812',
      message: { en: 'Write a colour such as #D8127D.', sv: 'Skriv en färg, till exempel #D8127D.' },
    },
    emptied: '',
  },
  relation: {
    options: relation,
    schema: { type: ['object', 'null'] },
    shape: ['uuid', 'name'],
    empty: null,
    filled: club('c7', 'Frosthamn 7'),
    long: club('x', LONG_NAME),
    error: { value: null, message: needed },
    emptied: null,
  },
  'multi-relation': {
    options: relation,
    schema: { type: 'array', items: { type: 'object' } },
    shape: ['uuid', 'name'],
    empty: [],
    filled: [club('c7', 'Frosthamn 7'), club('c8', 'Frosthamn 8')],
    long: Array.from({ length: 12 }, (_, index) => club(`x${index}`, index === 3 ? LONG_NAME : `Frosthamn ${index}`)),
    error: { value: [], message: needed },
  },
  related: {
    options: {
      source: 'listMatches',
      parameters: { club: 'filled' },
      value: 'uuid',
      text: 'name',
      columns: [
        { field: 'name', kind: 'text', label: { en: 'Match', sv: 'Match' } },
        { field: 'start', kind: 'date', label: { en: 'Start', sv: 'Start' } },
      ],
      wanting: { en: 'Choose a club.', sv: 'Välj en förening.' },
      none: { en: 'No matches.', sv: 'Inga matcher.' },
    },
    schema: { type: ['string', 'null'] },
    empty: null,
    filled: 'c7',
    long: LONG_NAME,
    error: { value: null, message: needed },
  },
  tags: {
    options: { suggestions: ['Derby', 'Youth', 'Cup'] },
    schema: { type: 'array', items: { type: 'string' } },
    empty: [],
    filled: ['Derby', 'Cup'],
    long: [...Array.from({ length: 9 }, (_, index) => `Round ${index + 1}`), LONG_NAME],
    error: { value: [], message: needed },
  },
  'read-only': {
    options: {},
    schema: { type: ['string', 'null'] },
    empty: null,
    filled: '2026-11-21T18:30:00+0000',
    long: LONG_NAME,
    error: {
      value: 'qQ9-bb0bzEWUk',
      message: { en: 'The service does not know it any more.', sv: 'Tjänsten känner inte längre till det.' },
    },
  },
  hidden: {
    options: {},
    schema: { type: 'string' },
    empty: '',
    filled: 'kept',
    long: LONG_NAME,
    error: { value: '', message: needed },
  },
};
