import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { type Site, sites } from './support/accounts.ts';
import { rows, toast, walkTo } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

/** Whatever cannot be used, wherever it stands: it must say why to a screen reader, and the keyboard must reach it. */
const CLOSED = ':is([aria-disabled="true"], [readonly], [aria-readonly="true"], :disabled)';

interface Closed {
  what: string;
  reason: string;
  isReached: boolean;
}

/** Everything on screen that cannot be used, with what it says of it. */
function closedOn(page: Page): Promise<Closed[]> {
  return page.locator(CLOSED).evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"], [inert]'))
      .map((element) => {
        const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
        const told = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        // The lines of a menu carry the reason under their name, and arrow keys reach them.
        const isLine = element.getAttribute('role') === 'menuitem';
        const line = isLine ? (element.querySelector('[class*="description"]')?.textContent ?? '') : '';
        return {
          what: `${element.tagName} ${element.getAttribute('aria-label') ?? (element.id || element.textContent)}`,
          reason: `${told} ${line}`.trim(),
          isReached:
            isLine || (element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled')),
        };
      }),
  );
}

/** Expects that all that is closed here explains itself; gives it. */
async function expectExplained(page: Page): Promise<Closed[]> {
  const found = await closedOn(page);
  expect(found.filter(({ reason }) => !/[.!]( |$)/.test(reason))).toEqual([]);
  // Steppers are for the mouse: by keyboard the arrow keys in their box do the same.
  expect(found.filter(({ what, isReached }) => !isReached && !/^BUTTON (Increase|Decrease) /.test(what))).toEqual([]);
  return found;
}

async function open(page: Page, path: string): Promise<void> {
  if (page.url().includes('/manage')) await walkTo(page, `/manage${path}`);
  else await page.goto(`/manage${path}`);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.locator('[aria-busy="true"], [class*="skeleton"]')).toHaveCount(0);
}

interface Area {
  site: Site;
  /** The add-on that the site lacks, as it is called. */
  addOn: string;
  list: string;
  add: string;
  import?: string;
  pathOf(uuid: string): string;
  calls: string;
}

const areas: Readonly<Record<string, Area>> = {
  teams: {
    site: sites.alvnas,
    addOn: 'Edit teams',
    list: '/sports/teams',
    add: '/sports/teams/add',
    pathOf: (uuid) => `/sports/teams/${uuid}/edit`,
    calls: '/teams',
  },
  players: {
    site: sites.alvnas,
    addOn: 'Edit teams',
    list: '/sports/players',
    add: '/sports/players/add',
    import: '/sports/players/import',
    pathOf: (uuid) => `/sports/players/${uuid}/profile`,
    calls: '/players',
  },
  staff: {
    site: sites.norrstrand,
    addOn: 'Edit staff',
    list: '/sports/staff-managers',
    add: '/sports/staff-managers/add',
    import: '/sports/staff-managers/import',
    pathOf: (uuid) => `/sports/staff-managers/${uuid}/profile`,
    calls: '/staff',
  },
};

for (const [name, area] of Object.entries(areas)) {
  test.describe(`${name} on a site without their add-on`, () => {
    test.use({ site: area.site });

    test('every closed field, button, menu line and page says why', async ({ page, service }) => {
      const reason = `${area.site.name} does not have the add-on ${area.addOn}.`;
      const isOfAddOn = (one: Closed) => one.reason.includes(reason);
      await test.step('home', async () => {
        await open(page, '/');
        await expectExplained(page);
      });
      await test.step('list', async () => {
        await open(page, area.list);
        expect((await expectExplained(page)).some(isOfAddOn)).toBe(true);
      });
      await test.step('menu of a row, and of selected rows', async () => {
        await rows(page).first().getByRole('button').last().click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect((await expectExplained(page)).some(isOfAddOn)).toBe(true);
        await page.keyboard.press('Escape');
        await rows(page).first().getByRole('checkbox').check();
        expect((await expectExplained(page)).filter(isOfAddOn).length).toBeGreaterThan(1);
      });
      await test.step('editor', async () => {
        await open(page, area.pathOf(await firstOf(service, area.calls)));
        expect((await expectExplained(page)).filter(isOfAddOn).length).toBeGreaterThan(8);
        await expectAccessible(page);
      });
      await test.step('new', async () => {
        await open(page, area.add);
        const found = await expectExplained(page);
        expect(found.filter(({ what }) => what.startsWith('BUTTON')).some(isOfAddOn)).toBe(true);
        await expect(page.locator('form input:not([readonly], [aria-disabled="true"])')).toHaveCount(0);
      });
      if (area.import !== undefined) {
        await open(page, area.import);
        await expectExplained(page);
        await expect(page.getByRole('main').getByText(reason).filter({ visible: true })).toBeVisible();
      }
    });
  });
}

async function firstOf(service: Service, calls: string): Promise<string> {
  const { items } = await service.call<{ items: { uuid: string }[] }>('GET', `${calls}?pageSize=1`);
  return items[0]?.uuid ?? '';
}

test.describe('a button that does nothing now', () => {
  test.use({ site: sites.alvnas });

  test('shows its reason in a tooltip when the keyboard comes to it, and when it is pressed', async ({ page }) => {
    await open(page, '/sports/teams');
    const button = page.getByRole('button', { name: 'Add team' });
    const tip = page.getByRole('tooltip');
    for (let presses = 0; presses < 60 && !(await button.evaluate((it) => it === document.activeElement)); presses += 1)
      await page.keyboard.press('Tab');
    await expect(tip).toContainText('does not have the add-on Edit teams');
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    // Playwright itself refuses to press what says that it is disabled.
    await button.click({ force: true });
    await expect(tip).toContainText('does not have the add-on Edit teams');
    await expect(page).toHaveURL(/\/sports\/teams$/);
  });

  test('a page that the add-on or the role closes sends home and says why', async ({ page }) => {
    await page.goto('/manage/sports/ssgt');
    await expect(
      toast(page, 'Älvnäs IF does not have the add-on “Competition management”, which that page needs.'),
    ).toBeVisible();
    await page.goto('/manage/super-admin');
    await expect(toast(page, 'Only super administrators can open that page.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/);
  });
});
