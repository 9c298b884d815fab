import type { SiteLayout } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { makeHero, makeLayout, publish } from './support/layouts.ts';
import { saveByKeys, toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen });

const address = ({ id }: SiteLayout) => `/manage/layouts-pages/${id}`;

/** Publishes a layout with the titles of its sections changed, as somebody would have before. */
async function publishTitles(service: Service, layout: SiteLayout, ...titles: string[]): Promise<void> {
  const { id, name, kind } = layout;
  let at = 0;
  const sectionGroups = layout.sectionGroups.map((group) => ({
    ...group,
    sections: group.sections.map((section) => ({ ...section, title: titles[at++] ?? section.title })),
  }));
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
}

const storedTitles = async (service: Service, { id }: SiteLayout) =>
  (await service.api<SiteLayout>('GET', `/layouts/site-layouts/${id}`)).sectionGroups.flatMap(({ sections }) =>
    sections.map(({ title }) => title),
  );

test('one section comes back from what was published before, and then all of it', async ({ page, service }) => {
  const layout = await makeLayout(service);
  await publishTitles(service, layout, 'First news', 'First more');
  await publishTitles(service, layout, 'Second news', 'Second more');
  await page.goto(address(layout));
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog');
  await history.getByRole('radio').nth(1).check();
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Bring back First news' }).click();
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  await expect(outline.getByRole('button', { name: /^First news/ })).toBeVisible();
  await expect(outline.getByRole('button', { name: /^Second more/ })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await history.getByRole('radio').nth(1).check();
  await history.getByRole('button', { name: 'Bring all of it back' }).click();
  await expect(outline.getByRole('button', { name: /^First more/ })).toBeVisible();
  await publish(page);
  expect(await storedTitles(service, layout)).toEqual(['First news', 'First more']);
});

test('a section is copied into another layout of the site, under ids of its own', async ({ page, service }) => {
  const from = await makeHero(service, ['Derby on Friday']);
  const to = await makeLayout(service);
  await page.goto(address(from));
  await page.getByRole('button', { name: 'Actions for SLIDE SHOW' }).click();
  await page.getByRole('menuitem', { name: 'Copy', exact: true }).click();
  await expect(toast(page, 'Section copied. Paste it into any layout of this site.')).toBeVisible();
  await page.goto(address(to));
  await page.getByRole('button', { name: 'Actions for News' }).click();
  await page.getByRole('menuitem', { name: 'Paste below' }).click();
  await expect(toast(page, 'Section added. Save to publish.')).toBeVisible();
  await publish(page);
  expect(await storedTitles(service, to)).toEqual(['News', 'SLIDE SHOW', 'More to read']);
  const pasted = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${to.id}`);
  const [copy, original] = [pasted.sectionGroups[0]?.sections[1], from.sectionGroups[0]?.sections[0]];
  expect(copy?.id).not.toBe(original?.id);
  expect(JSON.stringify(copy?.config)).toContain('Derby on Friday');
});

test('before it is saved, one reads what visitors see change now and in 24 hours', async ({ page, service }) => {
  const tomorrow = new Date(Date.now() + 12 * 3_600_000).toISOString();
  const layout = await makeHero(service, ['Derby on Friday', 'Season tickets']);
  const [group] = layout.sectionGroups;
  const [section] = group?.sections ?? [];
  const config = section?.config as { slides: { id: string; heading: string; visibleFrom?: string }[] };
  if (config.slides[1]) config.slides[1].visibleFrom = tomorrow;
  const { id, name, kind, sectionGroups } = layout;
  await service.api('POST', '/layouts/site-layouts', { id, name, kind, sectionGroups });
  await page.goto(`${address(layout)}?open=${section?.id}`);
  const slides = page.getByRole('list', { name: 'Slides' });
  await slides.getByRole('button', { name: 'Actions for Derby on Friday' }).click();
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).click();
  await slides.getByRole('button', { name: 'Actions for Season tickets' }).click();
  await page.getByRole('menuitem', { name: 'Hide', exact: true }).click();
  await saveByKeys(page);
  const review = page.getByRole('dialog');
  await expect(review.getByText(/disappears: .*Derby on Friday/).first()).toBeVisible();
  await expect(review.getByText(/disappears: .*Season tickets/)).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset' }).click();
  // The bar leads to the moment at which the second slide appears.
  await page.getByRole('button', { name: 'Next change' }).click();
  await expect(page.frameLocator('iframe').getByText('Season tickets').first()).toBeAttached();
  // Any other moment is chosen by its day and time.
  await page.getByRole('button', { name: 'Now', exact: true }).click();
  await expect(page.frameLocator('iframe').getByText('Season tickets')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose a moment' }).click();
  const choose = page.getByRole('dialog', { name: 'Choose a moment' });
  const far = new Date(Date.now() + 60 * 86_400_000);
  for (const [part, keys] of [
    ['year', String(far.getFullYear())],
    ['month', String(far.getMonth() + 1).padStart(2, '0')],
    ['day', String(far.getDate()).padStart(2, '0')],
    ['hour', '19'],
    ['minute', '00'],
  ] as const) {
    await choose.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).click();
    await page.keyboard.type(keys);
  }
  await expectAccessible(page);
  await choose.getByRole('button', { name: 'Show the page then' }).click();
  await expect(page.frameLocator('iframe').getByText('Season tickets').first()).toBeAttached();
});
