import { expect, test } from 'vitest';
import { cutOf, firstFrame, heightOf, inside, largest, resized, stepped } from './crop-geometry.ts';

const photo = { width: 1600, height: 1200 };
const portrait = { width: 900, height: 1600 };

test('the first frame is as large as the picture allows, around the point that is to be kept', () => {
  expect(firstFrame(photo, { x: 0.5, y: 0.5 })).toEqual({ left: 0, top: 0.125, width: 1 });
  expect(firstFrame(photo, { x: 0.5, y: 0.02 }).top).toBe(0);
  const panorama = { width: 4000, height: 900 };
  expect(largest(panorama)).toBe(0.4);
  expect(firstFrame(panorama, { x: 0.9, y: 0.5 })).toEqual({ left: 0.6, top: 0, width: 0.4 });
});

test('a frame never leaves the picture', () => {
  expect(inside({ left: -1, top: 3, width: 1 }, photo)).toEqual({ left: 0, top: 0.25, width: 1 });
  expect(inside({ left: 0, top: 0, width: 9 }, portrait).width).toBe(1);
  expect(inside({ left: 0, top: 0, width: 0 }, photo).width).toBe(0.25);
});

test('it is resized around its middle', () => {
  const frame = resized({ left: 0, top: 0.125, width: 1 }, 0.5, photo);
  expect(frame.left).toBeCloseTo(0.25);
  expect(frame.top + heightOf(frame, photo) / 2).toBeCloseTo(0.5);
});

test('arrows move it, by more with Shift; plus and minus change its size; other keys do nothing', () => {
  const frame = firstFrame(photo, { x: 0.5, y: 0.5 });
  expect(stepped(frame, 'ArrowDown', false, photo)?.top).toBeCloseTo(0.135);
  expect(stepped(frame, 'ArrowUp', true, photo)?.top).toBeCloseTo(0.025);
  expect(stepped(frame, '-', false, photo)?.width).toBeCloseTo(0.9);
  expect(stepped(frame, '+', false, photo)?.width).toBe(1);
  expect(stepped(frame, 'Enter', false, photo)).toBeUndefined();
});

test.each([photo, portrait, { width: 1601, height: 1203 }, { width: 4000, height: 900 }])(
  'what is cut out of %j is exactly 16:9, in whole pixels inside of it',
  (size) => {
    const cut = cutOf(firstFrame(size, { x: 1, y: 1 }), size);
    expect(cut.width * 9).toBe(cut.height * 16);
    expect(cut.left + cut.width).toBeLessThanOrEqual(size.width);
    expect(cut.top + cut.height).toBeLessThanOrEqual(size.height);
    expect(cut.width).toBeGreaterThan(largest(size) * size.width - 32);
  },
);
