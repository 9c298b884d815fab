import { describe, it } from 'vitest';
import { expectTold, type Mistake, part } from './planting.ts';

const list = (d: Parameters<Mistake['plant']>[0]) => part(d, 'list');

const edits: Mistake[] = [
  {
    what: 'a field to change in the list that the form does not have',
    form: 'player',
    plant: (d) => Object.assign(list(d), { edit: ['gendr'] }),
    at: ['"edit"', '"gendr"'],
    says: 'The form has no field `gendr`. Did you mean `gender`?',
  },
  {
    what: 'a part of a property to change in the list',
    form: 'team',
    plant: (d) => Object.assign(list(d), { edit: ['teamNames.short'] }),
    at: ['"edit"', '"teamNames.short"'],
    says: '`teamNames.short` cannot be changed from the list: it is a part of a property, which is sent as a whole.',
  },
  {
    what: 'what must be unique to change in the list',
    form: 'team',
    plant: (d) => Object.assign(list(d), { edit: ['teamCode'] }),
    at: ['"edit"', '"teamCode"'],
    says: '`teamCode` cannot be changed from the list: no two may have the same value.',
  },
  {
    what: 'a field to change in the list that depends on another',
    form: 'site-route',
    plant: (d) => Object.assign(list(d), { edit: ['resourceId'] }),
    at: ['"edit"', '"resourceId"'],
    says: '`resourceId` cannot be changed from the list: whether it is shown depends on other fields.',
  },
  {
    what: 'what is saved by a call of its own to change in the list',
    form: 'player',
    plant: (d) => Object.assign(list(d), { edit: ['portraitList'] }),
    at: ['"edit"', '"portraitList"'],
    says: '`portraitList` cannot be changed from the list: it is saved by a call of its own.',
  },
  {
    what: 'a focal point to change in the list, without its picture',
    form: 'image',
    plant: (d) => Object.assign(list(d), { edit: ['focalPoint'] }),
    at: ['"edit"', '"focalPoint"'],
    says: '`focalPoint` cannot be changed from the list: its widget looks at other fields.',
  },
  {
    what: 'fields to change where nothing can be changed',
    form: 'change-log',
    plant: (d) => Object.assign(list(d), { edit: ['summary'] }),
    at: '"edit"',
    says: 'Nothing can be changed: `operations` has no `read` and `update`. Remove `edit`.',
  },
];

describe('what can be changed from the list', () => {
  it.each(edits)('$what', expectTold);
});

const days: Mistake[] = [
  {
    what: 'days of a column that the list cannot be ordered by',
    form: 'game',
    plant: (d) => Object.assign(list(d), { days: { field: 'startDatetime', filter: 'startsFrom' } }),
    at: ['"days"', '"startDatetime"'],
    says: '`startDatetime` is no column of dates that the list is ordered by. Did you mean `startDateTime`?',
  },
  {
    what: 'days that no filter narrows the list to',
    form: 'article',
    plant: (d) => Object.assign(list(d), { days: { field: 'publishedAt', filter: 'publishedUntil' } }),
    at: ['"days"', '"publishedUntil"'],
    says: '`publishedUntil` is no filter by days. There are `publishedFrom` and `changedFrom`.',
  },
];

describe('what a list is seen by, day by day', () => {
  it.each(days)('$what', expectTold);
});
