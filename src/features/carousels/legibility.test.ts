import { expect, it } from 'vitest';
import { type Colour, contrastOf, legibilityOf, neededOverlay } from './legibility.ts';

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

it('contrast is as WCAG has it', () => {
  expect(contrastOf(white, black)).toBeCloseTo(21);
  expect(contrastOf([119, 119, 119], white)).toBeCloseTo(4.48, 1);
});

it('the worst twentieth of the pixels does not count, a little more does', () => {
  const mostlyDark = (bright: number) => Array.from({ length: 100 }, (_, index) => (index < bright ? white : black));
  expect(legibilityOf(mostlyDark(5), 'light', 0)).toBeCloseTo(21);
  expect(legibilityOf(mostlyDark(6), 'light', 0)).toBeCloseTo(1);
});

it('darkening helps light letters; what is needed is told', () => {
  const bright = Array.from({ length: 100 }, (): Colour => [200, 200, 200]);
  const overlay = neededOverlay(bright, 4.5);
  expect(overlay).toBe(45);
  expect(legibilityOf(bright, 'light', overlay ?? 0)).toBeGreaterThanOrEqual(4.5);
  expect(neededOverlay([white], 21)).toBeUndefined();
});
