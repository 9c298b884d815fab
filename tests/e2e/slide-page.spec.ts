import type { Page } from 'playwright/test';
import type { SiteLayout } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { makeHero, publish, slidesOf } from './support/layouts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { chooseByWriting, drawn, saveByKeys, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

/** A hero slider with one slide, whose picture is white on its left half and black on its right one. */
async function halfLight(service: Service, address: string): Promise<SiteLayout> {
  const library = await libraryOf(address, sites.isdalen);
  const { mediaString } = await library.addImage(uniqueMediaName(), { description: 'Half light' }, 'half-light.jpg');
  return makeHero(service, ['Derby on Friday'], mediaString);
}

const slideAddress = (layout: SiteLayout): string => {
  const [group] = layout.sectionGroups;
  const [slide] = slidesOf(layout);
  const place = `section-group/${group?.id}/section/${group?.sections[0]?.id}/hero-carousel/slide/${slide?.id}`;
  return `/manage/layouts-pages/${layout.id}/${place}`;
};

/** The contrast that is told for a width. */
async function contrastAt(page: Page, width: number): Promise<number> {
  const line = page.getByText(new RegExp(`^Contrast [\\d.]+ at ${width} px\\.`));
  return Number(/Contrast ([\d.]+)/.exec((await line.textContent()) ?? '')?.[1]);
}

async function press(page: Page, across: number): Promise<void> {
  const picture = page.getByAltText('The whole picture');
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  await picture.click({ position: { x: (box?.width ?? 0) * across, y: (box?.height ?? 0) / 2 } });
}

test('a slide is drawn as it is written, in three widths, and its focal point decides what its letters stand on', async ({
  page,
  service,
  baseURL,
}) => {
  const layout = await halfLight(service, baseURL ?? '');
  const asked: string[] = [];
  await page.goto(slideAddress(layout));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Derby on Friday' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Derby on Saturday');
  await expect(frame.getByRole('heading', { name: 'Derby on Saturday' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Derby on Saturday' })).toBeVisible();
  await drawn(page);

  // A press shows another width; the service is not asked for it.
  page.on('request', (request) => request.url().includes('/layouts/resolved') && asked.push(request.url()));
  const width = () => frame.locator('body').evaluate(() => innerWidth);
  for (const [name, pixels] of [
    ['Phone', 375],
    ['Tablet', 768],
    ['Desktop', 1440],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(width).toBe(pixels);
    await expect(frame.getByRole('heading', { name: 'Derby on Saturday' })).toBeVisible();
  }
  expect(asked).toEqual([]);

  // On a phone the crop is narrow: white around one point, black around the other. Undarkened, the ground below the letters alone is too little.
  await page.getByRole('textbox', { name: 'Darken the picture' }).fill('0');
  await press(page, 0.05);
  await expect.poll(() => contrastAt(page, 375)).toBeLessThan(4.5);
  await expect(page.getByText(/Darken the picture by \d+ %/).first()).toBeVisible();
  await press(page, 0.95);
  await expect.poll(() => contrastAt(page, 375)).toBeGreaterThan(15);
  await expectAccessible(page);

  // What a video does by itself is shown, and not written by looking at it.
  await expect(page.getByRole('switch', { name: 'Show the player' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Starts by itself' })).not.toBeChecked();
  await saveByKeys(page);
  await expect(toast(page, 'Slide saved. Save to publish')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Slides' })).toBeVisible();
  await publish(page);
  const [slide] = slidesOf(await service.api<SiteLayout>('GET', `/layouts/site-layouts/${layout.id}`));
  expect(slide).toMatchObject({ heading: 'Derby on Saturday' });
  expect(slide?.media).not.toHaveProperty('video');
});

test('a new slide that was never published comes back at its own address, from the draft', async ({
  page,
  service,
  baseURL,
}) => {
  const layout = await halfLight(service, baseURL ?? '');
  await page.goto(slideAddress(layout).replace(/slide\/[^/]+$/, 'slide/new'));
  await page.getByRole('textbox', { name: 'Heading' }).fill('Fan trip');
  await saveByKeys(page);
  await expect(toast(page, 'New slide created! Cowabunga!')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Derby on Friday' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByRole('link', { name: 'Derby on Friday' }).last().click();
  await expect(page.getByText('Another slide of the carousel has the same picture.')).toBeVisible();
  await page.getByRole('link', { name: 'SLIDE SHOW' }).click();
  const link = page.getByRole('list', { name: 'Slides' }).getByRole('link', { name: 'Fan trip' });
  const address = await link.getAttribute('href');
  // The draft is written once one stops.
  await page.waitForTimeout(500);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such slide');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Fan trip');
  await page.getByRole('link', { name: 'SLIDE SHOW' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('one article is shown by one slide of a carousel alone', async ({ page, service }) => {
  const header = uniqueHeader();
  const { id } = await makeArticle(service, header);
  await service.api('POST', `/articles/${id}/publish`);
  const layout = await makeHero(service, ['Season tickets']);
  await page.goto(`/manage/layouts-pages/${layout.id}?open=${layout.sectionGroups[0]?.sections[0]?.id}`);
  const slides = page.getByRole('list', { name: 'Slides' }).getByRole('link');
  const choose = async (): Promise<void> => {
    await page.getByRole('button', { name: 'From an article' }).click();
    await chooseByWriting(page.getByRole('dialog').getByRole('combobox'), header);
  };
  await choose();
  await expect(slides).toHaveCount(2);
  await choose();
  await expect(page.getByRole('dialog').getByText('Already selected this item')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(slides).toHaveCount(2);
  await page.getByRole('link', { name: 'Season tickets' }).click();
  await expect(page.getByText('Another slide of the carousel has the same picture.')).toHaveCount(0);
  await chooseByWriting(page.getByRole('combobox', { name: 'From an article' }), header);
  await saveByKeys(page);
  await expect(toast(page, 'Already selected this item')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'From an article' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('combobox', { name: 'From an article' }).fill('');
  await saveByKeys(page);
  await expect(toast(page, 'Slide saved. Save to publish')).toBeVisible();
  await expect(toast(page, 'Already selected this item')).toHaveCount(0);
});
