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
const rules = Object.fromEntries(unheard.map((id) => [id, { enabled: false }]));

/** Fails when axe finds a serious or critical barrier on the page as it is now; each is told with the first elements that have it. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is being read anew is dimmed for the moment, which is no contrast to judge by.
  await expect(page.locator('[data-refreshing], [data-behind]')).toHaveCount(0);
  // Legacy mode looks at the page alone, which has no frames, and opens no second one to gather results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules });
  const { violations } = await axe.analyze();
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
