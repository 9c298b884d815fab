import { expect, it } from 'vitest';
import type { Media } from '../../../../generated/model/index.ts';
import { addressOf } from './file-address.ts';

const item = (changes: Partial<Media>): Media => changes as Media;

it('is that of the picture or of the video file, whole even where the service gives a path', () => {
  const imgixUrl = 'https://a.example/images/26/11/b1bf9baf857c?v=2';
  expect(addressOf(item({ type: 'image', imgixUrl, video: null }))).toBe(imgixUrl);
  const video = '/videos/26/11/b1bf9baf857c?v=2';
  expect(addressOf(item({ type: 'video', imgixUrl, video }), 'https://a.example/manage/')).toBe(
    `https://a.example${video}`,
  );
});

it('is none without a file', () => {
  expect(addressOf(item({ type: 'video', imgixUrl: null, video: null }))).toBeUndefined();
});
