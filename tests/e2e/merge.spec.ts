import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { uniqueName } from './support/service.ts';
import { expect, test as plain } from './support/test.ts';
import { test as overVariant } from './support/variant.ts';

const name = (page: Page) => page.getByLabel('Display name');
const founded = (page: Page) => page.getByLabel('Founded');
const question = (page: Page) => page.getByRole('dialog', { name: 'You both changed the same' });

plain.describe('somebody else saves while one edits', () => {
  plain.use({ site: sites.norrstrand, expectedMessages: /412|^warning: .*(version|changed)/ });

  plain('elsewhere: both changes are kept, and it is told', async ({ page, service }) => {
    const { uuid } = await service.createTeam({ teamInfo: { website: 'https://klubb.example' } });
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    const mine = uniqueName();
    await name(page).fill(mine);
    await service.changeTeam(uuid, { teamInfo: { website: 'https://klubb.example', founded: '1907' } });
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    await expect(toast(page, 'Somebody else had changed this meanwhile, and it was kept: Founded.')).toBeVisible();
    await expect(founded(page)).toHaveValue('1907');
    expect(await service.team(uuid)).toMatchObject({ displayName: mine, teamInfo: { founded: '1907' } });
  });

  plain('in the same field: one chooses, field by field, and nothing is saved before', async ({ page, service }) => {
    const { uuid, displayName } = await service.createTeam({ gender: 'male', nationality: 'sv' });
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await name(page).fill(`${displayName} mine`);
    await founded(page).fill('1908');
    const theirs = { displayName: `${displayName} theirs`, teamInfo: { founded: '1909' }, gender: 'female' } as const;
    await service.changeTeam(uuid, theirs);
    await saveByKeys(page);
    await expect(question(page).getByText('These were changed by them alone and are kept: Gender.')).toBeVisible();
    await expectAccessible(page);
    const choice = question(page).getByRole('group', { name: 'Display name' });
    await expect(choice).toContainText(`Before: ${displayName}`);
    // By the keyboard alone: to the first group, its second choice, then everything of mine but that.
    await question(page).getByRole('button', { name: 'Take all of mine' }).press('Enter');
    await choice.getByRole('radio', { name: /^Yours/ }).press('ArrowDown');
    await expect(choice.getByRole('radio', { name: /^Theirs/ })).toBeChecked();
    expect((await service.team(uuid)).teamInfo).toEqual({ founded: '1909' });
    await question(page)
      .getByRole('button', { name: /^Save to/ })
      .press('Enter');
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect(await service.team(uuid)).toMatchObject({ ...theirs, teamInfo: { founded: '1908' } });
    await expect(name(page)).toHaveValue(theirs.displayName);
  });

  plain.describe('on a phone, in Swedish', () => {
    plain.use({ viewport: { width: 375, height: 740 } });

    plain('both sides stand under each other', async ({ page, service }) => {
      await page.addInitScript(() => {
        if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
      });
      const { uuid, displayName } = await service.createTeam();
      await page.goto(`/manage/sports/teams/${uuid}/edit`);
      await page.getByLabel('Visningsnamn').fill(`${displayName} min`);
      await service.changeTeam(uuid, { displayName: `${displayName} andras` });
      await page.getByRole('button', { name: /^Spara/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Ni har båda ändrat samma sak' });
      await expect(dialog.getByRole('radio')).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Ta alla den andras' }).click();
      await dialog.getByRole('button', { name: /^Spara/ }).click();
      await expect(page.getByLabel('Visningsnamn')).toHaveValue(`${displayName} andras`);
    });
  });
});

overVariant.describe('a service without versions', () => {
  overVariant.use({ site: sites.norrstrand });

  overVariant(
    'is read before it is written, so that nothing is overwritten there either',
    async ({ page, service, variant }) => {
      variant.etags = false;
      const { uuid, displayName } = await service.createTeam();
      await page.goto(`/manage/sports/teams/${uuid}/edit`);
      await name(page).fill(`${displayName} mine`);
      await service.changeTeam(uuid, { displayName: `${displayName} theirs` });
      await saveByKeys(page);
      await expect(question(page).getByText(/^Elin Berg saved this after you opened it/)).toBeVisible();
      expect(variant.received).toEqual([]);
      await expect(question(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(toast(page, 'Nothing was saved. Your changes are still here.')).toBeVisible();
      await expect(name(page)).toHaveValue(`${displayName} mine`);
      await founded(page).fill('1907');
      await saveByKeys(page);
      await question(page).getByRole('button', { name: 'Take all of theirs' }).click();
      await question(page)
        .getByRole('button', { name: /^Save to/ })
        .click();
      await expect(toast(page, 'Update successful!')).toBeVisible();
      expect(await service.team(uuid)).toMatchObject({
        displayName: `${displayName} theirs`,
        teamInfo: { founded: '1907' },
      });
    },
  );
});

plain.describe('changes of a form', () => {
  plain.use({ site: sites.norrstrand });

  plain('are undone and redone by keys and buttons, and shown before they are saved', async ({ page, service }) => {
    const { uuid, displayName } = await service.createTeam({ teamInfo: { founded: '1907' } });
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await name(page).press('End');
    await page.keyboard.type(' U20');
    const code = page.getByRole('textbox', { name: 'Team code' });
    const teamCode = await code.inputValue();
    await code.press('End');
    await page.keyboard.type('Q');
    // The keys of a field that is written in are its own; here they are the form's.
    await page.locator('[id="field.gender"]').focus();
    await page.keyboard.press('Control+z');
    await expect(code).toHaveValue(teamCode);
    await expect(code).toBeFocused();
    await expect(page.getByText('Undone: Team code')).toBeAttached();
    await page.keyboard.press('Control+z');
    await expect(name(page)).toHaveValue(displayName);
    await expect(name(page)).toBeFocused();
    await page.keyboard.press('Control+Shift+z');
    await expect(name(page)).toHaveValue(`${displayName} U20`);
    // Once one writes, the keys are the field's own.
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+z');
    await expect(name(page)).not.toHaveValue(displayName);
    await name(page).fill(`${displayName} U20`);
    await founded(page).fill('1908');
    await page.getByRole('button', { name: '2 changes' }).click();
    const changes = page.getByRole('dialog', { name: '2 changes' });
    await expect(changes.locator('[data-field="displayName"] ins')).toHaveText(' U20');
    await expectAccessible(page);
    await changes.getByRole('button', { name: 'Undo the change of Founded' }).click();
    await expect(page.getByRole('dialog', { name: '1 change' })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save to/ })
      .click();
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect(await service.team(uuid)).toMatchObject({
      displayName: `${displayName} U20`,
      teamInfo: { founded: '1907' },
    });
  });

  plain('are reset at once, and what a reset took back can be brought back', async ({ page, service }) => {
    const { uuid, displayName } = await service.createTeam();
    await page.goto(`/manage/sports/teams/${uuid}/edit`);
    await name(page).fill('Not saved');
    await expect(page.getByText('1 change')).toBeVisible();
    await founded(page).fill('1900');
    await expect(page.getByText('2 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(toast(page, 'Changes have been reset.')).toBeVisible();
    await expect(name(page)).toHaveValue(displayName);
    await expect(founded(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(name(page)).toHaveValue('Not saved');
    await expect(page.getByText('2 changes')).toBeVisible();
  });
});
