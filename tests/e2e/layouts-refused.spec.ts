import type { SiteLayout } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { makeCarousel, makeHero, makeLayout, review, slidesOf } from './support/layouts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { confirmChoice, item, openPicker, picker } from './support/picker.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// What a save of a layout is refused for stands at its field, which has the focus; nothing that was written is lost.

test.use({ site: sites.isdalen });

const address = ({ id }: SiteLayout) => `/manage/layouts-pages/${id}`;
const carouselOf = (layout: SiteLayout, kind: string) => {
  const [group] = layout.sectionGroups;
  return `${address(layout)}/section-group/${group?.id}/section/${group?.sections[0]?.id}/${kind}-carousel/slide`;
};

test('a save that is refused leads to the first field that is wrong, on whatever page it is', async ({
  page,
  service,
}) => {
  const layout = await makeHero(service, ['Derby on Friday']);
  await page.goto(carouselOf(layout, 'hero').replace(/$/, `/${slidesOf(layout)[0]?.id}`));
  const overlay = page.getByRole('textbox', { name: 'Darken the picture' });
  await overlay.fill('81');
  await page.getByRole('textbox', { name: 'Kicker' }).fill('Derby');
  await saveByKeys(page);
  await expect(toast(page, 'Invalid data composition. Cannot save!')).toBeVisible();
  await expect(overlay).toBeFocused();
  await expect(overlay).toHaveAccessibleDescription(/80/);
  // What is held of it stops the save of the layout, too, and leads back to it.
  await page.getByRole('link', { name: 'SLIDE SHOW' }).click();
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  await expect(outline.getByRole('button', { name: /^SLIDE SHOW/ })).toBeVisible();
  await saveByKeys(page);
  await expect(overlay).toBeFocused();
  await overlay.fill('40');
  await saveByKeys(page);
  await expect(toast(page, 'Slide saved. Save to publish')).toBeVisible();
  await outline.getByRole('button', { name: /^Top/ }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await outline.getByRole('button', { name: /^SLIDE SHOW/ }).click();
  await saveByKeys(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Reset' }).click();
});

test.describe('by the service', () => {
  // The picture is shown where it was chosen, and is gone by then.
  test.use({ expectedMessages: /422|404/ });

  test('a picture that is deleted meanwhile opens its slide, with all that was written in it', async ({
    page,
    service,
    baseURL,
  }) => {
    const library = await libraryOf(baseURL ?? '', sites.isdalen);
    const name = uniqueMediaName();
    const layout = await makeHero(service, ['Derby on Friday', 'Season tickets']);
    const { id } = await library.addImage(name, { description: 'Half light' }, 'half-light.jpg');
    await page.goto(`${carouselOf(layout, 'hero')}/${slidesOf(layout)[1]?.id}`);
    await page.getByRole('textbox', { name: 'Heading' }).fill('Fan trip');
    await openPicker(page, 'Change: Picture or video');
    await picker(page).getByRole('searchbox').fill(name);
    await item(page, name).click();
    await confirmChoice(page);
    await saveByKeys(page);
    await expect(toast(page, 'Slide saved. Save to publish')).toBeVisible();
    // Until the layout is there, Ctrl+S is the slide's own.
    await expect(page.getByRole('list', { name: 'Slides' })).toBeVisible();
    await library.remove('image', id);
    await review(page);
    const dialog = page.getByRole('dialog');
    // The slide's name stands among the changes, too, while the answer is still to come.
    await expect(dialog.getByRole('alert')).toContainText('Fan trip: ');
    await dialog.getByRole('button', { name: 'Back to the layout' }).click();
    await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Fan trip');
    const picture = page.getByRole('group', { name: 'Picture or video' });
    await expect(picture).toHaveAccessibleDescription(/Invalid media!/);
    await expect(picture.locator(':focus')).toHaveCount(1);
    await page.getByRole('link', { name: 'SLIDE SHOW' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
  });
});

test('a slide of tickets begins with a button, on its own page as in the list of its carousel', async ({
  page,
  service,
}) => {
  const layout = await makeCarousel(service, 'TICKET PROMO CAROUSEL', []);
  await page.goto(`${carouselOf(layout, 'ticket-promo')}/new`);
  await expect(page.getByRole('textbox', { name: 'Button' })).toHaveValue('Biljetter');
  await saveByKeys(page);
  await expect(toast(page, 'New slide created! Cowabunga!')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('a ticket slide of one game is not kept without it, nor any slide whose link leads nowhere', async ({
  page,
  service,
}) => {
  const tickets = await makeCarousel(service, 'TICKET PROMO CAROUSEL', []);
  await page.goto(`${carouselOf(tickets, 'ticket-promo')}/new`);
  await page.getByRole('textbox', { name: 'Heading' }).fill('Derby');
  await page.getByRole('radio', { name: 'One game' }).check();
  await saveByKeys(page);
  await expect(toast(page, 'Some required field is left empty. Cannot save!')).toBeVisible();
  const game = page.getByRole('combobox', { name: /^Game/ });
  await expect(game).toBeFocused();
  await expect(game).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Derby');
  await page.getByRole('radio', { name: 'The next home game' }).check();
  await saveByKeys(page);
  await expect(toast(page, 'New slide created! Cowabunga!')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('a carousel that is full takes no more slides, by whatever way one comes', async ({ page, service }) => {
  const layout = await makeHero(
    service,
    Array.from({ length: 20 }, (_, place) => `Slide no ${place + 1}`),
  );
  const full = 'More than 20 slides are too many for a carousel.';
  await page.goto(`${carouselOf(layout, 'hero')}/new`);
  await expect(page.getByText(full)).toBeVisible();
  await page.goto(`${carouselOf(layout, 'hero')}/${slidesOf(layout)[0]?.id}`);
  const duplicate = page.getByRole('button', { name: 'Duplicate' });
  await expect(duplicate).toHaveAttribute('aria-disabled', 'true');
  await expect(duplicate).toHaveAccessibleDescription(full);
});

test('while something required is missing, the page says that it waits', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await page.goto(`${address(layout)}?open=${layout.sectionGroups[0]?.id}`);
  const waits = page.getByText('The page shows your changes again once nothing in them is wrong or missing.');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await expect(waits).toBeVisible();
  await name.fill('Above');
  await expect(waits).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset' }).click();
});

test('the bar through time has one line beside the form of what is open', async ({ page, service }) => {
  const layout = await makeHero(service, ['Derby on Friday']);
  const { id, name, kind, sectionGroups } = layout;
  Object.assign(slidesOf(layout)[0] ?? {}, { visibleFrom: new Date(Date.now() + 12 * 3_600_000).toISOString() });
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
  await page.goto(`${address(layout)}?open=${sectionGroups[0]?.sections[0]?.id}`);
  await page.getByRole('button', { name: /: Derby on Friday$/ }).click();
  const places = await Promise.all(
    [page.getByRole('slider'), page.getByRole('button', { name: 'Now', exact: true })].map((one) => one.boundingBox()),
  );
  const [bar, now] = places.map((place) => (place ? place.y + place.height / 2 : 0));
  expect(Math.abs((bar ?? 0) - (now ?? 0))).toBeLessThan(6);
  expect(places[0]?.width).toBeGreaterThan(100);
});

test('what visitors would miss leads from the dialog of a publish to where it is mended', async ({ page, service }) => {
  const slide = { id: crypto.randomUUID(), kind: 'hero', heading: 'Derby on Friday' };
  const layout = await makeCarousel(service, 'HERO SLIDER', [slide]);
  await page.goto(`${address(layout)}?open=${layout.sectionGroups[0]?.sections[0]?.id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Now on');
  await saveByKeys(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Derby on Friday: the slide is not shown/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Derby on Friday');
  await page.getByRole('link', { name: 'Now on' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
});
