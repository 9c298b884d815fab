import type { EcalSettings } from '../../generated/model/index.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { saveByKeys, toast } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const address = '/manage/ecal';
const path = '/instance-config/ecal';

test.describe('the button of the event calendar', () => {
  test.use({ site: sites.havsband, expectedMessages: /400 \(|needs its key/ });

  test('is drawn as it is written, and needs its key while it is shown', async ({ page, service }) => {
    const before = await service.api<EcalSettings>('GET', path);
    await page.goto(address);
    await expect(page).toHaveTitle('ECAL settings - Touchline');
    const light = page.getByRole('list', { name: 'On a light page' });
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Never miss a game');
    await expect(light.getByText('Never miss a game')).toBeVisible();
    await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffe000');
    await expect(light.getByText('Never miss a game')).toHaveCSS('background-color', 'rgb(255, 224, 0)');
    await expect(light.getByText('Never miss a game')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('<img src=x onerror=alert(1)>');
    await expect(light.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Never miss a game');
    await page.getByRole('switch', { name: 'Show the button' }).click();
    await expect(page.getByText('Visitors see no button while it is off.')).toBeVisible();
    await page.getByRole('switch', { name: 'Show the button' }).click();
    await expectAccessible(page);

    await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('yellow');
    await saveByKeys(page);
    await expect(page.getByText(/Colour must be .*#/).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffe000');
    await page.getByRole('textbox', { name: 'API key' }).fill('');
    await saveByKeys(page);
    await expect(page.getByRole('textbox', { name: 'API key' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Text in English' })).toHaveValue('Never miss a game');
    expect(await service.api('GET', path)).toEqual(before);

    await page.getByRole('textbox', { name: 'API key' }).fill('ecal-new-key');
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect(await service.api<EcalSettings>('GET', path)).toMatchObject({
      apiKey: 'ecal-new-key',
      buttonColour: '#ffe000',
      buttonText: { en: 'Never miss a game', sv: before.buttonText?.sv },
    });
  });
});

test.describe('without the add-on', () => {
  test.use({ site: sites.norrstrand });

  test('the settings can be read, and say why they cannot be changed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('touchline.language', 'sv'));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(address);
    await expect(page).toHaveTitle('ECAL-inställningar - Touchline');
    await expect(page.getByText(/^Norrstrand IK har inte tillägget/).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'API-nyckel' })).toHaveAttribute('readonly', '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
