import { describe, expect, it } from 'vitest';
import { action, expectRefused, faultsOf, field, type Planted, part, planted } from './planting.ts';

/** Values that the service does not know, though they look like those that it does. */

const transition = (d: Parameters<typeof field>[0], name: string, value: string) =>
  Object.assign(part(action(d, name), 'call'), { parameters: { transition: value } });

describe('a value that there is not', () => {
  const mistakes: Planted[] = [
    [
      'a misspelt way between two states',
      'ssgt',
      (d) => transition(d, 'activate', 'draft-to-actve'),
      '"draft-to-actve"',
      '`transition` cannot be `"draft-to-actve"`; the service would refuse it. Did you mean `draft-to-active`?',
    ],
    [
      'a way between two states that no competition goes',
      'ssgt',
      (d) => transition(d, 'close', 'active-to-draft'),
      '"active-to-draft"',
      '`transition` cannot be `"active-to-draft"`; the service would refuse it. Did you mean `active-to-closed`?',
    ],
    [
      'a category of media',
      'sponsor',
      (d) => Object.assign(part(field(d, 'logo'), 'options'), { category: 10 }),
      '"category": 10',
      'There is no category `10` of media. There are `1`, `2`, `3`, `4`, `5`, `6`, `7`, `8`, `9` and `12`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

it('another category is no mistake', () => {
  const other = planted('sponsor', (d) => void Object.assign(part(field(d, 'logo'), 'options'), { category: 9 }));
  expect(faultsOf(other)).toEqual([]);
});
