import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { themeStyles } from './theme.ts';

const buttons = readFileSync(new URL('styles/buttons.css', import.meta.url), 'utf8');
/** How much of a button's ground is the club's night. */
const nightOfButtons = Number(/var\(--club-night\) (\d+)%/.exec(buttons)?.[1]) / 100;

const parts = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const colourFrom = (values: readonly number[]): string =>
  `#${values.map((value) => Math.min(255, Math.round(value)).toString(16).padStart(2, '0')).join('')}`;
const mixed = (one: string, other: string, part: number): string =>
  colourFrom(parts(one).map((value, at) => value * (1 - part) + (parts(other)[at] ?? 0) * part));
const brighter = (colour: string, times: number): string => colourFrom(parts(colour).map((value) => value * times));

const colourOf = (styles: string, name: string) => new RegExp(`${name}: (#[0-9a-f]{6})`).exec(styles)?.[1] ?? '';

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['#14508c', '#f2b705'],
  ['#ffff00', '#000000'],
  ['#ffffff', '#ffffff'],
  ['#000000', '#c00000'],
  ['#e30613', '#e30613'],
  ['#00a650', '#fff200'],
])('text keeps its contrast in %s and %s', (main, second) => {
  const styles = themeStyles({ main, second });
  const of = (name: string) => colourOf(styles, name);
  expect(contrast(of('--club'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--club-deep'), '#ffffff')).toBeGreaterThanOrEqual(7);
  expect(contrast(of('--club-night'), '#ffffff')).toBeGreaterThanOrEqual(7);
  expect(contrast(of('--accent'), of('--club-deep'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(of('--accent'), of('--on-accent'))).toBeGreaterThanOrEqual(4.5);
  // Buttons of slides stand on the night of the club, through which a picture shines a little.
  const ground = mixed(of('--club-night'), '#ffffff', 1 - nightOfButtons);
  expect(contrast(ground, '#e6eaf0')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(brighter(ground, 1.12), '#e6eaf0')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(brighter(of('--club-night'), 1.12), of('--accent'))).toBeGreaterThanOrEqual(4.5);
  const [, light = '', dark = ''] = /light-dark\((#\w+), (#\w+)\)/.exec(styles) ?? [];
  expect(contrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark, '#0d1015')).toBeGreaterThanOrEqual(4.5);
});

test('what is no colour makes none', () => {
  expect(themeStyles({ main: 'red; } body { display: none', second: '#f2b705' })).not.toContain('display');
});
