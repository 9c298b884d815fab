import type { Staff } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { toast } from './support/screens.ts';
import {
  add,
  confirm,
  find,
  number,
  numbersIn,
  open,
  putPlayers,
  row,
  save,
  scene,
  site,
  squadOf,
} from './support/squad.ts';
import { expect, test } from './support/test.ts';

test.use({ site });

test.describe('a squad that others change too', () => {
  test.use({ expectedMessages: /409|412|^warning: / });

  test('keeps what could not be saved of one side when the other is', async ({ page, service }) => {
    const { code, team, others } = await scene(service, [1], 1);
    const { uuid } = await service.call<Staff>('POST', '/staff', { firstName: 'Kim', lastName: `Coach ${code}` });
    await open(page, team);
    await find(page, code);
    await add(page, `Free0 ${code}`).click();
    await page.getByRole('radio', { name: 'Staff/managers' }).check();
    await find(page, code);
    await add(page, `Coach ${code}`).click();
    await page.getByLabel(`Role of Kim Coach ${code}`).fill('Head coach');
    await save(page).click();
    await putPlayers(service, await service.createTeam(), others);
    await confirm(page).click();
    await expect(toast(page, 'Squad staff/managers successfully saved!')).toBeVisible();
    await expect(toast(page, 'Save players failed, please try again later.')).toBeVisible();
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText(`Kim Free0 ${code}: Plays in another team already`);
    await expect(told).toContainText('The staff are saved.');
    await expect(told).toContainText('Your changes to the players are still here.');
    await expect(row(page, `Free0 ${code}`)).toContainText('Plays in another team already');
    await expect(number(page, `Free0 ${code}`)).not.toHaveAttribute('aria-invalid');
    expect((await squadOf(service, team)).staffs).toMatchObject([{ uuid, role: 'Head coach' }]);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: `Do not add Kim Free0 ${code} after all` })
      .first()
      .click();
    await expect(save(page)).toHaveCount(0);
  });

  test('is read again when somebody else was quicker, and keeps mine on top', async ({ page, service }) => {
    const { code, team, players, others } = await scene(service, [1, 2], 1);
    await open(page, team);
    await number(page, `In0 ${code}`).fill('77');
    await putPlayers(service, team, others, players.slice(1));
    await save(page).click();
    await confirm(page).click();
    await expect(toast(page, 'Save players failed, please try again later.')).toBeVisible();
    const told = page.getByRole('main').getByRole('status').filter({ hasText: 'Somebody else changed the players' });
    await expect(told.getByRole('listitem')).toHaveText([
      `Kim Free0 ${code} was added.`,
      `Kim In1 ${code} was removed.`,
    ]);
    await expect(number(page, `In0 ${code}`)).toHaveValue('77');
    await told.getByRole('button', { name: 'Look and save again' }).click();
    await confirm(page).click();
    await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
    expect(await numbersIn(service, team)).toEqual({ [`In0 ${code}`]: 77, [`Free0 ${code}`]: null });
  });

  test('says what no longer applies because somebody else took a person out, and calls that no failed save', async ({
    page,
    service,
  }) => {
    const { code, team, players } = await scene(service, [1, 2, 3]);
    await open(page, team);
    await number(page, `In1 ${code}`).fill('55');
    await putPlayers(service, team, [], players.slice(1, 2));
    await save(page).click();
    await confirm(page).click();
    const told = page.getByRole('main').getByRole('status').filter({ hasText: 'Somebody else changed the players' });
    const fell = (name: string) =>
      `What you had changed of Kim ${name} ${code} no longer applies: that person has left`;
    await expect(told).toContainText(fell('In1'));
    await expect(told).toContainText('There is nothing left to save.');
    await expect(toast(page, 'Save players failed, please try again later.')).toHaveCount(0);

    await number(page, `In0 ${code}`).fill('77');
    await number(page, `In2 ${code}`).fill('66');
    await putPlayers(service, team, [], players.slice(2));
    await save(page).click();
    await confirm(page).click();
    await expect(told).toContainText(fell('In2'));
    await expect(told).toContainText('Your other changes stand on top of theirs and are not saved yet.');
    await expect(told).not.toContainText('None of your changes is lost');
    await told.getByRole('button', { name: 'Look and save again' }).click();
    await confirm(page).click();
    await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
    expect(await numbersIn(service, team)).toEqual({ [`In0 ${code}`]: 77 });
  });
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|cannot be reached|^warning: / });

  test('a squad is reviewed all the same, is told not to be saved, and is saved once the connection is back', async ({
    page,
    service,
  }) => {
    const { code, team } = await scene(service, [1]);
    await open(page, team);
    await number(page, `In0 ${code}`).fill('7');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await confirm(page).click();
    const told = page.getByRole('main').getByRole('alert').filter({ hasText: 'The players are not saved' });
    await expect(told).toContainText('Your changes to the players are still here.');
    await page.context().setOffline(false);
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(toast(page, 'Squad players successfully saved!')).toBeVisible();
    expect(await numbersIn(service, team)).toEqual({ [`In0 ${code}`]: 7 });
  });
});
