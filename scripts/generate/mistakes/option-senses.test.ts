import { describe, it } from 'vitest';
import { expectRefused, field, type Planted, part } from './planting.ts';

// Options that name something of the right kind, and not what they speak of.

describe('what options mean', () => {
  const mistakes: Planted[] = [
    [
      'links of a kind that has no words',
      'article',
      (d) => Object.assign(part(field(d, 'tags'), 'options', 'links'), { kind: 'team' }),
      '"kind": "team"',
      'A team that says nothing more links as `team`, which `types` has no words for. Did you mean `game`?',
    ],
    [
      'two parts the other way round',
      'game',
      (d) => Object.assign(part(d, 'form', 'wholeName'), { first: 'awayTeam', last: 'homeTeam' }),
      '"first": "awayTeam"',
      'The contract has `homeTeam` before `awayTeam`, and what stands first would be taken for `awayTeam`. Write `"first": "homeTeam"` and `"last": "awayTeam"`.',
    ],
    [
      'a picture on the ground of another',
      'sponsor',
      (d) => Object.assign(part(field(d, 'logo'), 'options'), { look: 'dark' }),
      '"look": "dark"',
      '`logoDark` is what stands on dark ground, and `logo` would be judged on it. Write `"look": "light"`.',
    ],
    [
      'a picture on a ground that it is not for',
      'sponsor',
      (d) => Object.assign(part(field(d, 'logoDark'), 'options'), { look: 'light' }),
      '"look": "light"',
      '`logoDark` is for dark ground, and would be judged on light. Write `"look": "dark"`.',
    ],
    [
      'two pictures the other way round',
      'main-sponsors',
      (d) =>
        Object.assign(part(field(d, 'sponsors'), 'options'), {
          picture: 'sponsor.logoDarkUrl',
          dark: 'sponsor.logoUrl',
        }),
      '"picture": "sponsor.logoDarkUrl"',
      '`sponsor.logoDarkUrl` is for dark ground. The only one is `sponsor.logoUrl`.',
    ],
    [
      'an address in what is only shown',
      'site-sponsors',
      (d) => Object.assign(part(field(d, 'sponsors'), 'options'), { address: 'sponsor.clickUrl' }),
      '"address": "sponsor.clickUrl"',
      '`sponsor.clickUrl` is part of what is shown of the choice: what is written there is not saved. Did you mean `url`?',
    ],
    [
      'a day in what is only shown',
      'main-sponsors',
      (d) => Object.assign(part(field(d, 'sponsors'), 'options'), { first: 'sponsor.contractFrom' }),
      '"first": "sponsor.contractFrom"',
      '`sponsor.contractFrom` is part of what is shown of the choice: what is written there is not saved. Did you mean `visibleFrom`?',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
