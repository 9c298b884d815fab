import type { CellWords } from './cell-values.ts';

/** Words for cells as tests expect them. */
export const words: CellWords = {
  text: ({ en }) => en,
  country: (code) => `country ${code}`,
  name: (value) => (typeof value === 'string' ? value : ''),
  number: (value) => value.toLocaleString('en'),
  ago: () => undefined,
  yes: 'Yes',
  no: 'No',
};
