import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Menu, MenuGroup, MenuGroupInput, MenuItem, Route } from '../../../generated/model/index.ts';
import { type Site, tokenFile } from './accounts.ts';

/** The name of a group. */
type GroupName = MenuGroup['identifier'];

/** The menu of a site as somebody else publishes it meanwhile: through the same calls as the console makes. */
export type MenuDesk = {
  /** The groups as they are stored. */
  groups(): Promise<MenuGroup[]>;
  /** The titles in a group, those under another in brackets: `News, Teams (Men)`. */
  titles(name: GroupName): Promise<string>;
  /** Publishes a group whose items are made by `change`. */
  publish(name: GroupName, change: (items: MenuItem[]) => MenuItem[]): Promise<MenuGroup>;
  /** Makes every group empty but for what is locked, then fills those that are given; groups that are missing are made. */
  fill(groups: Partial<Record<GroupName, MenuItem[]>>): Promise<void>;
  /** Deletes an empty group. */
  deleteGroup(name: GroupName): Promise<void>;
  makeRoute(title: string): Promise<Route>;
  deleteRoute(id: string): Promise<void>;
};

/** An item of a menu, with others under it. */
export function menuItem(title: string, ...children: MenuItem[]): MenuItem {
  const id = randomUUID();
  return {
    id,
    identifier: `${title.toLowerCase().replaceAll(' ', '-')}-${id.slice(0, 8)}`,
    type: 'page',
    title,
    route: null,
    children: children.map((child) => ({ ...child, parentId: id })),
    parentId: null,
    collapsed: false,
    hover: false,
    locked: false,
    external: false,
  };
}

/** The menu of a site, published as its administrator. */
export async function menuOf(address: string, site: Site): Promise<MenuDesk> {
  const token = await readFile(tokenFile('admin'), 'utf8');
  const call = async (method: string, path: string, body?: object, version?: number): Promise<unknown> => {
    const answer = await fetch(`${address}/api/routing${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-s8y-instance-id': site.id,
        ...(body && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
  const groups = async () => ((await call('GET', '/menu')) as Menu).menu;
  const group = async (name: GroupName): Promise<MenuGroup> => {
    const found = (await groups()).find(({ identifier }) => identifier === name);
    if (!found) throw new Error(`The site has no group ${name}`);
    return found;
  };
  const desk: MenuDesk = {
    groups,
    titles: async (name) => drawn((await group(name)).children),
    async publish(name, change) {
      const { id, version, identifier, name: title, active, meta, children } = await group(name);
      const input: MenuGroupInput = { identifier, name: title, active, meta, children: change(children) };
      return (await call('PUT', `/menu/${id}`, input, version)) as MenuGroup;
    },
    async fill(wanted) {
      const names: GroupName[] = ['main', 'secondary', 'footer', 'unassigned'];
      const known = new Set((await groups()).map(({ identifier }) => identifier));
      for (const name of names.filter((one) => !known.has(one))) {
        const input: MenuGroupInput = { identifier: name, name, active: true, meta: {}, children: [] };
        await call('POST', '/menu', input);
      }
      for (const name of names) {
        await desk.publish(name, (now) => [...(wanted[name] ?? []), ...now.filter(({ locked }) => locked)]);
      }
    },
    async deleteGroup(name) {
      const { id, version } = await group(name);
      await call('DELETE', `/menu/${id}`, undefined, version);
    },
    makeRoute: async (title) => {
      const path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
      return (await call('POST', '/routes', { path, title, resourceType: 'startpage' })) as Route;
    },
    async deleteRoute(id) {
      const { version } = (await call('GET', `/routes/${id}`)) as Route;
      await call('DELETE', `/routes/${id}`, undefined, version);
    },
  };
  return desk;
}

function drawn(items: readonly MenuItem[]): string {
  const own = items.filter(({ locked }) => !locked);
  return own.map(({ title, children }) => (children.length > 0 ? `${title} (${drawn(children)})` : title)).join(', ');
}

/** Opens the menu of the site that the page works on. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/manage/menu');
  await expect(page.getByRole('tree')).toBeVisible();
}

/** Opens an item beside the tree. */
export async function openItem(page: Page, title: string): Promise<void> {
  await page.getByRole('tree').getByText(title, { exact: true }).click();
  await expect(page.getByRole('region', { name: `Item: ${title}` })).toBeVisible();
}

/** A box of the item that is open. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${label}`) });
}

/** Gives the item that is open another title, and waits until the tree has it. */
export async function rename(page: Page, title: string): Promise<void> {
  await field(page, 'Title').fill(title);
  await expect(page.getByRole('tree').getByText(title, { exact: true })).toBeVisible();
}

/** Moves an item after another one, with cut and paste. */
export async function moveAfter(page: Page, title: string, other: string): Promise<void> {
  await openItem(page, title);
  await page.keyboard.press('Control+x');
  await openItem(page, other);
  await page.keyboard.press('Control+v');
}

/** A dialog that is open. */
export function dialogOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

/** The look at what a save will publish. */
export function reviewOf(page: Page, { name }: Site): Locator {
  return dialogOf(page, `Publish the menu to ${name}`);
}

/** Publishes what the look shows. */
export async function confirmSave(page: Page, site: Site): Promise<void> {
  await reviewOf(page, site)
    .getByRole('button', { name: `Save to ${site.name}` })
    .click();
}

/** The bar that tells what is not published. */
export function saveBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Unsaved changes' });
}
