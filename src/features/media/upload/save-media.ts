import { createMedia, getMedia, updateMedia } from '../../../../generated/api/index.ts';
import type { Media, MediaInput } from '../../../../generated/model/index.ts';
import type { Entity } from '../../../contract/entity.ts';
import { ifMatch, versionOf } from '../../../contract/fetcher.ts';
import { bodyToSend } from '../../../engine/entity/body-to-send.ts';
import { isEmpty, type Values, without } from '../../../engine/values/values.ts';
import type { UploadItem } from './upload-item.ts';

/**
 * Makes an item of the library of an uploaded file: an image is made with its file, a video was made before its file was sent and is no longer a draft now
 * (specification §7).
 * @throws ApiError
 */
export async function saveMedia(entity: Entity, item: UploadItem, values: Values): Promise<Media> {
  const { state, kind, ticket } = item;
  if (state.step !== 'uploaded') throw new Error('What is not uploaded cannot be saved');
  const body = bodyOf(entity, values);
  if (kind !== 'video')
    return createMedia({ ...body, mediaString: state.uploaded.mediaString }, { type: 'image' }, ticket?.site);
  const id = ticket?.videoId ?? '';
  const now = await getMedia('video', id, ticket?.site);
  return updateMedia({ ...body, draft: false }, { type: 'video', id }, ifMatch(versionOf(now), ticket?.site));
}

/** What is sent: what was typed, without what was emptied again. */
function bodyOf(entity: Entity, values: Values): MediaInput {
  const typed = Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
  const name = typeof typed.name === 'string' ? typed.name.trim() : '';
  return { ...without(bodyToSend(entity.form, {}, typed), entity.readOnly), name };
}
