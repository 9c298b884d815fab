import { expect, it } from 'vitest';
import { frameSize, takeFrame } from './take-frame.ts';

it('keeps a frame as large as it is, and shrinks a larger one in its own shape', () => {
  expect(frameSize(1280, 720)).toEqual({ width: 1280, height: 720 });
  expect(frameSize(3840, 2160)).toEqual({ width: 1920, height: 1080 });
  expect(frameSize(2160, 3840)).toEqual({ width: 1080, height: 1920 });
});

it('takes none of a video that shows no picture', async () => {
  expect(await takeFrame(document.createElement('video'), 'frame.jpg')).toBeUndefined();
});
