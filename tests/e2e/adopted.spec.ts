import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { adoptInto } from './support/adopt-into.ts';
import { AdoptedService, type Behaviour, type Thing } from './support/adopted-service.ts';
import { rows, saveByKeys } from './support/screens.ts';

/** A description of a package that nobody here wrote, the resource that is taken of it, and how the service that it describes behaves. */
interface Case {
  description: string;
  resource: string;
  page: string;
  /** The label of the field that names a thing. */
  label: string;
  behaviour: Behaviour;
  seeds: Thing[];
  /** What the service is asked for its second page. */
  asks: string;
  /** What else a new one needs, by the labels of its fields. */
  needs?: Record<string, string>;
}

const problem = (detail: string) => ({ title: 'Bad Request', detail, message: detail });
const numbers = Array.from({ length: 130 }, (_, at) => at + 1);
const padded = (at: number): string => String(at).padStart(3, '0');

const CASES: Record<string, Case> = {
  'offset and limit, rows in data, total in meta, PUT, versions (@scalar/galaxy, OpenAPI 3.1, MIT)': {
    description: '@scalar/galaxy/dist/latest.yaml',
    resource: '/planets',
    page: '/planets',
    label: 'Name',
    asks: 'GET /planets?offset=100&limit=100',
    seeds: numbers.map((id) => ({ id, name: `Planet ${padded(id)}`, description: id === 77 ? 'The green one' : null })),
    behaviour: {
      address: '/planets',
      id: 'id',
      update: 'PUT',
      hasVersions: true,
      kept: ['id'],
      made: (body, count) => ({ id: 1000 + count, ...body }),
      refused: problem,
      list(things, query) {
        const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 10)];
        return { data: things.slice(offset, offset + limit), meta: { offset, limit, total: things.length } };
      },
    },
  },
  'page and per_page, an envelope around each thing, PATCH (@readme/oas-examples readme, OpenAPI 3.1, MIT)': {
    description: '@readme/oas-examples/3.1/json/readme.json',
    resource: '/changelogs',
    page: '/changelogs',
    label: 'Title',
    asks: 'GET /v2/changelogs?page=2&per_page=100',
    seeds: numbers.map((at) => ({
      slug: `entry-${at}`,
      title: `Entry ${padded(at)}`,
      type: 'none',
      uri: `/changelogs/entry-${at}`,
      content: { body: at === 77 ? 'The green one' : 'Text' },
    })),
    behaviour: {
      address: '/v2/changelogs',
      id: 'slug',
      update: 'PATCH',
      kept: ['uri', 'updated_at', 'links'],
      made: (body, count) => ({ uri: '/x', ...body, slug: `made-${count}` }),
      wrapped: (data) => ({ data }),
      refused: problem,
      list(things, query) {
        const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 10)];
        return { total: things.length, page, per_page: size, data: things.slice((page - 1) * size, page * size) };
      },
    },
  },
  'page and perPage, bare arrays, total and Link in headers, PUT (@readme/oas-examples readme-legacy, OpenAPI 3.0, MIT)':
    {
      description: '@readme/oas-examples/3.0/json/readme-legacy.json',
      resource: '/changelogs',
      page: '/changelogs',
      label: 'Title',
      needs: { Body: 'What changed' },
      asks: 'GET /api/v1/changelogs?page=2&perPage=100',
      seeds: numbers.map((at) => ({
        slug: `entry-${at}`,
        title: `Entry ${padded(at)}`,
        body: at === 77 ? 'The green one' : 'Text',
        type: 'fixed',
        hidden: false,
      })),
      behaviour: {
        address: '/api/v1/changelogs',
        id: 'slug',
        update: 'PUT',
        kept: ['slug'],
        made: (body, count) => ({ ...body, slug: `made-${count}` }),
        refused: problem,
        list(things, query, tell) {
          const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 10)];
          tell('x-total-count', String(things.length));
          if (page * size < things.length) tell('link', `</changelogs?page=${page + 1}>; rel="next"`);
          return things.slice((page - 1) * size, page * size);
        },
      },
    },
};

test.describe.configure({ mode: 'parallel' });

const found = (page: Page, count: number) => expect(rows(page)).toHaveCount(count);

for (const [name, one] of Object.entries(CASES)) {
  test(`lists, searches, pages, makes, edits and deletes by ${name}`, async ({ page }) => {
    const { folder, remove } = await adoptInto(`node_modules/${one.description}`, one.resource);
    const service = new AdoptedService(one.behaviour, folder, structuredClone(one.seeds));
    const address = await service.start();
    try {
      await page.goto(`${address}/manage${one.page}`);
      await found(page, 20);
      expect(service.asked).toContain(one.asks);
      await expectAccessible(page);
      await page.getByRole('button', { name: /next/i }).click();
      await expect(rows(page).first()).toContainText('021');
      await page.getByRole('button', { name: 'Last page' }).click();
      await expect(rows(page).first()).toContainText('121');
      await expect(page.getByText('121–130 of 130')).toBeVisible();
      await page.getByRole('button', { name: 'Previous page' }).click();
      await expect(rows(page).first()).toContainText('101');
      await page.goBack();
      await expect(rows(page).first()).toContainText('121');
      await page.reload();
      await expect(page.getByText('121–130 of 130')).toBeVisible();
      await page.getByRole('searchbox').fill('green');
      await found(page, 1);
      await expect(rows(page)).toContainText('077');

      await page.goto(`${address}/manage${one.page}/add`);
      for (const [label, value] of Object.entries(one.needs ?? {}))
        await page.getByRole('textbox', { name: label }).fill(value);
      const naming = page.getByRole('textbox', { name: new RegExp(`^${one.label}\\b`) });
      await naming.fill('refused');
      await saveByKeys(page);
      await expect(page.getByText('The service refused the data.')).toBeVisible();
      await naming.fill('Brand new');
      await saveByKeys(page);
      await expect.poll(() => service.things.at(-1)).toMatchObject({ [one.label.toLowerCase()]: 'Brand new' });

      await page.goto(`${address}/manage${one.page}?search=brand`);
      await rows(page).getByRole('link').first().click();
      await expect(naming).toHaveValue('Brand new');
      await expectAccessible(page);
      const before = structuredClone(service.things.at(-1));
      await naming.fill('Renamed');
      await saveByKeys(page);
      // All else is as it was: nothing is lost by a save.
      await expect.poll(() => service.things.at(-1)).toEqual({ ...before, [one.label.toLowerCase()]: 'Renamed' });

      await page.goto(`${address}/manage${one.page}?search=renamed`);
      await page.getByRole('button', { name: 'Actions for Renamed' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => service.things.length).toBe(one.seeds.length);
      await expect(rows(page)).toHaveCount(0);
    } finally {
      await service.stop();
      remove();
    }
  });
}
