import { entities } from '../../../../generated/forms.ts';
import type { UploadedFile } from '../../../../generated/model/index.ts';
import type { Entity } from '../../../contract/entity.ts';
import { itemOf, type UploadItem } from './upload-item.ts';

// What the tests of uploads share.

/** What the service answers for a file that it keeps and has only once. */
export const uploaded = { uploadKey: 'u1', mediaString: 'image|embedded|26/11/b1', duplicateOf: null } as UploadedFile;

/** A picture that the service keeps. */
export const uploadedItem: UploadItem = {
  ...itemOf('1', new File(['x'], 'goal.jpg')),
  kind: 'image',
  state: { step: 'uploaded', uploaded },
};

/** The definitions of images and of videos, as the page loads them. */
export const mediaEntities = async () => ({ image: await definition('image'), video: await definition('video') });

async function definition(kind: string): Promise<Entity> {
  const entity = await entities.find(({ name }) => name === kind)?.load();
  if (!entity) throw new Error(`There is no definition ${kind}.`);
  return entity;
}
