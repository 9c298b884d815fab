import type { Media } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { addVideo, openEditor, readItem } from './support/media-edit.ts';
import { confirmChoice, item, openPicker, picker } from './support/picker.ts';
import { saveByKeys } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const site = sites.isdalen;
test.use({ site, viewport: { width: 375, height: 800 } });

test('a picture of another shape is cropped to 16:9 on a phone, in Swedish, by touch and by keys', async ({
  page,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const name = uniqueMediaName();
  const original = await library.addImage(name, { photographer: 'Kim Ek' }, 'portrait.jpg');
  const video = await addVideo(library, uniqueMediaName());
  await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
  await openEditor(page, video);
  await openPicker(page, /^(Choose|Välj): /);
  const box = await picker(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([375, 800]);
  await item(page, name).click();
  await expect(picker(page).getByRole('status').filter({ hasText: /16:9/ })).toBeVisible();
  await picker(page)
    .getByRole('button', { name: /^(Crop to|Beskär till) 16:9$/ })
    .click();
  const frame = picker(page).getByRole('slider', { name: /16:9/ });
  await expect(frame).toBeVisible();
  await expectAccessible(page);
  const before = await frame.getAttribute('aria-valuetext');
  await frame.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(frame).not.toHaveAttribute('aria-valuetext', before ?? '');
  const byKeys = await frame.getAttribute('aria-valuetext');
  const at = await frame.boundingBox();
  if (!at) throw new Error('the frame is not in sight');
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
  await page.mouse.down();
  await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2 - 60, { steps: 6 });
  await page.mouse.up();
  await expect(frame).not.toHaveAttribute('aria-valuetext', byKeys ?? '');
  await picker(page)
    .getByRole('button', { name: /^(Save the crop|Spara beskärningen)$/ })
    .click();
  const cropped = `${name} \\(16:9\\)`;
  await expect(item(page, cropped)).toHaveAttribute('aria-pressed', 'true');
  await confirmChoice(page);
  await saveByKeys(page);
  const { items } = await library.call<{ items: Media[] }>('GET', `/media/all?type=image&search=${name}`);
  const crop = items.find(({ id }) => id !== original.id);
  expect(crop).toMatchObject({ name: `${name} (16:9)`, sixteenNine: true, photographer: 'Kim Ek' });
  expect((crop?.width ?? 0) * 9).toBe((crop?.height ?? 0) * 16);
  await expect.poll(async () => (await readItem(library, 'video', video.id)).thumbnail).toBe(crop?.mediaString);
});

test('a focal point is set in place on a phone, and what saves it is in sight above the previews', async ({
  page,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', site);
  const name = uniqueMediaName();
  const image = await library.addImage(name);
  const video = await addVideo(library, uniqueMediaName());
  await openEditor(page, video);
  await openPicker(page, /^Choose: /);
  await item(page, name).click();
  await picker(page).getByRole('button', { name: 'Focal point' }).click();
  const save = picker(page).getByRole('button', { name: 'Save the focal point' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const mark = picker(page).getByRole('slider', { name: 'Focal point' });
  await mark.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(save).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await save.click();
  await expect(item(page, name)).toHaveAttribute('aria-pressed', 'true');
  expect((await readItem(library, 'image', image.id)).focalPoint?.fpx).toBeGreaterThan(0.5);
});
