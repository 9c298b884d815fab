import type { Example } from './example.ts';
import { good, mediaCalls, picture, type Upload } from './media-calls.ts';
import type { TestService } from './test-service.ts';

/** What the demo has of media, and what is made for the calls that use something up. */
export type KnownMedia = {
  readonly imageId: string;
  readonly imageString: string;
  readonly spareImageId: string;
  readonly replacedImageId: string;
  readonly pendingVideoId: string;
  /** Uploads that were reported: one that becomes an item, one that replaces a file. */
  readonly reportedString: string;
  readonly reportedUpload: string;
  /** Uploads whose file has arrived, and whose file has not. */
  readonly arrivedUpload: string;
  readonly openUpload: string;
  /** One whose file has arrived, too, for the call that reports it and makes the item. */
  readonly singleUpload: string;
};

type MediaOperations =
  | 'listMedia'
  | 'getMedia'
  | 'createMedia'
  | 'updateMedia'
  | 'deleteMedia'
  | 'replaceMediaFile'
  | 'getUploadUrl'
  | 'deleteUpload'
  | 'reportUploadStatus'
  | 'configureVideo'
  | 'listMediaCategories'
  | 'listVideoCategories'
  | 'listMediaUploaders'
  | 'renderMedia'
  | 'listMediaByType'
  | 'searchMedia'
  | 'listAllMediaCategories'
  | 'getPresignedUploadUrl'
  | 'finishSingleUpload'
  | 'listMediaUses'
  | 'getMediaQuota';

const type = 'image';
const texts = { name: 'Lagbild', description: 'Laget före premiären', photographer: 'Elin Rask', legal: '© Elin Rask' };

/** One good call of every operation of the tag Media. */
export const mediaExamples: Readonly<Record<MediaOperations, (known: { media: KnownMedia }) => Example>> = {
  listMedia: () => ({ query: { type, search: 'a', category: '7', private: 'false', sortBy: 'name' }, status: 200 }),
  getMedia: ({ media: { imageId } }) => ({ path: { type, id: imageId }, status: 200 }),
  createMedia: ({ media: { reportedString } }) => ({
    query: { type },
    body: { ...texts, mediaString: reportedString, categoryId: 6, focalPoint: { fpx: 0.25, fpy: 0.75 } },
    status: 201,
  }),
  updateMedia: ({ media: { imageId } }) => ({
    query: { type, id: imageId },
    body: { ...texts, isPrivate: true, categories: [{ id: 12 }], tags: [{ value: 'custom.derby' }], gameTags: [] },
    status: 200,
  }),
  deleteMedia: ({ media: { spareImageId } }) => ({
    path: { type, id: spareImageId },
    query: { evenInUse: 'true' },
    status: 204,
  }),
  replaceMediaFile: ({ media: { replacedImageId, reportedUpload } }) => ({
    path: { type, id: replacedImageId },
    query: { uploadKey: reportedUpload },
    status: 200,
  }),
  getUploadUrl: () => ({
    query: { mimeType: 'image/png', fileLocator: 'lagbild.png', size: '1048576' },
    isEverNew: true,
    status: 200,
  }),
  deleteUpload: ({ media: { openUpload } }) => ({ query: { uploadKey: openUpload }, status: 204 }),
  reportUploadStatus: ({ media: { arrivedUpload } }) => ({
    body: { uploadStatus: 'success', provider: 'embedded', uploadKey: arrivedUpload },
    status: 200,
  }),
  configureVideo: ({ media: { pendingVideoId } }) => ({
    query: { videoId: pendingVideoId },
    body: { fileName: 'film.mp4', provider: 'embedded', mimeType: 'video/mp4', size: 24_000_000 },
    status: 200,
  }),
  listMediaByType: () => ({ query: { type: 'video', pageSize: '2' }, status: 200 }),
  searchMedia: () => ({ query: { type, search: 'a' }, status: 200 }),
  listAllMediaCategories: () => ({ status: 200 }),
  getPresignedUploadUrl: () => ({
    query: { mimeType: 'image/jpeg', fileLocator: 'målvakt.jpg', size: '1048576' },
    isEverNew: true,
    status: 200,
  }),
  finishSingleUpload: ({ media: { singleUpload } }) => ({
    query: { uploadKey: singleUpload },
    body: { ...texts, categoryId: 5 },
    status: 201,
  }),
  listMediaCategories: () => ({ status: 200 }),
  listVideoCategories: () => ({ status: 200 }),
  listMediaUploaders: () => ({ status: 200 }),
  renderMedia: ({ media: { imageString } }) => ({ query: { mediaString: imageString }, status: 200 }),
  listMediaUses: ({ media: { imageId } }) => ({ path: { type, id: imageId }, status: 200 }),
  getMediaQuota: () => ({ status: 200 }),
};

/** Finds what the examples of media need, in the site that the tests work on, and makes what they use up. */
export async function findMedia(service: TestService): Promise<KnownMedia> {
  const { announce, put, upload, createImage, createVideo, list } = mediaCalls(service);
  const [image] = (await list({ pageSize: '1' })).items;
  if (!image) throw new Error('the demo has no image');
  const opened = async (number: number) => {
    const bytes = await picture(number);
    return { bytes, upload: good<Upload>(await announce(bytes), 200) };
  };
  const arrived = async (number: number) => {
    const { upload: one, bytes } = await opened(number);
    good(await put(one, bytes), 200);
    return one.uploadKey;
  };
  return {
    imageId: image.id,
    imageString: image.mediaString,
    spareImageId: (await createImage(await picture(2))).id,
    replacedImageId: (await createImage(await picture(3))).id,
    pendingVideoId: (await createVideo()).id,
    reportedString: (await upload(await picture(4))).mediaString,
    reportedUpload: (await upload(await picture(5))).uploadKey,
    arrivedUpload: await arrived(1),
    openUpload: (await opened(6)).upload.uploadKey,
    singleUpload: await arrived(7),
  };
}
