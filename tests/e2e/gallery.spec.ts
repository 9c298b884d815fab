import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { drawn, redraw } from './support/screens.ts';
import { test } from './support/workbench-test.ts';

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

/** Both widths and both themes in each language; both languages together have each theme at each width. */
const looks = {
  en: [
    { width: 1440, theme: 'light' },
    { width: 375, theme: 'dark' },
  ],
  sv: [
    { width: 375, theme: 'light' },
    { width: 1440, theme: 'dark' },
  ],
} as const;

/** What the page does not show of the states of the widgets: `widget: state`. */
async function missing(page: Page, widgets: readonly string[], wanted: readonly string[]): Promise<string[]> {
  const parts = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(`gallery/${id}`)?.textContent?.replaceAll(/\s+/g, ' ') ?? ''),
    [...widgets],
  );
  return widgets.flatMap((name, at) =>
    wanted.filter((state) => !parts[at]?.includes(state)).map((state) => `${name}: ${state}`),
  );
}

for (const language of ['en', 'sv'] as const) {
  test(`every widget in every state, theme and width: ${language}`, async ({ page, workbench }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // The workbench has no library: what stands for a picture that is not there is one of the states.
      const isPicture = /\/images\/|\.(png|svg|jpg)$/.test(message.location().url);
      if (message.type() === 'error' && !isPicture) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${workbench.address}/workbench.html?language=${language}&theme=light#gallery`);
    const widgets = (await names()).filter((each) => each !== 'hidden');
    for (const { width, theme } of looks[language]) {
      await test.step(`${theme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole('banner').getByLabel('Theme').selectOption({ value: theme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await redraw(page);
        await expect.poll(() => missing(page, widgets, states[language])).toEqual([]);
        await drawn(page);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wider, 'nothing is wider than the page').toBeLessThanOrEqual(0);
        await expectAccessible(page);
        expect(complaints).toEqual([]);
      });
    }
  });
}
