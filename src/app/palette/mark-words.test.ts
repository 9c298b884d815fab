import { expect, it } from 'vitest';
import { holdWords, markWords, wordsOf } from './mark-words.ts';

const marked = (text: string, typed: string) =>
  markWords(text, wordsOf(typed))
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

it('marks what was typed in a text that keeps its own letters', () => {
  expect(marked('Isak Göransson', 'gor')).toBe('Isak [Gör]ansson');
  expect(marked('Älvnäs – Sjöbo', 'sjo alv')).toBe('[Älv]näs – [Sjö]bo');
  expect(marked('Kærsgård', 'kaer')).toBe('[Kær]sgård');
});

it('keeps a mark that is written apart with its letter', () => {
  expect(marked('Go\u0308ran', 'go')).toBe('[Go\u0308]ran');
});

it('finds every word in any of the texts', () => {
  expect(holdWords(['Players', 'Spelare'], wordsOf('spel'))).toBe(true);
  expect(holdWords(['Players'], wordsOf('play team'))).toBe(false);
});
