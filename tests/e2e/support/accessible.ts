import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Rules that axe counts as moderate or minor whatever they find: nobody would hear of it. */
const unheard = [
  ...['aria-allowed-role', 'aria-deprecated-role', 'empty-heading', 'empty-table-header', 'form-field-multiple-labels'],
  ...['heading-order', 'html-xml-lang-mismatch', 'image-redundant-alt', 'landmark-banner-is-top-level'],
  ...['landmark-contentinfo-is-top-level', 'landmark-main-is-top-level', 'landmark-no-duplicate-banner'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'landmark-one-main', 'landmark-unique'],
  ...[
    'meta-viewport',
    'meta-viewport-large',
    'no-autoplay-audio',
    'page-has-heading-one',
    'presentation-role-conflict',
  ],
  ...['region', 'scope-attr-valid', 'server-side-image-map', 'skip-link', 'table-duplicate-name'],
];
type Options = Parameters<AxeBuilder['options']>[0];
type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

declare global {
  interface Window {
    /** What a page is looked at with, once it has been read there. */
    axe: { run(context: Document, options: Options): Promise<{ violations: Violations }> };
  }
}

/** What axe looks for; it tells of what it finds wrong, and not of all the rest. */
const options: Options = {
  resultTypes: ['violations'],
  rules: Object.fromEntries(unheard.map((id) => [id, { enabled: false }])),
};

/** What axe finds wrong on the page. To read axe takes the page longer than to run it: it is read once for each document. */
async function violationsOf(page: Page): Promise<Violations> {
  const isRead = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  if (isRead) return page.evaluate(runAgain, options);
  // Legacy mode looks at the page alone, which has no frames, and opens no second one to gather results.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze();
  return violations;
}

/** Waits for what comes or goes by fading: halfway it is too pale. What turns without end, or follows how far a row is scrolled, is not waited for. */
async function atRest(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Has the axe that a page has read look at it once more. */
async function runAgain(given: Options): Promise<Violations> {
  return (await window.axe.run(document, given)).violations;
}

/** Fails when axe finds a serious or critical barrier on the page as it is now; each is told with the first elements that have it. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is being read anew is dimmed for the moment, which is no contrast to judge by.
  await expect(page.locator('[data-refreshing], [data-behind]')).toHaveCount(0);
  // What react-aria says of a button that was busy names it for some seconds, although it is gone.
  const announced = page.locator('[data-live-announcer] [role="img"]');
  let violations: Violations;
  // It speaks a moment after the button: where it did so while axe looked, axe looks again when it is silent.
  do {
    await expect(announced).toHaveCount(0);
    await page.evaluate(atRest);
    violations = await violationsOf(page);
  } while ((await announced.count()) > 0);
  const barriers = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(', ')})`,
    );
  expect(barriers).toEqual([]);
}
