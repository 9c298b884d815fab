import { describe, it } from 'vitest';
import { action, expectRefused, type Planted, part } from './planting.ts';

// Actions that were copied from another, and still do or say what that one does.

const swapLabels = (one: Record<string, unknown>, other: Record<string, unknown>) => {
  [one.label, other.label] = [other.label, one.label];
};

describe('what an action does and says', () => {
  const mistakes: Planted[] = [
    [
      'the call of the next action',
      'article',
      (d) => Object.assign(part(action(d, 'unpublish'), 'call'), { parameters: { action: 'delete' } }),
      '"action": "delete"',
      '`unpublish` would do what `delete` does. Write `"action": "unpublish"`.',
    ],
    [
      'a way from one state to another that is another action’s',
      'ssgt',
      (d) => Object.assign(part(action(d, 'reopen'), 'call'), { parameters: { transition: 'closed-to-archived' } }),
      '"transition": "closed-to-archived"',
      '`reopen` does what `archive` does. Did you mean `closed-to-active`?',
    ],
    [
      'the explanation of another',
      'series',
      (d) => Object.assign(action(d, 'restore'), { text: action(d, 'delete').text }),
      '"text"',
      '`delete` says the same, and does something else. Give each words of its own.',
    ],
    [
      'what another tells when it is done',
      'article',
      (d) => Object.assign(part(action(d, 'unpublish'), 'told'), { done: part(action(d, 'publish'), 'told').done }),
      '"done"',
      '`publish` says the same, and does something else.',
    ],
    [
      'why another is not offered',
      'ssgt',
      (d) => Object.assign(action(d, 'close'), { otherwise: action(d, 'activate').otherwise }),
      '"otherwise"',
      '`activate` says the same, and is offered elsewhere.',
    ],
    [
      'labels that are what the other asks',
      'image',
      (d) => swapLabels(action(d, 'hide'), action(d, 'show')),
      '"label"',
      '`hide` is called “Make public”, and `show` asks “Make {things} public?”. Give each the label of what it asks.',
    ],
    [
      'a switch that is not the one by which it is offered',
      'page',
      (d) => Object.assign(action(d, 'hide'), { set: { inSitemap: false } }),
      '"inSitemap": false',
      '`hide` sets `inSitemap`, and is offered by `visible`: it would be offered again afterwards. Set `visible`, or write',
    ],
    [
      'another switch that it is offered by',
      'dynamic-ads',
      (d) => Object.assign(action(d, 'select'), { when: { isActive: false } }),
      '"isSelected": true',
      '`select` sets `isSelected`, and is offered by `isActive`',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
