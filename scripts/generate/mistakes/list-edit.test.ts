import { describe, it } from 'vitest';
import { expectTold, type Mistake, part } from './planting.ts';

const list = (d: Parameters<Mistake['plant']>[0]) => part(d, 'list');

const column = (d: Parameters<Mistake['plant']>[0], changes: object) => {
  const [first] = list(d).columns as object[];
  Object.assign(first ?? {}, changes);
};

const alsoEdit = (d: Parameters<Mistake['plant']>[0], field: string) => {
  const { edit = [] } = list(d);
  Object.assign(list(d), { edit: [...(edit as string[]), field] });
};

const edits: Mistake[] = [
  {
    what: 'a column that edits a field which the list does not change',
    form: 'player',
    plant: (d) => column(d, { edits: 'positonCode' }),
    at: '"positonCode"',
    says: '`positonCode` is not among the fields of `edit`. Did you mean `positionCode`?',
  },
  {
    what: 'a column that edits itself',
    form: 'player',
    plant: (d) => column(d, { edits: 'portrait' }),
    at: '"edits": "portrait"',
    says: '`portrait` is edited in its own column anyway. Remove `edits`.',
  },
  {
    what: 'a field to change in the list that the form does not have',
    form: 'player',
    plant: (d) => alsoEdit(d, 'gendr'),
    at: ['"edit"', '"gendr"'],
    says: 'The form has no field `gendr`. Did you mean `gender`?',
  },
  {
    what: 'a part of a property to change in the list',
    form: 'team',
    plant: (d) => alsoEdit(d, 'teamNames.short'),
    at: ['"edit"', '"teamNames.short"'],
    says: '`teamNames.short` cannot be changed from the list: it is a part of a property, which is sent as a whole.',
  },
  {
    what: 'what must be unique to change in the list',
    form: 'team',
    plant: (d) => alsoEdit(d, 'teamCode'),
    at: ['"edit"', '"teamCode"'],
    says: '`teamCode` cannot be changed from the list: no two may have the same value.',
  },
  {
    what: 'a field to change in the list that depends on another',
    form: 'site-route',
    plant: (d) => alsoEdit(d, 'resourceId'),
    at: ['"edit"', '"resourceId"'],
    says: '`resourceId` cannot be changed from the list: whether it is shown depends on other fields.',
  },
  {
    what: 'what is saved by a call of its own to change in the list',
    form: 'player',
    plant: (d) => alsoEdit(d, 'portraitList'),
    at: ['"edit"', '"portraitList"'],
    says: '`portraitList` cannot be changed from the list: it is saved by a call of its own.',
  },
  {
    what: 'a focal point to change in the list, without its picture',
    form: 'image',
    plant: (d) => alsoEdit(d, 'focalPoint'),
    at: ['"edit"', '"focalPoint"'],
    says: '`focalPoint` cannot be changed from the list: its widget looks at other fields.',
  },
  {
    what: 'fields to change where nothing can be changed',
    form: 'change-log',
    plant: (d) => alsoEdit(d, 'summary'),
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
    says: '`publishedUntil` is no filter by days. Did you mean `publishedFrom`?',
  },
];

describe('what a list is seen by, day by day', () => {
  it.each(days)('$what', expectTold);
});
