import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { box, form, list } from './support/studio.ts';
import { test } from './support/workbench-test.ts';

// A product owner makes pages of what the contract has and no definition uses: neither journey writes JSON.

test.beforeEach(async ({ page, workbench }) => {
  await page.goto(`${workbench.address}/workbench.html#forms/team`);
  await expect(form(page).getByLabel('Display name')).toBeVisible({ timeout: 60_000 });
});

test('settings that no form uses become a page, with words in both languages, and nothing refused', async ({
  page,
  workbench,
}) => {
  const file = path.join(workbench.folder, 'start-page.json');
  await page.getByRole('button', { name: 'New definition' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill('start page');
  await page.getByRole('button', { name: /getStartPageStatic/ }).click();
  const sheet = page.getByRole('dialog', { name: 'New settings' });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Make it' }).click();
  await expect(sheet.getByRole('textbox', { name: 'What they are called, English' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await sheet.getByRole('textbox', { name: 'What they are called, English' }).fill('Start page');
  await sheet.getByRole('textbox', { name: 'What they are called, Swedish' }).fill('Startsida');
  await sheet.getByRole('textbox', { name: 'Name of the file' }).fill('start-page');
  await expect(sheet.getByRole('textbox', { name: 'Address in the console' })).toHaveValue('/site-settings/start-page');
  await expect(sheet.getByRole('button', { name: /Where they stand$/ })).toContainText('on the page /site-settings');
  await sheet.getByRole('button', { name: 'Make it' }).click();
  try {
    await expect(page.getByText('forms/start-page.json', { exact: true })).toBeVisible();
    await expect(page.getByText('No faults; as on disk')).toBeVisible();
    await expect(form(page).getByLabel('Show game header')).toBeVisible();
    await form(page).getByText('Show game header').first().click();
    await box(page, 'Label, English').fill('Games of the day');
    await box(page, 'Label, Swedish').fill('Dagens matcher');
    await expect(form(page).getByLabel('Games of the day')).toBeVisible();
    // Once most of it is translated the rest is asked for, each where it stands.
    for (const [label, swedish] of [
      ['Heading', 'Rubrik'],
      ['Background media', 'Bakgrundsbild'],
      ['Show sponsor strip', 'Visa sponsorer'],
    ] as const) {
      await form(page).getByText(label).first().click();
      await expect(box(page, 'Label, Swedish')).toHaveAttribute('aria-invalid', 'true');
      await box(page, 'Label, Swedish').fill(swedish);
    }
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByRole('button', { name: 'Write the file' }).click();
    await expect(page.getByText('No faults; as on disk')).toBeVisible();
    const written = JSON.parse(await readFile(file, 'utf8')) as { paths: object; operations: object; labels: object };
    expect(written.paths).toEqual({ list: '/site-settings', edit: '/site-settings/start-page' });
    expect(written.operations).toEqual({ read: 'getStartPageStatic', update: 'saveStartPageStatic' });
    expect(written.labels).toMatchObject({ one: { en: 'Start page', sv: 'Startsida' } });
  } finally {
    await rm(file, { force: true });
  }
});

test('a list that no definition has becomes a page in a group of the navigation', async ({ page, workbench }) => {
  const file = path.join(workbench.folder, 'subscription-level.json');
  await page.getByRole('button', { name: 'New definition' }).click();
  await page.getByRole('textbox', { name: 'Find' }).fill('levels');
  await page.getByRole('button', { name: /listSubscriptionLevels/ }).click();
  const sheet = page.getByRole('dialog', { name: 'New list' });
  await sheet.getByRole('textbox', { name: 'One of them, English' }).fill('Level');
  await sheet.getByRole('textbox', { name: 'One of them, Swedish' }).fill('Nivå');
  await sheet.getByRole('textbox', { name: 'Several of them, English' }).fill('Levels of subscriptions');
  await sheet.getByRole('textbox', { name: 'Several of them, Swedish' }).fill('Prenumerationsnivåer');
  await sheet.getByRole('button', { name: /Group of the navigation$/ }).click();
  await page.getByRole('option', { name: 'commercial' }).click();
  await sheet.getByRole('textbox', { name: 'Name of the file' }).fill('subscription-level');
  await sheet.getByRole('textbox', { name: 'Address in the console' }).fill('/shop');
  await sheet.getByRole('button', { name: 'Make it' }).click();
  await expect(sheet).toContainText('has the address `/shop` already');
  await sheet.getByRole('textbox', { name: 'Address in the console' }).fill('/subscription-levels');
  await sheet.getByRole('button', { name: 'Make it' }).click();
  try {
    await expect(page.getByText('No faults; as on disk')).toBeVisible();
    await expect(list(page).getByRole('heading', { name: 'Levels of subscriptions' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Definition' })).toHaveValue('subscription-level');
    await page.getByText('1280', { exact: true }).click();
    await list(page).getByRole('columnheader', { name: 'Price' }).click();
    await box(page, 'Heading, Swedish').fill('Pris per månad');
    await expect(page.getByText('No faults; not saved yet')).toBeVisible();
    const written = JSON.parse(await readFile(file, 'utf8')) as { area: string; paths: object };
    expect(written).toMatchObject({ area: 'commercial', paths: { list: '/subscription-levels' } });
  } finally {
    await rm(file, { force: true });
  }
});
