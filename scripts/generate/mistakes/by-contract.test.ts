import { describe, it } from 'vitest';
import { type JsonObject, objectAt } from '../json.ts';
import { action, expectRefused, field, filter, type Planted, part } from './planting.ts';

// What fits every schema and cannot be meant, because the contract says more of it: of states, of values, of what is its own.

/** A page of sports that makes series. */
const sports: JsonObject = {
  name: 'sport',
  area: 'sports',
  icon: 'medal',
  labels: {
    one: { en: 'Sport', sv: 'Sport' },
    many: { en: 'Sports', sv: 'Sporter' },
    add: { en: 'Add sport', sv: 'Lägg till sport' },
  },
  paths: { list: '/sports-config/sports', create: '/sports-config/sports/add' },
  operations: { list: 'listSports', create: 'createSeries' },
  id: 'uuid',
  title: 'names',
  list: { pageSize: 50, columns: [{ field: 'names', kind: 'text', label: { en: 'Sport', sv: 'Sport' }, sort: true }] },
  form: {
    initial: { code: '', names: [] },
    sections: [
      {
        name: 'identity',
        title: { en: 'Identity', sv: 'Identitet' },
        fields: [
          { field: 'code', label: { en: 'Code', sv: 'Kod' }, widget: 'text' },
          { field: 'names', label: { en: 'Names', sv: 'Namn' }, widget: 'names', wide: true },
        ],
      },
    ],
  },
};

