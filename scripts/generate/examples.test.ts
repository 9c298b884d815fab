import { expect, it } from 'vitest';
import { withExamples } from './examples.ts';
import { objectAt } from './json.ts';

it('gives every described node an example: its own, that of what it refers to, or one made of what it holds', () => {
  const schema = withExamples({
    description: 'All.',
    required: ['label', 'names'],
    properties: {
      label: { $ref: '#/$defs/text', description: 'Its label.' },
      names: { description: 'Its names.', type: 'array', items: { $ref: '#/$defs/text' } },
      note: { description: 'Written.', type: 'string', examples: ['kept'] },
      bare: { description: 'Nothing is known of it.', type: 'string' },
    },
    $defs: {
      text: {
        description: 'A text.',
        required: ['en'],
        properties: { en: { description: 'English.', examples: ['Team'] } },
      },
    },
  });
  const exampleOf = (key: string) => objectAt(objectAt(schema, 'properties'), key).examples;
  expect(schema.examples).toEqual([{ label: { en: 'Team' }, names: [{ en: 'Team' }] }]);
  expect(exampleOf('label')).toEqual([{ en: 'Team' }]);
  expect(exampleOf('names')).toEqual([[{ en: 'Team' }]]);
  expect(exampleOf('note')).toEqual(['kept']);
  expect(exampleOf('bare')).toBeUndefined();
});
