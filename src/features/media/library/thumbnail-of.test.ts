import { expect, it } from 'vitest';
import type { Media } from '../../../../generated/model/index.ts';
import { thumbnailOf } from './thumbnail-of.ts';

const media = (changes: Partial<Media>): Media =>
  ({
    type: 'image',
    width: 1600,
    height: 900,
    focalPoint: null,
    thumbnailMediaObject: null,
    thumbnailUrl: 'http://localhost/images/26/11/b1bf9baf857c?v=2',
    ...changes,
  }) as Media;

it('crops what is wide around its focal point, the point in the address', () => {
  const { src, srcset, fit } = thumbnailOf(media({ focalPoint: { fpx: 0.2, fpy: 0.8 } }));
  expect(fit).toBe('cover');
  expect(src).toContain('v=2&w=320&h=180&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.8');
  expect(srcset.split(', ')).toHaveLength(6);
  expect(thumbnailOf(media({})).src).toContain('fp-x=0.5&fp-y=0.5');
});

it('shows what is not wide as a whole, in files as high as the box', () => {
  const { srcset, fit } = thumbnailOf(media({ width: 600, height: 800 }));
  expect(fit).toBe('contain');
  expect(srcset.split(', ')[2]).toContain('w=135&fit=max');
  expect(srcset.split(', ')[2]).toMatch(/ 320w$/);
});

it('shows what is twice as wide as high as a whole, in files as wide as the box', () => {
  const { srcset, fit } = thumbnailOf(media({ width: 1200, height: 120 }));
  expect(fit).toBe('contain');
  expect(srcset.split(', ')[2]).toContain('w=320&fit=max');
});

it('takes the focal point of the image that stands for a video', () => {
  const thumbnail = { id: 'a', name: 'A', mediaString: 'image|embedded|26/11/b1bf9baf857c', url: '', focalPoint: null };
  expect(thumbnailOf(media({ type: 'video', thumbnailMediaObject: thumbnail })).src).toContain('fp-x=0.5&fp-y=0.5');
});

it('has nothing to show for a video that waits for its file', () => {
  const { src, srcset } = thumbnailOf(media({ type: 'video', thumbnailUrl: null, width: null, height: null }));
  expect([src, srcset]).toEqual(['', '']);
});
