import { readFile } from 'node:fs/promises';
import { type Page, test as plain } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { type Served, serveWorkbench } from './support/workbench.ts';

const { expect } = plain;

const test = plain.extend<object, { workbench: Served }>({
  workbench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for.
    async ({}, use) => {
      const workbench = await serveWorkbench(process.env.E2E_ADDRESS ?? '');
      await use(workbench);
      await workbench.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const states = {
  en: ['Empty', 'Filled', 'Required', 'With an error', 'Read-only, with its reason', 'With a long value', 'With help'],
  sv: [
    'Tomt',
    'Ifyllt',
    'Obligatoriskt',
    'Med ett fel',
    'Skrivskyddat, med orsak',
    'Med ett långt värde',
    'Med hjälptext',
  ],
};
const names = async () =>
  Object.keys(JSON.parse(await readFile('forms/widgets.json', 'utf8')) as object).filter(
    (name) => !name.startsWith('$'),
  );

/** The part of the page that shows one widget. */
const part = (page: Page, name: string) => page.locator(`[id="gallery/${name}"]`);

/** Every language at every width in every theme. */
const looks = (['en', 'sv'] as const).flatMap((language) =>
  [375, 1440].flatMap((width) => ['light', 'dark'].map((theme) => [language, width, theme] as const)),
);

for (const [language, width, theme] of looks) {
  test(`every widget in every state: ${language}, ${theme}, ${width} px`, async ({ page, workbench }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The workbench has no library: what stands for a picture that is not there is one of the states.
      const isPicture = /\/images\/|\.(png|svg|jpg)$/.test(message.location().url);
      if (message.type() === 'error' && !isPicture) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${workbench.address}/workbench.html?language=${language}&theme=${theme}#gallery`);
    for (const name of (await names()).filter((each) => each !== 'hidden')) {
      for (const state of states[language]) await expect(part(page, name), name).toContainText(state);
    }
    await expect(page.locator('main [aria-hidden="true"][class*="skeleton"]')).toHaveCount(0);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, 'nothing is wider than the page').toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}
