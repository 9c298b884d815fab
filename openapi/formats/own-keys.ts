/** The keys of our own, which say what OpenAPI has no word for (openapi/README.md). */
export const OWN_KEYS = [
  'x-requires-add-on',
  'x-writers',
  'x-when',
  'x-reply-holds',
  'x-when-empty',
  'x-known-values',
  'x-written',
  'x-unique',
  'x-identifies',
  'x-named-by',
  'x-attention',
  'x-default-by',
  'x-changes',
];
