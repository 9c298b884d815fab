import type { SiteLayout } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { makeLayout, publish, review } from './support/layouts.ts';
import { toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// A publish that does not come through says why in its dialog, keeps what is held, and is sent by itself or by one more press.

test.use({ site: sites.isdalen, expectedMessages: /50[03]|ERR_|cannot be reached|does not answer/i });

test('a publish that fails says why, keeps what is held, and one more press finishes it', async ({ page, service }) => {
  const layout = await makeLayout(service);
  const saves = (url: URL) => url.pathname.endsWith('/api/layouts/site-layouts');
  await page.goto(`/manage/layouts-pages/${layout.id}`);
  const outline = page.getByRole('list', { name: 'Groups and sections' });
  await outline.getByRole('button', { name: /^News/ }).press('Delete');
  await expect(toast(page, 'Section deleted. Save to publish.')).toBeVisible();
  await page.route(saves, (route) => route.fulfill({ status: 500, json: { statusCode: 500, message: 'Broken' } }));
  await review(page);
  const dialog = page.getByRole('dialog', { name: `Publish to ${sites.isdalen.name}` });
  await expect(dialog.getByRole('alert')).toContainText('Published failed!');
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong. Try again later.');
  await page.unroute(saves);

  // A service that starts again takes it by itself, once it is there.
  await page.route(saves, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' }));
  await dialog.getByRole('button', { name: /^Save to/ }).click();
  await expect(page.getByText('What you do is sent by itself as soon as it can be.')).toBeVisible();
  await page.unroute(saves);
  await expect(toast(page, 'Published successfully!')).toBeVisible();
  const stored = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${layout.id}`);
  expect(stored.sectionGroups.map(({ sections }) => sections.map(({ title }) => title))).toEqual([
    [],
    ['More to read'],
  ]);
});

test('a publish without a connection is kept, and goes through once there is one', async ({ page, service }) => {
  const layout = await makeLayout(service);
  const open = layout.sectionGroups[0]?.sections[0]?.id;
  await page.goto(`/manage/layouts-pages/${layout.id}?open=${open}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Latest news');
  await page.context().setOffline(true);
  await review(page);
  const dialog = page.getByRole('dialog', { name: `Publish to ${sites.isdalen.name}` });
  await expect(dialog.getByRole('alert')).toContainText('The service cannot be reached. Check your connection.');
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Back to the layout' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Latest news');
  await publish(page);
});
