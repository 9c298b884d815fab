import type { Player } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { rows } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test } from './support/test.ts';

const list = '/manage/sports/players';

test.use({ site: sites.norrstrand });

test('three players get the same values in one sheet, each of which is there afterwards', async ({ page }) => {
  await page.goto(`${list}?gender=female`);
  const shown = rows(page);
  await expect(shown.first()).toBeVisible();
  const chosen = (await shown.getByRole('link').allInnerTexts()).slice(0, 3);
  for (const place of [0, 1, 2]) await shown.nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 3 players' });
  await sheet.getByText('Shoots', { exact: true }).click();
  await sheet.getByText('Height', { exact: true }).click();
  await sheet.getByRole('button', { name: /Shoots/ }).click();
  await page.getByRole('option', { name: 'Right' }).click();
  await sheet.getByRole('textbox', { name: 'Height' }).fill('400');
  await sheet.getByRole('button', { name: 'Save to' }).click();
  await expect(sheet.getByText('Height must be at most 260.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('textbox', { name: 'Height' }).fill('199');
  await sheet.getByRole('button', { name: 'Save to' }).click();
  await expect(page.getByText('Update successful!')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  for (const name of chosen) {
    await page.goto(`${list}?${new URLSearchParams({ search: name })}`);
    await rows(page).getByRole('link', { name }).first().focus();
    await page.keyboard.press('F2');
    const one = page.getByRole('dialog', { name: `Edit ${name}` });
    await expect(one.getByRole('textbox', { name: 'Height' })).toHaveValue('199');
    await expect(one.getByRole('button', { name: /Shoots/ })).toContainText('Right');
    await page.keyboard.press('Escape');
    await expect(one).toHaveCount(0);
  }
});

test('several get a consent with all that belongs to it', async ({ page, service }) => {
  const lastName = uniqueName();
  const made = await Promise.all(
    ['Ada', 'Bo'].map((firstName) => service.call<Player>('POST', '/players', { firstName, lastName })),
  );
  await page.goto(`${list}?${new URLSearchParams({ search: lastName })}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 2 players' });
  await expect(sheet.getByText('Consent until')).toHaveCount(0);
  await sheet.getByText('Consent', { exact: true }).first().click();
  await sheet.getByRole('radio', { name: 'Given' }).check({ force: true });
  await sheet.getByRole('textbox', { name: 'Given or withdrawn by' }).fill('Guardians');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save to' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Empty' }).click();
  await expect(page.getByText('Update successful!')).toBeVisible();
  const stored = await Promise.all(made.map(({ uuid }) => service.call<Player>('GET', `/players/${uuid}`)));
  for (const one of stored)
    expect(one).toMatchObject({ portraitConsent: 'given', portraitConsentUntil: null, portraitConsentBy: 'Guardians' });
});

test('a row is changed where it stands: by its menu and by F2, with the way back', async ({ page }) => {
  await page.goto(`${list}?gender=male`);
  const row = rows(page).nth(3);
  const link = row.getByRole('link').first();
  const name = await link.innerText();
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit here' }).click();
  const sheet = page.getByRole('dialog', { name: `Edit ${name}` });
  const number = sheet.getByRole('textbox', { name: 'Jersey number' });
  const before = await number.inputValue();
  await number.fill('87');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await sheet.getByRole('button', { name: 'Save to' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(row).toContainText('87');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('87');
  await link.focus();
  await page.keyboard.press('F2');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Jersey number' })).toHaveValue(before);
});

test('the list of games has the same keys, and so have the cards of a phone', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/manage/sports/game');
    const link = page.getByRole('main').locator('[data-row-control="link"]').first();
    await link.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    await page.keyboard.press('F2');
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Venue' })).toBeVisible();
  }
});

test('the bar of pictures gives them their photographer', async ({ page }) => {
  await page.goto('/manage/media-and-files/image/list');
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Edit 2 images' });
  await sheet.getByText('Photographer', { exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Photographer' }).fill('Edith Exempel');
  await sheet.getByRole('button', { name: 'Save to' }).click();
  await expect(page.getByText('Update successful!')).toBeVisible();
  const first = page.getByRole('main').locator('[data-row-control="link"]').first();
  await first.focus();
  await page.keyboard.press('Space');
  const peek = page.getByRole('dialog');
  await expect(peek.locator('img')).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Photographer' })).toHaveValue('Edith Exempel');
});

test('a double click on a cell edits it there; a single press opens the row, and Ctrl opens it in another tab', async ({
  page,
  context,
}) => {
  await page.goto(`${list}?gender=male`);
  const row = rows(page).nth(2);
  const name = await row.getByRole('link').first().innerText();
  const place = async (column: string) => {
    const box = await row.locator(`[data-column="${column}"]`).boundingBox();
    if (!box) throw new Error(`no column ${column}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.dblclick(...(await place('jerseyNumber')));
  const sheet = page.getByRole('dialog', { name: `Edit ${name}` });
  const number = sheet.getByRole('textbox', { name: 'Jersey number' });
  await expect(number).toBeFocused();
  const before = await number.inputValue();
  const after = before === '57' ? '58' : '57';
  await number.fill(after);
  await number.press('Enter');
  await expect(page.getByText('Update successful!')).toBeVisible();
  await expect(row.locator('[data-column="jerseyNumber"]')).toHaveText(after);

  await page.mouse.dblclick(...(await place('position')));
  await expect(sheet.getByRole('combobox', { name: 'Position' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.mouse.dblclick(...(await place('nationality')));
  await expect(sheet.getByRole('combobox', { name: 'Nationality' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const opened = context.waitForEvent('page');
  await page.keyboard.down('Control');
  await page.mouse.click(...(await place('jerseyNumber')));
  await page.keyboard.up('Control');
  const other = await opened;
  await expect(other.getByRole('heading', { name })).toBeVisible();
  await other.close();
  await expect(page).toHaveURL(/gender=male/);

  await page.mouse.click(...(await place('jerseyNumber')));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goBack();
  await rows(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a double click edits a game and a picture where they stand, too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/manage/sports/game');
  await rows(page).first().locator('[data-column="venueName"]').dblclick({ force: true });
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Venue' })).toBeFocused();
  await page.goto('/manage/media-and-files/image/list');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Photographer' }).check({ force: true });
  await page.keyboard.press('Escape');
  await rows(page).first().locator('[data-column="photographer"]').dblclick({ force: true });
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Photographer' })).toBeFocused();
});

test.describe('where a site may only read', () => {
  test.use({ site: sites.alvnas });

  test('a double click is a press like any other', async ({ page }) => {
    await page.goto('/manage/sports/teams');
    const box = await rows(page).first().locator('[data-column="gender"]').boundingBox();
    if (!box) throw new Error('no column gender');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
