import { expect, it } from 'vitest';
import type { FormDefinition } from '../../contract/entity.ts';
import type { Side } from './conflict.ts';
import { mergeBodies } from './merge-bodies.ts';

const form: FormDefinition = {
  initial: {},
  sections: [
    {
      name: 'text',
      title: { en: 'Text', sv: 'Text' },
      properties: [],
      fields: [{ field: 'body', label: { en: 'Body', sv: 'Brödtext' }, widget: 'rich-text' }],
    },
  ],
};
const doc = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const merge = (choices?: ReadonlyMap<string, Side>) =>
  mergeBodies({
    base: { body: doc('a', 'b', 'c', 'd') },
    mine: { body: doc('A', 'mine', 'c', 'd') },
    theirs: { body: doc('a', 'theirs', 'c', 'D') },
    form,
    ...(choices && { choices }),
  });

it('a paragraph that both changed is chosen by itself, and all other changes are kept whatever is chosen', () => {
  const { clashes, merged } = merge();
  expect(clashes).toMatchObject([{ id: 'body[block:1]', before: doc('b'), mine: doc('mine'), theirs: doc('theirs') }]);
  expect(merged).toEqual({ body: doc('A', 'mine', 'c', 'D') });
  expect(merge(new Map([['body[block:1]', 'theirs']])).merged).toEqual({ body: doc('A', 'theirs', 'c', 'D') });
});
