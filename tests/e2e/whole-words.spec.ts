import type { Page } from 'playwright/test';
import type { SiteLayout } from '../../generated/model/index.ts';
import { drawn } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Widths at which the navigation takes its room from the page, and the first at which a squad has its search beside it. */
const widths = [768, 901, 1024, 1081, 1440];

test('no name and no button is broken within a word where the navigation leaves little room', async ({
  page,
  service,
}) => {
  const [team] = await service.teams();
  const { items } = await service.api<{ items: SiteLayout[] }>('GET', '/layouts/site-layouts');
  const start = items.find(({ isStartPage }) => isStartPage);
  const whole = await service.api<SiteLayout>('GET', `/layouts/site-layouts/${start?.id}`);
  const [hero] = whole.sectionGroups.flatMap((group) =>
    group.sections.filter(({ type }) => type === 'HERO SLIDER').map((section) => ({ group, section })),
  );
  const slide = `/layouts-pages/${whole.id}/section-group/${hero?.group.id}/section/${hero?.section.id}/hero-carousel/slide/new`;
  for (const path of ['/', `/sports/teams/${team?.uuid}/squad`, slide]) {
    await page.goto(`/manage${path}`);
    await drawn(page);
    for (const width of widths) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => brokenWords(page)).toEqual([]);
      });
    }
  }
});

test('a record’s current tab is in sight as a whole beside the navigation', async ({ page, service }) => {
  const [team] = await service.teams();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/manage/sports/teams/${team?.uuid}/edit`);
  await drawn(page);
  const current = page.getByRole('tab', { selected: true });
  await expect(current).toHaveText('Details');
  // Its lower edge lies under the line of the row.
  await expect(current).toBeInViewport({ ratio: 0.95 });
  // The numbers of the tabs before it come later than the tab is shown.
  await page.goto(`/manage/sports/teams/${team?.uuid}/edit?tab=history`);
  await expect(page.getByRole('tab', { name: /^Competitions \d/ })).toBeAttached();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('History');
  await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 0.95 });
});

test('on a phone no button of a list stands alone on a line', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/manage/sports/game');
  await drawn(page);
  const top = async (name: string) => (await page.getByRole('button', { name }).first().boundingBox())?.y ?? 0;
  // What stands above may still grow between the two.
  await expect.poll(async () => (await top('Export CSV')) - (await top('Columns'))).toBe(0);
});

/** The words of the page that begin on one line and end on the next. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      for (const { 0: word, index } of text.matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width: pixels }) => pixels > 1);
        if ((lines.at(-1)?.top ?? 0) - (lines[0]?.top ?? 0) > 6) broken.push(word);
      }
    }
    return broken;
  });
}
