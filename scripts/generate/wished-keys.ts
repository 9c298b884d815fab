import { isObject, type JsonObject, objectAt, textAt } from './json.ts';

/** What people write into a field that the form language calls otherwise, or leaves to the contract. */
const WISHES: readonly (readonly [keys: readonly string[], hint: string])[] = [
  [
    [
      'required',
      'mandatory',
      'minLength',
      'maxLength',
      'min',
      'max',
      'minimum',
      'maximum',
      'pattern',
      'format',
      'unique',
    ],
    'Such rules stand in the contract, and the form keeps them by itself. Remove it.',
  ],
  [['default', 'defaultValue', 'value', 'initial'], 'What a new one starts from stands in `initial` of the `form`.'],
  [['readOnly', 'disabled', 'editable', 'locked'], 'What is only shown has `"widget": "read-only"`.'],
  [['hidden', 'visible'], 'What is kept but not shown has `"widget": "hidden"`.'],
  [['placeholder', 'description', 'tooltip', 'hint', 'info'], 'A sentence beneath a field is its `help`.'],
  [['title', 'name', 'caption', 'text'], 'What a field is called is its `label`.'],
  [['type', 'kind', 'control', 'component'], 'How a field is edited is its `widget`.'],
  [['property', 'key', 'path', 'id'], 'The property that is edited is named by `field`.'],
  [['values', 'enum'], 'The labels of fixed values are its `choices`.'],
];

/** What to do instead of a key that a field does not have; undefined where it says nothing of what was meant. */
export function wishedKey(key: string): string | undefined {
  return WISHES.find(([keys]) => keys.some((one) => one.toLowerCase() === key.toLowerCase()))?.[1];
}

/** What stands in a field, beside the widget's options. */
const BESIDE_OPTIONS: readonly string[] = [
  'field',
  'label',
  'when',
  'help',
  'widget',
  'choices',
  'called',
  'wide',
  'savedBy',
  'items',
];

/** What to do instead of an option that is a key of the field itself; undefined where it is none. */
export function besideOptions(key: string): string | undefined {
  return BESIDE_OPTIONS.includes(key) ? 'It stands in the field itself, beside `options`.' : undefined;
}

/** Where a key stands that was written elsewhere, by the form language; undefined where it stands nowhere, or in more than two places. */
export function homeOf(key: string, language: JsonObject): string | undefined {
  const has = (node: unknown): boolean => isObject(node) && Object.hasOwn(objectAt(node, 'properties'), key);
  const groups = Object.entries(objectAt(language, 'properties')).filter(([, node]) => has(node));
  const parts = Object.values(objectAt(language, '$defs')).filter(has);
  const homes = [
    ...(has(language) ? ['the definition itself'] : []),
    ...groups.map(([name]) => `\`${name}\``),
    ...parts.map((node) =>
      (textAt(node, 'title') ?? '').toLowerCase().replace(/^(?=([aeiou])?)/, (_, vowel) => (vowel ? 'an ' : 'a ')),
    ),
  ];
  return homes.length > 0 && homes.length <= 2 ? `It stands in ${homes.join(' or ')}.` : undefined;
}
