import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { sampleArticle } from '../../ui/rich-text/sample-page.ts';
import type { Samples } from './sample.ts';
import { sampleTag } from './sample-tags.ts';

const LONG_NAME = 'Idrottsföreningen Kamraterna Älvnäs-Tallkulla med omnejd, damer och flickor under nitton år';
const name = (language: string, translation: string) => ({ language, translation });
const register = (code: string) => ({
  uuid: code,
  code,
  name: [name('en', `Register ${code}`), name('sv', `Registret ${code}`)],
});
const externalId = (id: string, locked: boolean) => ({
  id: `e-${id}`,
  extId: id,
  locked,
  extIdType: register(locked ? 'isa' : 'league'),
});
/** A crest that is drawn here: the workbench has no library. */
const SAMPLE_PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#712a7a" d="M8 4h48v30L32 60 8 34z"/><path fill="#fff" d="M20 16h24v8H20z"/></svg>',
)}`;
const picture = (mediaString: string, sortOrder: number) => ({ mediaString, sortOrder });
const row = (place: string, seats: number) => ({ place, seats });
const places: readonly FieldDefinition[] = [
  { field: 'place', label: { en: 'Place', sv: 'Plats' }, widget: 'text', empty: '' },
  { field: 'seats', label: { en: 'Seats', sv: 'Platser' }, widget: 'number', empty: null },
  { field: 'locked', label: { en: 'Locked', sv: 'Låst' }, widget: 'hidden' },
];
const rowsSchema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { place: { type: 'string' }, seats: { type: ['integer', 'null'] }, locked: { type: 'boolean' } },
  },
};
/** A logo of a strip, as its record holds it. */
const logo = (club: string, until: string) => ({
  club,
  shown: { name: club, light: SAMPLE_PICTURE, dark: '', until },
  first: null,
  last: null,
  address: null,
});
const objects = { type: 'array', items: { type: 'object' } };

type Rich = Extract<
  WidgetName,
  | 'tag-picker'
  | 'names'
  | 'external-ids'
  | 'contacts'
  | 'accounts'
  | 'ordered-list'
  | 'logo-strip'
  | 'rich-text'
  | 'rows'
  | 'media'
  | 'portraits'
>;

/** Samples of the widgets whose value has parts. */
export const richSamples: Samples<Rich> = {
  'tag-picker': {
    options: {
      source: 'searchTags',
      create: 'createTag',
      known: 'fetchTags',
      active: 'active',
      detail: 'detail',
      kind: 'kind',
      kinds: { custom: { en: 'Tags', sv: 'Taggar' }, club: { en: 'Clubs', sv: 'Föreningar' } },
    },
    schema: objects,
    shape: ['value', 'name'],
    empty: [],
    filled: [sampleTag('custom.derby'), sampleTag('club.frosthamn'), sampleTag('custom.historia')],
    long: [{ value: 'custom.long', name: LONG_NAME }, sampleTag('custom.derby')],
    error: { value: [], message: { en: 'Choose at least one.', sv: 'Välj minst en.' } },
  },
  names: {
    options: {},
    schema: objects,
    empty: [],
    filled: [name('en', 'Frosthamn Cup'), name('sv', 'Frosthamnscupen')],
    long: [name('en', LONG_NAME), name('sv', LONG_NAME), name('display', LONG_NAME)],
    error: {
      value: [name('en', 'Frosthamn Cup')],
      message: { en: 'The Swedish name is missing.', sv: 'Det svenska namnet saknas.' },
    },
  },
  'external-ids': {
    options: { source: 'listRegisters' },
    schema: objects,
    empty: [],
    filled: [externalId('4711', true), externalId('A-12', false)],
    long: [externalId('50e6-50e6DYeWM-50e6-50e6DYeWM-50e6-50e6DYeWM', false), externalId('1', true)],
    error: { value: [externalId('', false)], at: '0.extId', message: { en: 'Write the id.', sv: 'Skriv id:t.' } },
  },
  contacts: {
    options: {},
    schema: objects,
    empty: [],
    filled: [
      { type: 'email', value: 'coach@frosthamn.example' },
      { type: 'phone', value: '+46 8 123 45 67' },
    ],
    long: [{ type: 'web', value: 'https://frosthamn.example/a/very/long/path/that/nobody/can/read?with=questions' }],
    error: {
      value: [{ type: 'email', value: 'coach@' }],
      at: '0.value',
      message: { en: 'Write a whole e-mail address.', sv: 'Skriv en hel e-postadress.' },
    },
  },
  accounts: {
    options: { media: ['facebook', 'instagram', 'x'] },
    schema: { type: 'object' },
    empty: {},
    filled: { facebook: 'frosthamn', instagram: 'https://instagram.com/frosthamn' },
    long: {
      facebook: 'https://facebook.com/the-official-page-of-the-youth-section-of-frosthamn',
      youtube: '@frosthamn',
    },
    error: {
      value: { facebook: 'frost hamn' },
      at: 'facebook',
      message: { en: 'An account has no spaces.', sv: 'Ett konto har inga mellanslag.' },
    },
  },
  'ordered-list': {
    options: {},
    schema: { type: 'array', items: { type: 'string' } },
    empty: [],
    filled: ['Captain', 'Assistant', 'Goalkeeper'],
    long: [LONG_NAME, ...Array.from({ length: 5 }, (_, index) => `Place ${index + 2}`)],
    error: {
      value: ['Captain', ''],
      at: '1',
      message: { en: 'Write something, or remove it.', sv: 'Skriv något eller ta bort raden.' },
    },
  },
  'logo-strip': {
    options: {
      text: 'shown.name',
      picture: 'shown.light',
      dark: 'shown.dark',
      until: 'shown.until',
      order: 'sortOrder',
      source: 'listClubs',
      choiceValue: 'uuid',
      choiceText: 'name',
      kept: 'club',
      shown: 'shown',
      first: 'first',
      last: 'last',
      address: 'address',
    },
    schema: objects,
    empty: [],
    filled: [logo('Granvik', '2041-06-30'), logo('Norrholm', '2020-01-31')],
    long: [logo(LONG_NAME, '2041-06-30'), ...Array.from({ length: 5 }, (_, index) => logo(`Club ${index}`, ''))],
    error: {
      value: [{ ...logo('Granvik', ''), first: '2026-02-01', last: '2026-01-01' }],
      at: '0.last',
      message: { en: 'It ends before it begins.', sv: 'Det slutar innan det börjar.' },
    },
  },
  media: {
    options: { property: 'path' },
    schema: { type: ['object', 'null'], properties: { path: { type: 'string' } } },
    empty: null,
    filled: { path: SAMPLE_PICTURE },
    long: { path: 'https://frosthamn.example/a/very/long/path/that/leads/to/no/picture.png' },
    error: {
      value: { path: 'image|embedded|26/11/000000000000' },
      at: 'path',
      message: { en: 'The library of this site does not have it.', sv: 'Den finns inte i webbplatsens bibliotek.' },
    },
    emptied: null,
  },
  portraits: {
    options: {},
    schema: objects,
    empty: [],
    filled: [picture(SAMPLE_PICTURE, 0), picture('image|embedded|26/11/000000000000', 1)],
    long: Array.from({ length: 6 }, (_, index) => picture(`image|embedded|26/11/00000000000${index}`, index)),
    error: {
      value: [picture(SAMPLE_PICTURE, 0), picture('image|embedded|26/11/000000000000', 1)],
      at: '1.mediaString',
      message: { en: 'The library of this site does not have it.', sv: 'Den finns inte i webbplatsens bibliotek.' },
    },
  },
  // Objects and null show the text of articles, texts the small one.
  'rich-text': {
    options: {
      headings: true,
      nodes: ['table', 'picture', 'gallery', 'embed', 'game', 'factbox'],
      games: 'searchGames',
      knownGames: 'fetchGames',
      language: 'language',
      severalPictures: 'multipleImagesArticle',
    },
    schema: { type: ['string', 'object', 'null'] },
    empty: null,
    filled: sampleArticle,
    long: `<h2>The harbour</h2><p>A club of <strong>fishermen</strong>. ${`${LONG_NAME}. `.repeat(8)}</p>`,
    error: { value: '<p></p>', message: { en: 'Write the text.', sv: 'Skriv texten.' } },
    emptied: null,
    beside: { language: 'en' },
  },
  rows: {
    options: { lockedBy: 'locked' },
    schema: rowsSchema,
    items: places,
    empty: [],
    filled: [row('North stand', 420), { ...row('Press', 12), locked: true }],
    long: [row(LONG_NAME, 123456789012)],
    error: { value: [row('', 0)], at: '0.place', message: { en: 'Write the place.', sv: 'Skriv platsen.' } },
  },
};
