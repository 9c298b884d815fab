import { expect, test } from 'vitest';
import { type KeptText, keepSeries, keptSeries } from './kept-series.ts';

function memory(start?: string): KeptText & { text: string | undefined } {
  return {
    text: start,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

test('a chosen series comes back on its own site only', () => {
  const kept = memory();
  keepSeries(kept, 'frost1_frost', 'r-1');
  expect(keptSeries(kept, 'frost1_frost')).toBe('r-1');
  expect(keptSeries(kept, 'other1_other')).toBeUndefined();
});

test('a series that was taken away does not come back', () => {
  const kept = memory('frost1_frost/r-1');
  keepSeries(kept, 'frost1_frost', undefined);
  expect(keptSeries(kept, 'frost1_frost')).toBeUndefined();
});

test('where nothing is kept there is no series', () => {
  expect(keptSeries(memory(), 'frost1_frost')).toBeUndefined();
  expect(keptSeries(memory('frost1_frost/'), 'frost1_frost')).toBeUndefined();
});
