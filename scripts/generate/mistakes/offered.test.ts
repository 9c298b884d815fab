import { describe, it } from 'vitest';
import { action, expectRefused, type Planted, part } from './planting.ts';

// Actions that are offered where the service refuses them, or do what another one does.

describe('where an action is offered', () => {
  const mistakes: Planted[] = [
    [
      'a state too many',
      'article',
      (d) => Object.assign(action(d, 'publish'), { when: { state: ['draft', 'published'] } }),
      '"state"',
      '`publish` is offered where `state` is `published`, and `actOnArticle` is refused there. Write `"state": ["draft","scheduled","unpublished","expired"]`.',
    ],
    [
      'what is called by a parameter, the other way round',
      'article',
      (d) => Object.assign(action(d, 'restore'), { when: { deleted: false } }),
      '"deleted": false',
      '`restore` is offered where `deleted` is `false`, and `actOnArticle` is refused there. Write `"deleted": true`.',
    ],
    [
      'what deletes',
      'custom-tag',
      (d) => Object.assign(action(d, 'delete'), { when: { usageCount: 1 } }),
      '"usageCount": 1',
      '`delete` is offered where `usageCount` is `1`, and `deleteTag` is refused there. Write `"usageCount": 0`.',
    ],
    [
      'everywhere',
      'layout',
      (d) => {
        delete action(d, 'delete').when;
        delete action(d, 'delete').otherwise;
      },
      '"name": "delete"',
      '`delete` is always offered, and `deleteSiteLayout` is refused unless `isStartPage` is `false`. Add `"when": { "isStartPage": false }`.',
    ],
    [
      'where it is so already, called',
      'custom-tag',
      (d) => Object.assign(action(d, 'activate'), { when: { active: true } }),
      '"active"',
      'is offered only where this is so already.',
    ],
    [
      'where its counterpart is',
      'staff',
      (d) => Object.assign(action(d, 'delete'), { when: { deleted: true } }),
      '"deleted": true',
      '`restore` undoes `delete`, and both are offered where `deleted` is `true`. Change one of the two conditions.',
    ],
    [
      'the call of another, by a longer name',
      'article',
      (d) => Object.assign(part(action(d, 'publish-now'), 'call'), { parameters: { action: 'restore' } }),
      '"action": "restore"',
      '`publish-now` would do what `restore` does. Write `"action": "publish"`.',
    ],
    [
      'the question of the next action',
      'video',
      (d) => Object.assign(action(d, 'hide'), { ask: action(d, 'show').ask }),
      '"one"',
      '`hide` is called “Make private”, and asks “Make {things} public?”, as `show` does. Ask for what this one does.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
