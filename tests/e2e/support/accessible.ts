import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Fails when axe finds a serious or critical barrier on the page as it is now; each is told with the first elements that have it. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode looks at the page alone, which has no frames, and opens no second one to gather results.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
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