describe('what the contract says of states', () => {
  const mistakes: Planted[] = [
    [
      'a state in which nothing is offered any more',
      'article',
      (d) => Object.assign(action(d, 'publish'), { when: { state: ['draft', 'expired'] } }),
      '"state"',
      'Nothing offers what `publish` does where `state` is `unpublished`, and the service does it there, too. Write `"state": ["draft","unpublished","expired"]`.',
    ],
    [
      'a state that the action for it no longer has',
      'article',
      (d) => Object.assign(action(d, 'unpublish'), { when: { state: 'published' } }),
      '"state": "published"',
      'Nothing offers what `unpublish` does where `state` is `scheduled`, and the service does it there, too.',
    ],
    [
      'a change of state that begins elsewhere',
      'ssgt',
      (d) => Object.assign(action(d, 'reopen'), { when: { state: 'archived', deleted: false } }),
      '"state": "archived"',
      '`reopen` is offered where `state` is `archived`, and `changeSsgtState` is refused there. Write `"state": "closed"`.',
    ],
    [
      'a value that cannot be set there',
      'layout',
      (d) => Object.assign(part(action(d, 'deactivate'), 'when'), { isStartPage: true }),
      '"isStartPage": true',
      '`deactivate` is offered where `isStartPage` is `true`, and to set `active` to `false` is refused there. Write `"isStartPage": false`.',
    ],
    [
      'one condition of two',
      'ssgt',
      (d) => Object.assign(action(d, 'activate'), { when: { deleted: false } }),
      '"when"',
      '`activate` is offered whatever `state` is, and `changeSsgtState` is refused unless it is `draft`. Add `"state": "draft"`.',
    ],
    [
      'new ones of another kind than those of the list',
      'sport',
      (d) => Object.assign(d, sports),
      '"create": "createSeries"',
      '`createSeries` makes series, and the list is of sports. Leave it out.',
    ],
    [
      'any words where the contract has a few',
      'layout-section',
      (d) => {
        const hidden = field(d, 'hiddenOn');
        hidden.widget = 'tags';
        delete hidden.choices;
      },
      '"widget": "tags"',
      'The widget `tags` cannot edit `hiddenOn`: each of its entries is one of `phone`, `tablet` or `desktop`, and not any word.',
    ],
    [
      'a page of super administrators beside those of all',
      'user-overview',
      (d) => Object.assign(part(d, 'paths'), { list: '/site-settings/users' }),
      '"list": "/site-settings/users"',
      '`listAccounts` is for super administrators only, and `/site-settings/users` is not below `/super-admin`. Write an address below it, such as `/super-admin/users`.',
    ],
    [
      'tags that are no longer used',
      'video-section',
      (d) => Object.assign(part(field(d, 'additionalTags'), 'options'), { source: 'searchDeactivatedTags' }),
      '"source": "searchDeactivatedTags"',
      '`searchDeactivatedTags` gives what nobody is to choose any more. Did you mean `searchActiveTags`?',
    ],
    [
      'a lock that is switched in the row itself',
      'editable-series',
      (d) => Object.assign(part(field(d, 'series'), 'options'), { lockedBy: 'editable' }),
      '"lockedBy"',
      '`editable` is written in each row, and would lock it for good. Name a property that the service keeps.',
    ],
    [
      'a condition that says something else',
      'sponsor',
      (d) => Object.assign(action(d, 'renew'), { when: { state: ['active', 'endingSoon'] } }),
      '"when"',
      '`renew` is offered whatever `isOpenEnded` is, and `renewSponsor` is refused unless it is `false`. Add `"isOpenEnded": false`.',
    ],
    [
      'a condition of what is set alone',
      'layout',
      (d) => void delete part(action(d, 'deactivate'), 'when').isStartPage,
      '"when"',
      '`deactivate` is offered whatever `isStartPage` is, and to set `active` to `false` is refused unless it is `false`. Add `"isStartPage": false`.',
    ],
    [
      'what nothing gives up',
      'layout',
      (d) => Object.assign(action(d, 'activate'), { when: { isStartPage: true }, set: { isStartPage: false } }),
      '"isStartPage": true',
      '`activate` is offered where `isStartPage` is `true`, and to set `isStartPage` to `false` is refused there.',
    ],
    [
      'a value that cannot always be set',
      'layout',
      (d) => void delete action(d, 'deactivate').when,
      '"name": "deactivate"',
      '`deactivate` is always offered, and to set `active` to `false` is refused unless `isStartPage` is `false`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

const initialArticle = (d: JsonObject): JsonObject => objectAt(objectAt(objectAt(d, 'form'), 'initial'), 'article');

describe('what the contract says of values', () => {
  const mistakes: Planted[] = [
    [
      'a start that is only read',
      'article-template',
      (d) => Object.assign(initialArticle(d), { articleVersion: 'v2' }),
      '"articleVersion": "v2"',
      'The service still reads `v2`, and writes nothing so any more. Write `"v3"`.',
    ],
    [
      'a choice of what is only read',
      'article',
      (d) =>
        Object.assign(field(d, 'metadata.noIndex'), {
          field: 'articleVersion',
          label: { en: 'Version', sv: 'Version' },
          widget: 'select',
          choices: part(filter(d, 'version'), 'choices'),
        }),
      '"field": "articleVersion"',
      'Of `articleVersion` only `v3` can be written, and every value could be chosen. Show it with `"widget": "read-only"`, or leave it out.',
    ],
    [
      'attention for what lacks nothing',
      'image',
      (d) => Object.assign(filter(d, 'incomplete'), { watch: 'false' }),
      '"watch": "false"',
      'Home does not count those whose `incomplete` is “Nothing”, and would lead to them for what it counts. Write `"watch": "true"`.',
    ],
    [
      'attention for what works',
      'site-route',
      (d) => Object.assign(filter(d, 'state'), { watch: 'working' }),
      '"watch": "working"',
      'and would lead to them for what it counts. Write `"watch": "dead"`.',
    ],
    [
      'an order over tabs that have their own',
      'article',
      (d) => Object.assign(part(d, 'list'), { order: { by: 'header', direction: 'asc' } }),
      '"order"',
      'Each tab has an order of its own, and would begin by `header`: `latest` by `lastModified`, `published` by `publishedAt`, `unpublished` by `lastModified`, `deleted` by `deletedAt`. Remove `order`.',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});

describe('what the contract says of what no other may have', () => {
  const unique = (d: JsonObject): JsonObject => part(d, 'form', 'unique');
  const mistakes: Planted[] = [
    [
      'among all, where it is among those of one owner',
      'team',
      (d) => Object.assign(unique(d), { parameters: { teamCode: 'teamCode' } }),
      '"parameters"',
      'Only where `ownerInstanceId` is the same may no other have the `teamCode`, and nothing asks for that. Add `"ownerInstanceId": "ownerInstanceId"`.',
    ],
    [
      'among some, where it is among more',
      'team',
      (d) => Object.assign(part(unique(d), 'parameters'), { gender: 'gender' }),
      '"gender": "gender"',
      'No other may have the `teamCode`, whatever its `gender` is, and only those with the same are asked. Remove it.',
    ],
    [
      'what several may have',
      'team',
      (d) => {
        part(d, 'list').edit = ['nationality', 'ownerInstanceId'];
        Object.assign(unique(d), { field: 'gender', parameters: { gender: 'gender' } });
      },
      '"field": "gender"',
      'The service takes several with the same `gender`, and a team would be refused here. Did you mean `teamCode`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
