import { expect, it } from 'vitest';
import { mainColour } from './picture-colour.ts';

const [blue, light, red, white, grey, nothing] = [
  [0, 98, 166, 255],
  [6, 104, 172, 255],
  [190, 20, 20, 255],
  [255, 255, 255, 255],
  [80, 82, 90, 255],
  [0, 200, 0, 0],
] as const;
const pixels = (...parts: (readonly number[])[]) => new Uint8ClampedArray(parts.flat());

it('is the mean of the colours that stand most, whatever is grey, white or cannot be seen', () => {
  expect(mainColour(pixels(white, white, grey, grey, grey, nothing, nothing, red, blue, light))).toBe('rgb(3 101 169)');
});

it('is none where all is grey', () => {
  expect(mainColour(pixels(white, grey, nothing))).toBeUndefined();
});
