import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { switchSite, toast } from './support/screens.ts';
import { uniqueCode } from './support/service.ts';
import { expect, test } from './support/test.ts';
import { card, chooserOf, codeOfFiles, drop, freshPhoto, openUpload, saveAll, uploaded } from './support/upload.ts';

test.use({ site: sites.isdalen });

test.describe('on a phone, in Swedish', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('a photo is taken, named and saved by touch', async ({ page }) => {
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('touchline.language', 'sv');
    });
    const photo = await freshPhoto(`${uniqueCode()}.jpg`);
    await openUpload(page);
    await expectAccessible(page);
    const chooser = await chooserOf(page, () => page.getByRole('button', { name: 'Ta ett foto' }).tap());
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles(photo);
    await uploaded(page, photo.name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expectAccessible(page);
    await card(page, photo.name).getByLabel('Namn', { exact: false }).first().fill('Mål från rinken');
    await card(page, photo.name)
      .getByRole('button', { name: `Spara ${photo.name}` })
      .tap();
    await expect(toast(page, 'Media tillagd!')).toBeVisible();
    await expect(card(page, photo.name).getByRole('link', { name: 'Fokuspunkt och uppgifter' })).toBeVisible();
  });
});

test('everything is done by keyboard alone, and the focus is never lost', async ({ page }) => {
  const [first, second] = [await freshPhoto(`${uniqueCode()}.jpg`), await freshPhoto(`${uniqueCode()}.jpg`)];
  await openUpload(page);
  await page.getByRole('button', { name: 'Choose files' }).focus();
  const chooser = await chooserOf(page, () => page.keyboard.press('Enter'));
  await chooser.setFiles([first, second]);
  await uploaded(page, first.name);
  await uploaded(page, second.name);
  await card(page, second.name)
    .getByRole('button', { name: `Remove ${second.name} from the list` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${second.name} from the list` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page, second.name)).toHaveCount(0);
  await expect(card(page, first.name)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Remove ${first.name} from the list` })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Media added!')).toBeVisible();
  await expect(page.getByText('1 file is in the library.')).toBeVisible();
});

test('a picture is pasted, and a copied table is not taken for one', async ({ page }) => {
  const photo = await freshPhoto(`${uniqueCode()}.jpg`);
  await openUpload(page);
  const paste = (text: string | null) =>
    page.evaluate(
      ([name, bytes, words]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(bytes ?? ''), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], name ?? '', { type: 'image/jpeg' }));
        if (words !== null && words !== undefined) data.setData('text/plain', words);
        dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }));
      },
      [photo.name, photo.buffer.toString('base64'), text] as const,
    );
  await paste('a\tb');
  await paste(null);
  await uploaded(page, photo.name);
  await expect(page.getByRole('list', { name: 'Files of this upload' }).getByRole('heading')).toHaveCount(1);
});

test('what is uploaded and not saved comes back after a reload, and leaving asks first', async ({ page }) => {
  const photo = await freshPhoto(`${uniqueCode()}.jpg`);
  await openUpload(page);
  await drop(page, [photo]);
  await uploaded(page, photo.name);
  await card(page, photo.name).getByLabel('Photographer').fill('Lo Ek');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  const keys = () => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Lo Ek'));
  await expect.poll(keys).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('One file was uploaded here until')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await uploaded(page, photo.name);
  await expect(card(page, photo.name).getByLabel('Photographer')).toHaveValue('Lo Ek');
  await saveAll(page).click();
  await expect(toast(page, 'Media added!')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await expect(page.getByText('One file was uploaded here until')).toHaveCount(0);
});

test('what is left without saving stays on the service, and comes back to be named, undone and saved', async ({
  page,
}) => {
  const photo = await freshPhoto(`${codeOfFiles()}.jpg`);
  const takenBack: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') takenBack.push(request.url());
  });
  const leave = async (answer: string): Promise<void> => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
  };
  const name = card(page, photo.name).getByLabel('Name', { exact: false }).first();
  await openUpload(page);
  await drop(page, [photo]);
  await uploaded(page, photo.name);
  await card(page, photo.name).getByLabel('Photographer').fill('Lo Ek');
  await leave('Leave without saving');
  await expect(card(page, photo.name)).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await uploaded(page, photo.name);
  await expect(card(page, photo.name).getByLabel('Photographer')).toHaveValue('Lo Ek');
  expect(takenBack).toEqual([]);

  await name.fill('');
  await leave('Save and leave');
  await expect(toast(page, 'Some required field is left empty. Cannot save!')).toBeVisible();
  await expect(name).toBeFocused();
  const named = photo.name.replace('.jpg', '');
  await page.getByRole('button', { name: 'Use the file names' }).click();
  await expect(name).toHaveValue(named);
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('');
  await expect(name).toBeFocused();
  await expect(page.getByText('Undone: Name')).toBeAttached();
  await page.getByRole('button', { name: 'Redo (Ctrl+Shift+Z)' }).click();
  await expect(name).toHaveValue(named);
  await leave('Save and leave');
  await expect(page).toHaveURL(/\/manage\/?$/);
  await expect(toast(page, 'Media added!')).toBeVisible();
});

test('what is given up by switching the site is taken back at the site that it was sent to', async ({ page }) => {
  const photo = await freshPhoto(`${uniqueCode()}.jpg`);
  await openUpload(page);
  const begun = page.waitForRequest((request) => request.url().includes('/media/upload-url'));
  await drop(page, [photo]);
  await uploaded(page, photo.name);
  const siteOf = (await begun).headers()['x-s8y-instance-id'];
  const takenBack = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await switchSite(page, sites.bjornvik.name);
  await page.getByRole('button', { name: 'Discard and switch' }).click();
  const answer = await takenBack;
  expect([answer.ok(), answer.request().headers()['x-s8y-instance-id']]).toEqual([true, siteOf]);
});
