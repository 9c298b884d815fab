import type { Locator, Page } from 'playwright/test';
import type { SiteLayout } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeHero, makeLayout, type StoredSlide } from './support/layouts.ts';
import { libraryOf, uniqueMediaName } from './support/media.ts';
import { item, picker } from './support/picker.ts';
import { painted, saveByKeys, tabTo, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

const address = ({ id }: SiteLayout) => `/manage/layouts-pages/${id}`;

async function storedSlides(service: Service, { id }: SiteLayout): Promise<StoredSlide[]> {
  const { sectionGroups } = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${id}`);
  const carousel = sectionGroups.flatMap(({ sections }) => sections).find(({ type }) => type === 'HERO SLIDER');
  return (carousel?.config as { slides?: StoredSlide[] } | undefined)?.slides ?? [];
}

/** Writes a moment from the part of a field that has the focus: a field leads from part to part by itself. */
async function typeMoment(page: Page, field: Locator): Promise<void> {
  await tabTo(page, field.getByRole('spinbutton').first());
  for (const part of ['2999', '05', '01', '19', '00']) await page.keyboard.type(part);
}

test('without a mouse: a hero with a slide that has a picture and a time, moved, and published', async ({
  page,
  service,
  baseURL,
}) => {
  const library = await libraryOf(baseURL ?? '', sites.isdalen);
  const name = uniqueMediaName();
  await library.addImage(name, { description: 'The rink' }, 'half-light.jpg');
  const layout = await makeLayout(service);
  await page.goto(address(layout));
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  await test.step('adds the hero', async () => {
    await tabTo(page, outline.getByRole('button', { name: /^Above the fold/ }));
    await page.keyboard.press('a');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Hero slider', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'SLIDE SHOW', level: 2 })).toBeFocused();
  });
  await test.step('begins a slide', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Add slide' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: 'Heading' }));
    await page.keyboard.type('Derby on Friday');
  });
  await test.step('finds its picture and chooses it', async () => {
    await tabTo(page, page.getByRole('button', { name: /^Choose: Picture or video/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, picker(page).getByRole('searchbox'));
    await page.keyboard.type(name);
    await expect(picker(page).locator('li[data-row]')).toHaveCount(1);
    await tabTo(page, item(page, name));
    await page.keyboard.press('Enter');
    const choose = picker(page)
      .getByRole('button', { name: /^Choose( \d+)?$/ })
      .last();
    await tabTo(page, choose);
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveCount(0);
  });
  await test.step('keeps a point of it, and says when it shows', async () => {
    await tabTo(page, page.getByRole('slider', { name: 'Focal point of this slide' }));
    await page.keyboard.press('ArrowLeft');
    await typeMoment(page, page.getByRole('group', { name: 'From', exact: true }));
    await saveByKeys(page);
    await expect(toast(page, 'New slide created! Cowabunga!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Derby on Friday' })).toBeFocused();
  });
  await test.step('moves the hero to the other group, and publishes', async () => {
    await page.getByRole('button', { name: 'Move SLIDE SHOW', exact: true }).focus();
    await page.keyboard.press('Space');
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await painted(page);
    await saveByKeys(page);
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Save to/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Published successfully!')).toBeVisible();
  });
  const [slide] = await storedSlides(service, layout);
  expect(slide).toMatchObject({ heading: 'Derby on Friday' });
  expect(Date.parse(slide?.visibleFrom ?? '')).toBe(Date.parse('2999-05-01T17:00:00Z'));
  expect(slide?.media).toMatchObject({ focalPoint: { fpy: 0.5 } });
  const { sectionGroups } = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${layout.id}`);
  expect(sectionGroups[1]?.sections.map(({ title }) => title)).toContain('SLIDE SHOW');
});

for (const [language, words] of [
  [
    'en',
    {
      list: 'Slides',
      move: 'Move Tickets',
      picked: /Tickets/,
      actions: 'Actions for Tickets',
      remove: 'Delete',
      gone: 'Slide deleted. Save to publish.',
    },
  ],
  [
    'sv',
    {
      list: 'Bilder',
      move: 'Flytta Tickets',
      picked: /Tickets/,
      actions: 'Åtgärder för Tickets',
      remove: 'Ta bort',
      gone: 'Bilden är borttagen. Spara för att publicera.',
    },
  ],
] as const) {
  test(`slides change places by Space and arrows, each step is announced, and one that goes comes back (${language})`, async ({
    page,
    service,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('touchline.language', chosen), language);
    const layout = await makeHero(service, ['Derby', 'Tickets', 'Fan trip']);
    await page.goto(`${address(layout)}?open=${layout.sectionGroups[0]?.sections[0]?.id}`);
    const slides = page.getByRole('list', { name: words.list });
    const order = () => slides.getByRole('link').allInnerTexts();
    const news = slides.locator('xpath=..').locator('span[aria-live="assertive"]');
    const handle = page.getByRole('button', { name: words.move, exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await expect(news).toHaveText(words.picked);
    const picked = await news.textContent();
    await page.keyboard.press('ArrowUp');
    await expect(news).not.toHaveText(picked ?? '');
    await page.keyboard.press('Space');
    await expect.poll(order).toEqual(['Tickets', 'Derby', 'Fan trip']);
    await expect(handle).toBeFocused();
    await slides.getByRole('button', { name: words.actions }).press('Enter');
    await page.getByRole('menuitem', { name: words.remove }).press('Enter');
    await expect(toast(page, words.gone)).toBeVisible();
    await expect.poll(order).toEqual(['Derby', 'Fan trip']);
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['Tickets', 'Derby', 'Fan trip']);
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(['Derby', 'Tickets', 'Fan trip']);
  });
}

test.describe('on a phone, dark, in Swedish', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('outline, slides, the page of a slide, settings and history are within reach of everybody', async ({
    page,
    service,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('touchline.language', 'sv');
      localStorage.setItem('touchline.theme', 'dark');
    });
    const layout = await makeHero(service, ['Derby', 'Tickets']);
    await page.goto(address(layout));
    await expect(page.getByRole('list', { name: 'Grupper och sektioner' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Historik' }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Förhandsvisning' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Derby' })).toBeAttached();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Sektioner' }).click();
    await page.getByRole('button', { name: /^SLIDE SHOW/ }).click();
    await expect(page.getByRole('dialog').getByRole('list', { name: 'Bilder' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Tickets' }).click();
    await expect(page.getByRole('textbox', { name: 'Rubrik' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${address(layout)}/settings`);
    await expect(page.getByRole('textbox', { name: 'Namn' })).toBeVisible();
    await expectAccessible(page);
  });
});
