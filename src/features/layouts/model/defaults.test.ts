import { expect, it } from 'vitest';
import { withDefaults } from './defaults.ts';

type Whole = { part: object };
const lens = withDefaults<Whole>(
  { read: ({ part }) => part, write: (whole, part) => ({ ...whole, part }) },
  { overlay: 35, letters: 'light' },
);

it('shows what is left out as the service has it, and keeps its identity', () => {
  const whole = { part: { heading: 'Derby', overlay: 50 } };
  expect(lens.read(whole)).toEqual({ heading: 'Derby', overlay: 50, letters: 'light' });
  expect(lens.read(whole)).toBe(lens.read(whole));
});

it('writes what was changed, not what was only shown', () => {
  const whole = { part: { heading: 'Derby' } };
  const shown = lens.read(whole);
  expect(lens.write(whole, { ...shown, heading: 'Final' })).toEqual({ part: { heading: 'Final' } });
  expect(lens.write(whole, { ...shown, overlay: 60 })).toEqual({ part: { heading: 'Derby', overlay: 60 } });
});

it('writes a default where something else was stored', () => {
  expect(lens.write({ part: { overlay: 60 } }, { overlay: 35, letters: 'light' })).toEqual({ part: { overlay: 35 } });
});
