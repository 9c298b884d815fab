import { describe, it } from 'vitest';
import { column, expectTold, filter, type Mistake, part } from './planting.ts';

const values: Mistake[] = [
  {
    what: 'a text that is no picture',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'teamCode'), { kind: 'image' }),
    at: ['"field": "teamCode"', '"kind"'],
    says: 'A column of the kind `image` cannot show `teamCode`, which is text. It can be shown as `text`.',
  },
  {
    what: 'a text that is no country',
    form: 'team',
    plant: (d) => Object.assign(column(d, 'teamCode'), { kind: 'country' }),
    at: ['"field": "teamCode"', '"kind"'],
    says: 'A column of the kind `country` cannot show `teamCode`, which is text. It can be shown as `text`.',
  },
  {
    what: 'two values that read alike',
    form: 'team',
    plant: (d) => Object.assign(part(filter(d, 'gender'), 'choices'), { female: { en: 'Male', sv: 'Herr' } }),
    at: ['"parameter": "gender"', '"female"'],
    says: '`female` has the label of `male`. Give each choice its own, in both languages.',
  },
  {
    what: 'a value of its source that is a list',
    form: 'team',
    plant: (d) => Object.assign(filter(d, 'seriesUuid'), { value: 'names' }),
    at: ['"parameter": "seriesUuid"', '"value"'],
    says: '`names` is a list, which is no value to keep. Name what identifies a choice.',
  },
];

describe('a value that is shown as something else', () => {
  it.each(values)('$what', expectTold);
});
