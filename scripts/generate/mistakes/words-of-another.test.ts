import { describe, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { action, expectRefused, field, type Planted, part, text } from './planting.ts';

/** Words that speak of another field, another state or another definition. */

const swap = (key: string, one: JsonObject, other: JsonObject): void => {
  [one[key], other[key]] = [other[key] ?? null, one[key] ?? null];
};

describe('words of another', () => {
  const mistakes: Planted[] = [
    [
      'what a file calls the last name, at the first',
      'player',
      (d) => swap('called', field(d, 'firstName'), field(d, 'lastName')),
      '"Last"',
      '“Last” says `lastName`, and would be read as `firstName`. Write it at `lastName`.',
    ],
    [
      'what a file calls the visitors, at the hosts',
      'game',
      (d) => Object.assign(field(d, 'homeTeam'), { called: ['Away side'] }),
      '"Away side"',
      '“Away side” says `awayTeam`, and would be read as `homeTeam`. Write it at `awayTeam`.',
    ],
    [
      'why another action cannot be done',
      'ssgt',
      (d) => swap('otherwise', action(d, 'activate'), action(d, 'close')),
      '"otherwise"',
      'It speaks of `draft`, and the action is offered where `state` is `active`. Say why it cannot be done elsewhere.',
    ],
    [
      'the title of a page of another definition',
      'series',
      (d) => Object.assign(part(d, 'titles'), { list: { en: 'Video Channel Management', sv: 'Hantera videokanaler' } }),
      '"list"',
      '“Video Channel Management” speaks of what forms/video.json is about. Speak of “Series”, or leave it out.',
    ],
    [
      'what another definition is for, in one language',
      'user-overview',
      (d) => Object.assign(part(d, 'about'), { sv: text('Kontona som webbplatsen länkar till, i ordning.').sv }),
      '"about"',
      'is what forms/social-media-links.json says of itself. Say what “',
    ],
  ];
  it.each(mistakes)('%s', (...mistake) => expectRefused(...mistake));
});
