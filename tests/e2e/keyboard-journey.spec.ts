import { password, sites, usernameOf } from './support/accounts.ts';
import { uniqueMediaName } from './support/media.ts';
import { item, picker } from './support/picker.ts';
import { rows, saveByKeys, tabTo, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { chooserOf, freshPhoto } from './support/upload.ts';

const site = sites.isdalen;

test.use({ role: null, site });
test.setTimeout(120_000);

test('without a mouse: signing in, finding a team, a picture uploaded in place and chosen for it, and the save', async ({
  page,
  service,
}) => {
  const team = await service.createTeam({ gender: 'female' });
  await page.goto('/manage/sports/teams');
  await test.step('signs in, and comes to where one wanted to go', async () => {
    await expect(page.getByLabel('Username')).toBeFocused();
    await page.keyboard.type(usernameOf('admin'));
    await tabTo(page, page.getByLabel('Password'));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/manage\/sports\/teams$/);
    await expect(rows(page).first()).toBeVisible();
  });
  await test.step('narrows the list', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Filter by Gender' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Female' })).toBeVisible();
    await page.keyboard.type('Fem');
    await expect(page.getByRole('option', { name: 'Female' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Gender: Female. Change filter' })).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type(team.displayName);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/gender=female/);
  });
  await test.step('opens the team and changes its name', async () => {
    await tabTo(page, rows(page).getByRole('link', { name: team.displayName }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByLabel('Display name'));
    await page.keyboard.press('End');
    await page.keyboard.type(' BK');
  });
  await test.step('uploads a logo in the library’s dialog, names it and chooses it', async () => {
    const photo = await freshPhoto(`${uniqueMediaName()}.jpg`);
    const name = photo.name.replace('.jpg', '');
    await tabTo(page, page.getByRole('button', { name: 'Choose: Logo' }));
    await page.keyboard.press('Enter');
    await tabTo(page, picker(page).getByRole('button', { name: 'Upload', exact: true }));
    const chooser = await chooserOf(page, () => page.keyboard.press('Enter'));
    await chooser.setFiles(photo);
    const asked = picker(page).getByRole('textbox', { name: 'Name' });
    await expect(asked).toHaveValue(name);
    // What says why it is closed is open once the picture has come.
    await expect(picker(page).getByRole('button', { name: 'Add to the library' })).not.toHaveAttribute('aria-disabled');
    await tabTo(page, asked);
    await page.keyboard.press('Enter');
    await expect(item(page, name)).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, picker(page).getByRole('button', { name: 'Choose', exact: true }));
    await page.keyboard.press('Enter');
    await expect(picker(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Change: Logo' })).toBeVisible();
  });
  await test.step('saves', async () => {
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    const kept = await service.team(team.uuid);
    expect(kept.displayName).toBe(`${team.displayName} BK`);
    expect(kept.logo?.path).toBeTruthy();
  });
});

test.describe('the menu of a row', () => {
  test.use({ role: 'admin' });

  test('is opened, gone through and left by keys, row after row', async ({ page }) => {
    await page.goto('/manage/sports/game?view=list');
    await rows(page).first().getByRole('link').first().focus();
    // Where the focus went was a race: one row would prove nothing.
    for (let at = 0; at < 6; at += 1) {
      const row = rows(page).nth(at);
      await expect(row.getByRole('link').first()).toBeFocused();
      const button = row.getByRole('button', { name: /^Actions for/ });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
      const lines = page.getByRole('menuitem');
      await expect(lines.first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(lines.last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
    }
  });

  test('deletes its row, and Undo brings it back, by keys alone', async ({ page, service }) => {
    const { displayName } = await service.createTeam();
    await page.goto('/manage/sports/teams');
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(displayName);
    await expect(rows(page)).toHaveCount(1);
    await tabTo(page, rows(page).getByRole('button', { name: /^Actions for/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(0);
    await page.keyboard.press('F6');
    await tabTo(page, page.getByRole('button', { name: 'Undo' }));
    await page.keyboard.press('Enter');
    await expect(rows(page).getByRole('link', { name: displayName })).toBeVisible();
  });
});
