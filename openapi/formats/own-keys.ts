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
  'x-attention',
  'x-default-by',
  'x-changes',
  'x-chosen-from',
  'x-decides-kind',
  'x-held-by-one',
  'x-unseen-when',
];
