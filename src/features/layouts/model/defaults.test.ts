import { describe, expect, it } from 'vitest';
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

describe('within what a part holds', () => {
  const nested = withDefaults<Whole>(
    { read: ({ part }) => part, write: (whole, part) => ({ ...whole, part }) },
    { media: { media: null, video: { controls: true, muted: true } } },
  );

  it('shows what is left out there, also of what is empty or missing', () => {
    const video = { controls: true, muted: true };
    expect(nested.read({ part: { media: { media: 'video|one', video: { muted: false } } } })).toEqual({
      media: { media: 'video|one', video: { controls: true, muted: false } },
    });
    expect(nested.read({ part: { media: null } })).toEqual({ media: { media: null, video } });
    expect(nested.read({ part: {} })).toEqual({ media: { media: null, video } });
  });

  it('writes nothing of it that nobody changed', () => {
    for (const part of [{}, { media: null }, { media: { media: 'video|one', unknown: { a: 1 } } }]) {
      expect(nested.write({ part }, nested.read({ part }))).toEqual({ part });
    }
    const video = { controls: false, muted: true };
    expect(nested.write({ part: { media: null } }, { media: { media: 'video|one', video } })).toEqual({
      part: { media: { media: 'video|one', video: { controls: false } } },
    });
  });

  it('writes a default there where something else was stored', () => {
    const part = { media: { video: { controls: false } } };
    const shown = { media: { media: null, video: { controls: true, muted: true } } };
    expect(nested.write({ part }, shown)).toEqual({ part: { media: { video: { controls: true } } } });
  });
});
