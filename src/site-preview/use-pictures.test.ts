import { expect, it } from 'vitest';
import type { Media } from '../../generated/model/index.ts';
import { pictureOf } from './use-pictures.ts';

const image = {
  type: 'image',
  mediaString: 'image|embedded|26/11/b1bf9baf857c',
  name: 'Derby',
  description: null,
  photographer: 'Elin Berg',
  focalPoint: { fpx: 0.2, fpy: 0.8 },
  version: 4,
  status: 'ready',
  isPrivate: false,
  draft: false,
  isScheduled: false,
  isLocked: false,
  video: null,
  thumbnailMediaObject: null,
} as Partial<Media> as Media;

it('makes a picture of an item, with its focal point, credit and words', () => {
  expect(pictureOf(image)).toEqual({
    type: 'image',
    src: '/images/26/11/b1bf9baf857c',
    version: 4,
    title: 'Derby',
    alt: 'Derby',
    credit: 'Elin Berg',
    focalPoint: { fpx: 0.2, fpy: 0.8 },
    video: null,
  });
});

it('takes the thumbnail of a video, and its film, locked against changes or not', () => {
  const thumbnail = {
    id: 't',
    name: 'Still',
    mediaString: 'image|embedded|26/11/aaaaaaaaaaaa',
    url: '/x',
    focalPoint: null,
  };
  const video: Media = {
    ...image,
    type: 'video',
    mediaString: 'video|embedded|26/11/cccccccccccc',
    video: '/videos/26/11/cccccccccccc',
    thumbnailMediaObject: thumbnail,
  };
  expect(pictureOf(video)).toMatchObject({
    type: 'video',
    src: '/images/26/11/aaaaaaaaaaaa',
    version: null,
    focalPoint: null,
    video: '/videos/26/11/cccccccccccc',
  });
  expect(pictureOf({ ...video, isLocked: true })?.video).toBe('/videos/26/11/cccccccccccc');
});

it.each([{ isPrivate: true }, { draft: true }, { isScheduled: true }, { status: 'pending' as const }])(
  'leaves out what visitors may not see: %j',
  (more) => expect(pictureOf({ ...image, ...more })).toBeUndefined(),
);

it('leaves out what the library does not have', () => expect(pictureOf(undefined)).toBeUndefined());
