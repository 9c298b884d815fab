import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Media, MediaInput, Upload, UploadedFile } from '../../../generated/model/index.ts';
import type { Library } from './media.ts';
import { chooserOf } from './upload.ts';

/** The address of an item's editor. */
export const editAddress = ({ type, id }: Pick<Media, 'type' | 'id'>): string =>
  `/manage/media-and-files/${type}/${id}/edit`;

/** Opens an item's editor and waits for its form. */
export async function openEditor(page: Page, media: Media): Promise<void> {
  await page.goto(editAddress(media));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(media.name);
}

/** Sends a file of tests/fixtures/media as somebody else's browser would; gives the key of its upload. */
export async function sendFixture(library: Library, file: string, mimeType: string, videoId = ''): Promise<string> {
  const content = await readFile(new URL(`../../fixtures/media/${file}`, import.meta.url));
  const query = new URLSearchParams({ mimeType, fileLocator: file, size: String(content.length) });
  const config = { fileName: file, provider: 'embedded', mimeType, size: content.length };
  const { preSignedUrl, headers, uploadKey } = videoId
    ? await library.call<Upload>('POST', `/media/config?videoId=${videoId}`, config)
    : await library.call<Upload>('GET', `/media/upload-url?${query}`);
  const put = await fetch(preSignedUrl, { method: 'PUT', headers, body: new Uint8Array(content) });
  expect(put.ok, `PUT ${put.status}`).toBe(true);
  const report = { uploadStatus: 'success', provider: 'embedded', uploadKey };
  await library.call<UploadedFile>('POST', `/media/status${videoId && `?videoId=${videoId}`}`, report);
  return uploadKey;
}

/** Makes a video of a file of tests/fixtures/media. */
export async function addVideo(
  library: Library,
  name: string,
  file = 'clip.mp4',
  changes: Partial<MediaInput> = {},
): Promise<Media> {
  const { id } = await library.call<Media>('POST', '/media/meta?type=video', { name, ...changes });
  await sendFixture(library, file, file.endsWith('.mov') ? 'video/quicktime' : 'video/mp4', id);
  return readItem(library, 'video', id);
}

/** An item as it is stored now. */
export const readItem = (library: Library, type: Media['type'], id: string): Promise<Media> =>
  library.call<Media>('GET', `/media/meta/${type}/${id}`);

/** Changes an item as somebody else would. */
export const changeItem = ({ call }: Library, { type, id, name }: Media, changes: Partial<MediaInput>) =>
  call<Media>('PUT', `/media/meta?type=${type}&id=${id}`, { name, ...changes });

/** The mark of the focal point, in either language. */
export const mark = (page: Page): Locator => page.getByRole('slider', { name: /^(Focal point|Fokuspunkt)$/ });

/** Where the picture itself is on the page, once it is drawn. */
export async function pictureBox(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const picture = page.getByAltText(/^(The whole picture|Hela bilden)$/);
  await picture.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-crop] img')).toHaveCount(4);
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture has no box');
  return box;
}

/** How far the picture is moved in the crop of a shape. */
export const shift = (page: Page, crop: string): Promise<string> =>
  page.locator(`[data-crop="${crop}"] img`).evaluate((image) => image.style.getPropertyValue('transform'));

/** Chooses the file that is to take the place of the item's. */
export async function chooseReplacement(page: Page, file: string): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  const chooser = await chooserOf(page, () => dialog.getByRole('button', { name: 'Choose file' }).click());
  await chooser.setFiles(file);
  return dialog;
}
