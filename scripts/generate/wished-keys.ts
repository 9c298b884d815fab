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
