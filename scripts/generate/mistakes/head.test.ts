import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { expectTold, type Mistake } from './planting.ts';

const head = (value: JsonObject) => (d: JsonObject) => Object.assign(d, { head: value });

const heads: Mistake[] = [
  {
    what: 'a column that the list does not have',
    form: 'team',
    plant: head({ line: ['nationalty'] }),
    at: ['"head"', '"nationalty"'],
    says: 'The list has no column `nationalty`. Did you mean `nationality`?',
  },
  {
    what: 'a picture that is none',
    form: 'team',
    plant: head({ picture: 'teamCode' }),
    at: ['"head"', '"picture"'],
    says: 'The column `teamCode` is of the kind `text`, which `picture` cannot show. The only one is `logo.path`.',
  },
  {
    what: 'a badge that is a text',
    form: 'sponsor',
    plant: head({ badges: ['url'] }),
    at: ['"head"', '"url"'],
    says: 'The column `url` is of the kind `text`, which `badges` cannot show. There are `state` and `groups`.',
  },
  {
    what: 'the title once more',
    form: 'team',
    plant: head({ line: ['displayName'] }),
    at: ['"head"', '"displayName"'],
    says: '`displayName` is the title, which the head shows already. Leave it out.',
  },
  {
    what: 'a column twice',
    form: 'player',
    plant: head({ line: ['team'], facts: ['shoots', 'team'] }),
    at: ['"facts"', '"shoots"', '"team"'],
    says: 'The head shows `team` twice. Remove one of the two.',
  },
  {
    what: 'a head that no page shows',
    form: 'change-log',
    plant: head({ facts: ['summary'] }),
    at: '"head"',
    says: 'There is no editor with a list, whose columns its head could show. Remove `head`.',
  },
  {
    what: 'a head above a page that is written on',
    form: 'article',
    plant: head({ badges: ['state'] }),
    at: '"head"',
    says: 'A page that is written on shows its name itself, and no head. Remove `head`.',
  },
];

describe('the head of an editor', () => {
  it.each(heads)('$what', expectTold);
});
