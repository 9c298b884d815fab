import type { components } from '../../generated/schema.d.ts';
import { expectAccessible } from './support/accessible.ts';
import { sites } from './support/accounts.ts';
import { menuItem } from './support/menu.ts';
import { rows, saveByKeys, toast, walkTo } from './support/screens.ts';
import type { Service } from './support/service.ts';
import { expect, test } from './support/test.ts';

type Route = components['schemas']['Route'];
type MenuGroup = components['schemas']['MenuGroup'];

test.use({ site: sites.bjornvik });

const list = '/manage/menu/routes';
const routing = '/routing';

/** A path that nothing else has. */
const ownPath = () => `/e2e-${Math.random().toString(36).slice(2, 9)}`;
const newRoute = (service: Service, body: object) =>
  service.api<Route>('POST', `${routing}/routes`, {
    title: 'Prov',
    resourceType: 'page',
    resourceId: 'prov',
    ...body,
  });
const found = async (service: Service, query: string) =>
  (await service.api<{ items: Route[] }>('GET', `${routing}/routes?query=${encodeURIComponent(query)}`)).items;

test.describe('a route', () => {
  test.use({
    expectedMessages: /^warning: duplicate|409 \(Conflict\)|400 \(Bad Request\)|has the path|needs an address/,
  });

  test('is made for a team found by its name; a path that is taken is told at its field, and what was written stays', async ({
    page,
    service,
  }) => {
    const [taken, path] = [ownPath(), ownPath()];
    await newRoute(service, { path: taken });
    await page.goto(list);
    await page.getByRole('link', { name: 'Add route' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Vårt bästa lag');
    const box = page.getByRole('textbox', { name: 'Path' });
    await box.fill(`${taken.toUpperCase()}/`);
    await page.getByRole('button', { name: /Shows required/ }).click();
    await page.getByRole('option', { name: 'Team', exact: true }).click();
    const teams = await service.api<{ items: { id: string; title: string }[] }>(
      'GET',
      `${routing}/resources?resourceType=team`,
    );
    const team = teams.items[0] ?? { id: '', title: '' };
    await page.getByRole('combobox', { name: 'Which one' }).fill(team.title.split(',')[0] ?? '');
    await page.getByRole('option', { name: team.title, exact: true }).click();
    await expectAccessible(page);
    // Told once the field is left, before anything is sent.
    await expect(page.getByText('Path is already used by Prov. Choose another.').first()).toBeVisible();
    await saveByKeys(page);
    await expect(toast(page, 'Save failed!')).toBeVisible();
    await expect(box).toHaveValue(`${taken.toUpperCase()}/`);
    await box.fill(`${path}/`);
    await saveByKeys(page);
    await expect(toast(page, 'Save successful! High five!')).toBeVisible();
    expect(await found(service, path)).toMatchObject([
      { path, resourceType: 'team', resourceId: team.id, state: 'working' },
    ]);
  });

  test('to an address elsewhere needs one that a browser opens, and says so at the field', async ({
    page,
    service,
  }) => {
    const { id, path } = await newRoute(service, { path: ownPath() });
    await page.goto(`${list}/${id}/edit`);
    await page.getByRole('button', { name: /Shows required/ }).click();
    await page.getByRole('option', { name: 'Address elsewhere' }).click();
    await saveByKeys(page);
    const target = page.getByRole('textbox', { name: 'Leads to' });
    await expect(page.getByText('Leads to is required.').first()).toBeVisible();
    await target.fill('javascript:1/alert(1)');
    await saveByKeys(page);
    await expect(
      page.getByText('Leads to must be a web address that everybody can reach, such as https://example.com.').first(),
    ).toBeVisible();
    await target.fill('https://federation.example/start');
    await saveByKeys(page);
    await expect(toast(page, 'Update successful!')).toBeVisible();
    expect(await found(service, path)).toMatchObject([
      { target: 'https://federation.example/start', resourceId: null },
    ]);
  });
});

test('dead and shadowed routes are marked in the list and found by their state, also on a phone', async ({
  page,
  service,
}) => {
  const path = ownPath();
  await newRoute(service, { path: `${path}/:any` });
  await newRoute(service, { path: `${path}/late`, title: 'Kommer aldrig fram' });
  await newRoute(service, { path: `${path}-dead`, resourceId: null, title: 'Visar inget' });
  await page.goto(`${list}?search=${path.slice(1)}`);
  const row = (text: string) => rows(page).filter({ hasText: text });
  await expect(row(`${path}/late`)).toContainText('Shadowed');
  await expect(row(`${path}/late`)).toContainText(`${path}/:any`);
  await expect(row(`${path}-dead`)).toContainText('Dead');
  await expect(row('Prov')).toContainText('Works');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'State' }).first().click();
  await page.getByRole('option', { name: 'Dead' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByText(`${path}-dead`).first()).toBeVisible();
});

/** Publishes an item in the site's group of what is not assigned that leads to a route; how the item is found again. */
async function leadTo(service: Service, { id, path, resourceType }: Route, title: string) {
  const { menu } = await service.api<{ menu: MenuGroup[] }>('GET', `${routing}/menu`);
  const group = menu.find((one) => one.identifier === 'unassigned');
  if (!group) throw new Error('the site has no group unassigned');
  const item = {
    ...menuItem(title),
    route: { id, path, resourceType, resourceId: 'prov' },
  };
  const { identifier, name, active, meta, children } = group;
  const body = { identifier, name, active, meta, children: [...children, item] };
  await service.api('PUT', `${routing}/menu/${group.id}`, body);
  const now = async () => {
    const after = await service.api<{ menu: MenuGroup[] }>('GET', `${routing}/menu`);
    return after.menu.flatMap((one) => one.children).find((one) => one.id === item.id);
  };
  return { now };
}

test('a route in use is deleted after what leads to it was shown and its name typed, and the menu items then lead nowhere', async ({
  page,
  service,
}) => {
  const route = await newRoute(service, { path: ownPath(), title: `Väg ${Date.now()}` });
  const { id, path } = route;
  const { now } = await leadTo(service, route, 'Leder dit');
  await page.goto(`${list}/${id}/edit`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Linked from 1 place:')).toBeVisible();
  await expect(question.getByRole('link', { name: 'Extra › Leder dit' })).toHaveAttribute('href', /\/manage\/menu$/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await walkTo(page, `${list}?search=${path.slice(1)}`);
  await page.getByRole('button', { name: `Actions for ${route.title}` }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click();
  await expect(question.getByText('Linked from 1 place:')).toBeVisible();
  const really = question.getByRole('button', { name: 'Delete', exact: true });
  await expect(really).toHaveAttribute('aria-disabled', 'true');
  const name = question.getByRole('textbox', { name: `Type “${route.title}” to delete it all the same` });
  await name.fill(`${'x'.repeat(40)}`);
  await expect(question.getByText('That is not the name above.')).toBeVisible();
  await expectAccessible(page);
  await name.fill(String(route.title).toLowerCase());
  await really.click();
  await expect(toast(page, 'Delete successful!')).toBeVisible();
  expect(await found(service, path)).toEqual([]);
  expect(await now()).toMatchObject({ title: 'Leder dit', route: null });
});

test.describe('a route that came into use since it was asked about', () => {
  test.use({ expectedMessages: /409 \(Conflict\)|leads? to|in use|refers? to/ });

  test('is not deleted, in its editor: what uses it is shown first', async ({ page, service }) => {
    const route = await newRoute(service, { path: ownPath(), title: `Snart ${Date.now()}` });
    await page.goto(`${list}/${route.id}/edit`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Nothing links to it.')).toBeVisible();
    const { now } = await leadTo(service, route, 'Kom emellan');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(question.getByText('Something has come to link to it meanwhile. Nothing was deleted.')).toBeVisible();
    await expect(question.getByText('Linked from 1 place:')).toBeVisible();
    expect(await found(service, route.path)).toHaveLength(1);
    await question.getByRole('textbox', { name: /^Type/ }).fill(String(route.title));
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Delete successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/menu\/routes$/);
    expect(await now()).toMatchObject({ route: null });
  });

  test('is not deleted, in the list: what uses it is shown first', async ({ page, service }) => {
    const route = await newRoute(service, { path: ownPath(), title: `Snart ${Date.now()}` });
    await page.goto(`${list}?search=${route.path.slice(1)}`);
    await page.getByRole('button', { name: `Actions for ${route.title}` }).click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Nothing links to it.')).toBeVisible();
    await leadTo(service, route, 'Kom emellan');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(question.getByText('Something has come to link to it meanwhile. Nothing was deleted.')).toBeVisible();
    expect(await found(service, route.path)).toHaveLength(1);
    await question.getByRole('textbox', { name: /^Type/ }).fill(String(route.title));
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(toast(page, 'Delete successful!')).toBeVisible();
    expect(await found(service, route.path)).toEqual([]);
  });
});
