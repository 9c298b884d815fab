import { describe, expect, it } from 'vitest';
import { fileFacts, isSixteenNine, ratioText } from './file-facts.ts';

const photo = { width: 3000, height: 2000, size: 1_310_720, mimetype: 'image/jpeg', duration: null };

describe('what is derived from a file (specification §3)', () => {
  it('has resolution, size in kilobytes, format and aspect ratio', () => {
    expect(fileFacts(photo, 'en')).toEqual({
      resolution: '3000 × 2000',
      size: '1,280 kB',
      format: 'JPEG',
      aspectRatio: '3:2',
      duration: undefined,
      isSixteenNine: false,
    });
    expect(fileFacts(photo, 'sv').size).toBe('1\u00a0280 kB');
  });

  it('leaves out what an item without its file cannot tell', () => {
    const none = { width: null, height: null, size: null, mimetype: null, duration: null };
    expect(Object.values(fileFacts(none, 'en')).filter((fact) => fact !== undefined)).toEqual([false]);
  });
});

it('names ratios that people know, also a few pixels off, and tells others as a number', () => {
  expect(ratioText(1920, 1080, 'en')).toBe('16:9');
  expect(ratioText(1921, 1080, 'en')).toBe('16:9');
  expect(ratioText(1080, 1350, 'en')).toBe('4:5');
  expect(ratioText(700, 300, 'en')).toBe('21:9');
  expect(ratioText(2000, 1048, 'en')).toBe('1.91:1');
  expect(ratioText(1048, 2000, 'sv')).toBe('1:1,91');
});

it('takes a picture for 16:9 only where it is, but for what rounding costs', () => {
  expect(isSixteenNine(1920, 1080)).toBe(true);
  expect(isSixteenNine(1366, 768)).toBe(true);
  expect(isSixteenNine(1500, 1000)).toBe(false);
});
