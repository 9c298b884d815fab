/** What one of our own keys holds. */
interface OwnKey {
  /** Its JSON Schema. */
  readonly schema: object;
  /** How it is written, for who wrote it otherwise. */
  readonly example: string;
}

const TEXT = { type: 'string', pattern: '\\S' };
const TEXTS = { type: 'array', items: TEXT };
const VALUES = { type: 'array', minItems: 1, items: { type: ['string', 'number', 'boolean'] } };

/** The keys of our own, which say what OpenAPI has no word for (openapi/README.md). */
export const OWN_KEYS: Readonly<Record<string, OwnKey>> = {
  'x-requires-add-on': { schema: TEXT, example: 'shop' },
  'x-writers': { schema: TEXT, example: 'super-administrators' },
  'x-when': { schema: { type: 'object' }, example: '{ state: [draft, scheduled] }' },
  'x-reply-holds': { schema: TEXT, example: 'data.article' },
  'x-when-empty': { schema: TEXT, example: 'Invalid parameter passed' },
  'x-known-values': { schema: VALUES, example: '[1, 2, 3]' },
  'x-written': { schema: VALUES, example: '[draft, active]' },
  'x-unique': { schema: TEXTS, example: '[ownerInstanceId]' },
  'x-identifies': { schema: TEXT, example: 'Series' },
  'x-named-by': { schema: TEXT, example: 'siteName' },
  'x-attention': { schema: VALUES, example: '[dead]' },
  'x-default-by': {
    schema: { type: 'object', additionalProperties: { type: 'object', additionalProperties: TEXT } },
    example: '{ list: { latest: lastModified } }',
  },
  'x-changes': { schema: { const: true }, example: 'true' },
  'x-chosen-from': { schema: { type: 'object', additionalProperties: TEXT }, example: '{ listTeams: uuid }' },
  'x-decides-kind': { schema: { const: true }, example: 'true' },
  'x-held-by-one': { schema: TEXTS, example: '[series]' },
  'x-unseen-when': { schema: VALUES, example: '[left-out]' },
};
