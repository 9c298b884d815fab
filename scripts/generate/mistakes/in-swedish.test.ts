import { expect, test } from 'vitest';
import { type JsonObject, textAt } from '../json.ts';
import { column, expectRefused, faultsOf, field, type Planted, part, planted, sections } from './planting.ts';

/** Swedish that a Norwegian or a Dane wrote, and what says the opposite of English. */

const sv = (node: JsonObject, words: string) => Object.assign(part(node, 'label'), { sv: words });

const written: Planted[] = [
  [
    'a word that Swedish has in another form',
    'article-list-section',
    (d) => sv(field(d, 'display'), 'Vises som'),
    '"sv"',
    '“Vises” is Norwegian or Danish. Write “visas”, as Swedish has it.',
  ],
  [
    'letters that Swedish has not',
    'sponsor',
    (d) => sv(column(d, 'contractUntil'), 'Avtalen utløper'),
    '"sv"',
    '“utløper” is Norwegian or Danish. Write it in Swedish.',
  ],
];

const turned: Planted[] = [
  [
    'the other end of a number',
    'statistics-section',
    (d) => sv(field(d, 'rows'), 'Minst'),
    '"sv"',
    '“Minst” is the opposite of “At most”. Say in Swedish what English says: “högst”.',
  ],
  [
    'none where English has all',
    'games-section',
    (d) => Object.assign(part(field(d, 'ssgtUuid'), 'help'), { sv: 'Inga tävlingar, om ingen är vald.' }),
    '"sv"',
    'It speaks of none, and the English of “All”. Say the same in each language.',
  ],
  [
    'a word in braces that was translated',
    'article-template',
    (d) => {
      const description = sections(d)
        .map((section) => part(section, 'description'))
        .find((one) => textAt(one, 'sv')?.includes('{homeTeam}'));
      Object.assign(description ?? {}, { sv: textAt(description, 'sv')?.replace('{homeTeam}', '{hemmalag}') });
    },
    '"sv"',
    '“{hemmalag}” stands in one language only. Write the words in braces alike in both:',
  ],
];

test.each([...written, ...turned])('%s', (...mistake) => expectRefused(...mistake));

test('a name that has such letters in English, too, is taken', () => {
  const texts = planted('sponsor', (d) => {
    Object.assign(part(column(d, 'contractUntil'), 'label'), {
      en: 'Contract end in Tromsø',
      sv: 'Avtalet slut i Tromsø',
    });
  });
  expect(faultsOf(texts)).toEqual([]);
});

test('what denies in one language and not in the other is taken', () => {
  const texts = planted('sponsor', (d) => {
    Object.assign(part(column(d, 'state'), 'choices'), { inactive: { en: 'Not shown', sv: 'Dold' } });
  });
  expect(faultsOf(texts)).toEqual([]);
});
