import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { cards, libraryOf, uniqueMediaName } from './support/media.ts';
import { addVideo, changeItem, chooseReplacement, openEditor, readItem, sendFixture } from './support/media-edit.ts';
import { saveByKeys, toast, walkTo } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { fixture } from './support/upload.ts';

const site = sites.isdalen;

test.use({ site });

test('another file takes the place of the old one: shown before and after, nothing typed is lost, and it is seen anew everywhere', async ({
  page,
  baseURL,
  service,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName(), { focalPoint: { fpx: 0.2, fpy: 0.2 } });
  const team = await service.createTeam({ icon: media.imgixUrl ?? '' });
  await openEditor(page, media);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Written before');
  await page.getByRole('button', { name: 'Replace file' }).click();
  const dialog = await chooseReplacement(page, fixture('portrait.jpg'));
  const after = dialog.getByRole('row', { name: /^Resolution/ }).getByRole('cell');
  await expect(after.first()).toHaveText(`${media.width} × ${media.height}`);
  await expect(after.last()).toHaveText('900 × 1600');
  await expect(dialog.getByText(/^The focal point stays where it is/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(toast(page, 'Media uploaded!')).toBeVisible();
  await expect(page.locator('dl').getByText('900 × 1600')).toBeVisible();
  await expect(page.getByAltText('The whole picture')).toHaveAttribute('src', /[?&]v=2\b/);
  await expect(description).toHaveValue('Written before');
  await saveByKeys(page);
  await expect(toast(page, 'Media info updated!')).toBeVisible();
  const now = await readItem(library, 'image', media.id);
  expect(now).toMatchObject({ mediaString: media.mediaString, version: 2, width: 900, description: 'Written before' });
  expect(await library.call('GET', `/media/uses/image/${media.id}`)).toMatchObject([{ id: team.uuid }]);
  // The former address, which pages may still have, has the new picture too.
  const old = await page.request.get((media.imgixUrl ?? '').replace(/\?.*/, ''));
  const fresh = await page.request.get(now.imgixUrl ?? '');
  expect(await old.body()).toEqual(await fresh.body());
  await walkTo(page, `/manage/media-and-files/image/list?search=${encodeURIComponent(media.name)}`);
  await expect(cards(page).locator('img')).toHaveAttribute('src', /[?&]v=2\b/);
});

test('files that are none, of another kind, or the very same are told before a byte is sent', async ({
  page,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await library.addImage(uniqueMediaName(), {}, 'photo.jpg');
  await openEditor(page, media);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('upload-url') && asked.push(request.url()));
  await page.getByRole('button', { name: 'Replace file' }).click();
  const dialog = await chooseReplacement(page, fixture('page.jpg'));
  await expect(dialog.getByRole('alert')).toContainText('Invalid media type!');
  await chooseReplacement(page, fixture('truncated.jpg'));
  await expect(dialog.getByRole('alert')).toContainText('This media seems to be broken. Try another!');
  await chooseReplacement(page, fixture('clip.mp4'));
  await expect(dialog.getByRole('alert')).toContainText('Invalid media!');
  await expectAccessible(page);
  await chooseReplacement(page, fixture('photo.jpg'));
  await expect(
    dialog.getByRole('status').getByText('It is the same file as the one that is there already.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click({ force: true });
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await readItem(library, 'image', media.id)).version).toBe(1);
});

test.describe('somebody else is there meanwhile', () => {
  test.use({ expectedMessages: /412|^warning: .*(version|changed)/ });

  test('what they wrote about it is kept, and the file is replaced', async ({ page, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', site);
    const media = await library.addImage(uniqueMediaName());
    await openEditor(page, media);
    await changeItem(library, media, { photographer: 'Somebody Else' });
    await page.getByRole('button', { name: 'Replace file' }).click();
    const dialog = await chooseReplacement(page, fixture('portrait.jpg'));
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(toast(page, 'Media uploaded!')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Photographer' })).toHaveValue('Somebody Else');
    expect(await readItem(library, 'image', media.id)).toMatchObject({ version: 2, photographer: 'Somebody Else' });
  });

  test('where they replaced the file too, it is told and asked again', async ({ page, baseURL }) => {
    const library = await libraryOf(baseURL ?? '', site);
    const media = await library.addImage(uniqueMediaName());
    await openEditor(page, media);
    await page.getByRole('button', { name: 'Replace file' }).click();
    const dialog = await chooseReplacement(page, fixture('portrait.jpg'));
    const uploadKey = await sendFixture(library, 'transparent.png', 'image/png');
    await library.call('PUT', `/media/file/image/${media.id}?uploadKey=${uploadKey}`);
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(dialog.getByText('Somebody else has replaced the file meanwhile. “Now” shows theirs.')).toBeVisible();
    await expect(
      dialog
        .getByRole('row', { name: /^Format/ })
        .getByRole('cell')
        .first(),
    ).toHaveText('PNG');
    expect((await readItem(library, 'image', media.id)).version).toBe(2);
    await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(toast(page, 'Media uploaded!')).toBeVisible();
    expect(await readItem(library, 'image', media.id)).toMatchObject({ version: 3, width: 900 });
  });
});

test('a video’s file is replaced too, and no second video comes of it', async ({ page, baseURL }) => {
  const library = await libraryOf(baseURL ?? '', site);
  const media = await addVideo(library, uniqueMediaName());
  await openEditor(page, media);
  await page.getByRole('button', { name: 'Replace file' }).click();
  const dialog = await chooseReplacement(page, fixture('rotated.mp4'));
  await expect(
    dialog
      .getByRole('row', { name: /^Resolution/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('180 × 320');
  const sameFile = '/media/all?type=video&search=rotated';
  const before = await library.call<{ total: number }>('GET', sameFile);
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(toast(page, 'Media uploaded!')).toBeVisible();
  const now = await readItem(library, 'video', media.id);
  expect(now).toMatchObject({ mediaString: media.mediaString, width: 180, height: 320 });
  expect(now.video).not.toBe(media.video);
  await expect(page.locator('video')).toHaveAttribute('src', now.video ?? '');
  expect(await library.call('GET', sameFile)).toMatchObject({ total: before.total });
});
