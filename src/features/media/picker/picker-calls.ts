import { createMedia, getMedia, updateMedia } from '../../../../generated/api/index.ts';
import type { Media, MediaInput } from '../../../../generated/model/index.ts';
import type { Entity } from '../../../contract/entity.ts';
import { atThisSite, ifMatch, versionOf } from '../../../contract/fetcher.ts';
import type { UploadAddress } from '../../../contract/upload-address.ts';
import { type FocalPoint, isSameFocalPoint, MIDDLE } from '../../../engine/media/media-string.ts';
import { without } from '../../../engine/values/values.ts';
import { type CheckedFile, checkFile } from '../upload/check-file.ts';
import { LONGEST_NAME } from '../upload/details.ts';
import { type QueueCalls, queueCalls } from '../upload/queue-calls.ts';
import { sentName, serviceCalls, type UploadCalls } from '../upload/upload-calls.ts';
import { UploadError, type UploadRun, uploadFile } from '../upload/upload-file.ts';

/** The calls of uploads whose addresses come from an operation of their own, such as that of portraits; the library's own without one. */
export function callsWith(address: UploadAddress | undefined): QueueCalls {
  if (!address) return queueCalls;
  return { ...queueCalls, upload: (checked, run) => uploadFile(checked, { ...run, calls: withAddress(address) }) };
}

function withAddress(address: UploadAddress): UploadCalls {
  const begin = async ({ file, mimeType }: CheckedFile) => {
    const site = atThisSite();
    return { upload: await address({ mimeType, fileLocator: sentName(file.name), size: file.size }, site), site };
  };
  return { ...serviceCalls, begin };
}

/** What a crop is saved with: all that is known of the picture that it was cut out of. */
export function inputOfCrop(original: Media, mediaString: string): MediaInput {
  const { name, description, photographer, legal, isPrivate, tags, gameTags, categories } = original;
  const suffix = ' (16:9)';
  return {
    name: `${[...name].slice(0, LONGEST_NAME - suffix.length).join('')}${suffix}`,
    description,
    photographer,
    legal,
    isPrivate,
    tags: tags.map(({ value }) => ({ value })),
    gameTags: gameTags.map(({ value }) => ({ value })),
    categories: categories.map(({ id }) => ({ id })),
    mediaString,
  };
}

/**
 * Makes an item of the library of a crop.
 * @throws UploadError or ApiError
 */
export async function saveCrop(original: Media, file: File, run: UploadRun = {}): Promise<Media> {
  const { file: checked, fault } = await checkFile(file, { kinds: ['image'] });
  if (!checked) throw new UploadError({ fault });
  const { mediaString } = await uploadFile(checked, run);
  return createMedia(inputOfCrop(original, mediaString), { type: 'image' });
}

/**
 * Gives an item another focal point; the middle is kept as none (specification §9).
 * @throws ApiError
 */
export async function saveFocalPoint(entity: Entity, { type, id }: Media, point: FocalPoint | null): Promise<Media> {
  const now = await getMedia(type, id);
  const focalPoint = isSameFocalPoint(point, MIDDLE) ? null : point;
  const body = { ...without(now, entity.readOnly), name: now.name, focalPoint };
  return updateMedia(body, { type, id }, ifMatch(versionOf(now)));
}
