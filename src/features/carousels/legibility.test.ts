import { expect, it } from 'vitest';
import { type Colour, contrastOf, legibilityOf, neededOverlay, type Pixel } from './legibility.ts';
import { veilAt } from './veil.ts';

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];
const bare = (colour: Colour): Pixel => ({ colour, veil: 0 });

it('contrast is as WCAG has it', () => {
  expect(contrastOf(white, black)).toBeCloseTo(21);
  expect(contrastOf([119, 119, 119], white)).toBeCloseTo(4.48, 1);
});

it('the worst twentieth of the pixels does not count, a little more does', () => {
  const mostlyDark = (bright: number) =>
    Array.from({ length: 100 }, (_, index) => bare(index < bright ? white : black));
  expect(legibilityOf(mostlyDark(5), 'light', 0)).toBeCloseTo(21);
  expect(legibilityOf(mostlyDark(6), 'light', 0)).toBeCloseTo(1);
});

it('darkening helps light letters; what is needed is told', () => {
  const bright = Array.from({ length: 100 }, () => bare([200, 200, 200]));
  const overlay = neededOverlay(bright, 4.5);
  expect(overlay).toBe(45);
  expect(legibilityOf(bright, 'light', overlay ?? 0)).toBeGreaterThanOrEqual(4.5);
  expect(neededOverlay([bare(white)], 21)).toBeUndefined();
});

it('the ground that the site lays over a picture counts', () => {
  expect(legibilityOf([{ colour: white, veil: 0.8 }], 'light', 0)).toBeGreaterThan(7);
  expect(legibilityOf([{ colour: black, veil: 0.8 }], 'dark', 0)).toBeGreaterThan(7);
});

it('the ground is thickest where the letters begin, and gone on the other side', () => {
  expect(veilAt(0.05, 0.5, 'left', 1440)).toBeCloseTo(0.92);
  expect(veilAt(0.95, 0.5, 'right', 1440)).toBeCloseTo(0.92);
  expect(veilAt(0.9, 0.6, 'left', 1440)).toBe(0);
  expect(veilAt(0.5, 0.38, 'centre', 1440)).toBeCloseTo(0.86);
  expect(veilAt(0.9, 0.05, 'left', 375)).toBe(1);
  expect(veilAt(0.1, 0.85, 'left', 375)).toBe(0);
});
