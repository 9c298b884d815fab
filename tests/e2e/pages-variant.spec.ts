import type { PageEntry } from '../../generated/model/index.ts';
import { sites } from './support/accounts.ts';
import { makeLayout } from './support/layouts.ts';
import { chooseByWriting, rows, saveByKeys, toast } from './support/screens.ts';
import { expect } from './support/test.ts';
import { test } from './support/variant.ts';

test.use({ site: sites.isdalen });

for (const { answer, words } of [
  { answer: '{}', words: 'an empty object' },
  { answer: '', words: 'no bytes' },
]) {
  test(`where page organisation answers ${words}, layouts and pages work, and a page can be made`, async ({
    page,
    service,
    variant,
  }) => {
    const layout = await makeLayout(service);
    variant.pages = answer;
    await page.goto(`/manage/layouts-pages?search=${encodeURIComponent(layout.name)}`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Pages' }).click();
    await expect(page).toHaveTitle(/^Pages/);
    await expect(page.getByText('No pages yet', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Add page' }).first().click();

    const title = `Sida ${layout.id.slice(0, 8)}`;
    await page.getByRole('textbox', { name: /^Title/ }).fill(title);
    await page.getByRole('textbox', { name: 'Address' }).fill(`sida-${layout.id.slice(0, 8)}`);
    await chooseByWriting(page.getByRole('combobox', { name: 'Drawn with' }), layout.name);
    await saveByKeys(page);
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    const stored = await service.api<PageEntry[]>('GET', '/layouts/page-organization');
    expect(stored.filter((entry) => entry.title === title)).toMatchObject([{ layoutId: layout.id }]);
    variant.pages = undefined;
    await page.goto('/manage/layouts-pages/pages');
    await expect(rows(page).filter({ hasText: title })).toHaveCount(1);
  });
}
