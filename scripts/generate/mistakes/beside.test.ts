import { describe, it } from 'vitest';
import { listAt } from '../json.ts';
import { expectRefused, field, type Planted, part, sections } from './planting.ts';

// What the things beside it contradict: the other of a pair, the page above, the columns of the same rows.

const paired = (d: Parameters<typeof sections>[0]) => sections(d).find(({ pairs }) => pairs !== undefined) ?? {};

describe('what stands beside another', () => {
  const mistakes: Planted[] = [
    [
      'a second of a pair that inherits another',
      'team',
      (d) => Object.assign(part(field(d, 'teamNames.codeSite'), 'options'), { inherits: 'clubName.code' }),
      '"inherits": "clubName.code"',
      '`teamNames.codeSite` stands beside `teamNames.code`, and inherits another. Write `"inherits": "teamNames.code"`.',
    ],
    [
      'heads of pairs above the fields of the other',
      'team',
      (d) => Object.assign(paired(d), { pairs: listAt(paired(d), 'pairs').toReversed() }),
      '"pairs"',
      'Each head stands above the fields of the other. Put each in the place of the other.',
    ],
    [
      'what is never public in place of a name',
      'sponsor',
      (d) => Object.assign(part(field(d, 'alt'), 'options'), { inherits: 'note' }),
      '"inherits": "note"',
      '`note` is never public by the contract, and would stand in for `alt`. Did you mean `name`?',
    ],
    [
      'no add-on below a page that needs it',
      'game-series',
      (d) => void delete d.requires,
      '"operations"',
      'What saves it needs the add-on `ssgtManagement`, and so does the ssgt that it stands within. Write `"requires": "ssgtManagement"`.',
    ],
    [
      'rows that are called by their identifier',
      'user-overview',
      (d) => Object.assign(d, { title: 'subject' }),
      '"title": "subject"',
      '`subject` identifies a row, and tells nobody what it is. Did you mean `name`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
