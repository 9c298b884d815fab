import type { Page } from 'playwright/test';
import type { SiteLayout } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites, stateFile } from './support/accounts.ts';
import { makeLayout, moveUp, publish, review } from './support/layouts.ts';
import { toast } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

test.use({ site: sites.isdalen, expectedMessages: /412/ });

const stored = (service: Service, { id }: SiteLayout) => service.api<SiteLayout>('GET', `/layouts/site-layouts/${id}`);
const titles = ({ sectionGroups }: SiteLayout) =>
  sectionGroups.map(({ name, sections }) => [name, ...sections.map(({ title }) => title)]);
const outline = (page: Page) => page.getByRole('list', { name: 'Groups and sections' });

test('three administrators change one layout at once, and nothing is lost without a question', async ({
  page,
  service,
  browser,
  baseURL,
}) => {
  const layout = await makeLayout(service);
  /** Another administrator on the same page, in a browser of their own. */
  const another = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: stateFile('admin'),
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      timezoneId: 'Europe/Stockholm',
      reducedMotion: 'reduce',
    });
    await context.addInitScript((instanceId) => {
      if (!location.pathname.startsWith('/manage')) return;
      sessionStorage.setItem('touchline.active-site', JSON.stringify({ value: instanceId, storedAt: Date.now() }));
    }, sites.isdalen.id);
    return context.newPage();
  };
  const [mover, writer, remover] = [page, await another(), await another()];
  for (const one of [mover, writer, remover]) {
    await one.goto(`/manage/layouts-pages/${layout.id}`);
    await expect(outline(one).getByRole('button', { name: /^News/ })).toBeVisible();
  }
  await moveUp(mover, 'More to read');
  await outline(writer).getByRole('button', { name: /^News/ }).click();
  await writer.getByRole('textbox', { name: 'Title' }).fill('Latest news');
  await outline(remover)
    .getByRole('button', { name: /^Below the fold/ })
    .press('Delete');

  await publish(mover);
  await publish(writer);
  await expect(writer.getByText(/1 moved/)).toBeVisible();
  const merged = await stored(service, layout);
  expect(titles(merged)).toEqual([['Above the fold', 'Latest news', 'More to read'], ['Below the fold']]);

  // What the third removes the first had moved: that is asked, and all else is merged.
  await review(remover);
  const question = remover.getByRole('dialog');
  await expect(question.getByRole('radio')).toHaveCount(2);
  await expect(question).toContainText('More to read');
  await expectAccessible(remover);
  await question.getByRole('radio', { name: /^Theirs/ }).check();
  await question.getByRole('button', { name: /^Save to/ }).click();
  await expect(toast(remover, 'Published successfully!')).toBeVisible();
  const last = await stored(service, layout);
  expect(titles(last)).toEqual([['Above the fold', 'Latest news', 'More to read']]);
  const ids = ({ sectionGroups }: SiteLayout) => sectionGroups.flatMap(({ sections }) => sections.map(({ id }) => id));
  expect(ids(last).toSorted()).toEqual(ids(layout).toSorted());

  // Two hide the same section at once, from pages that know nothing of each other's versions.
  const hide = async (one: Page): Promise<void> => {
    await outline(one)
      .getByRole('button', { name: /^Actions for (Latest news|News)$/ })
      .click();
    await one.getByRole('menuitem', { name: 'Hide now' }).click();
    await expect(toast(one, 'Hidden from visitors.')).toBeVisible();
  };
  await Promise.all([hide(mover), hide(writer)]);
  const visible = async () => (await stored(service, layout)).sectionGroups[0]?.sections.map((one) => one.visible);
  expect(await visible()).toEqual([false, true]);
  await Promise.all([writer.context().close(), remover.context().close()]);
});
