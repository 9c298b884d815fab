import { expect, type Page, test } from 'playwright/test';
import { adoptInto } from './support/adopt-into.ts';
import { AdoptedService, type Thing } from './support/adopted-service.ts';
import { rows } from './support/screens.ts';

/** A service that counts nothing and is paged, searched, narrowed and ordered by its own parameters. */
interface Case {
  description: string;
  resource: string;
  /** The property that names a thing. */
  naming: string;
  seeds: Thing[];
  /** Which of the things a query asks for. */
  narrow(things: readonly Thing[], query: URLSearchParams): readonly Thing[];
  /** What is answered from a place on. */
  page(things: readonly Thing[], from: number, tell: (name: string, value: string) => void): unknown;
  /** Where a query begins. */
  from(query: URLSearchParams): number;
  /** What has been asked once the second page is there: each page is several of its own. */
  asked: string[];
  /** What is known of the second page when it is loaded again. */
  again: string;
  /** Whether it narrows and orders too. */
  isNarrowed?: boolean;
}

const things = (naming: string, count: number): Thing[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    [naming]: `Thing ${String(at + 1).padStart(3, '0')}`,
    state: at % 3 === 0 ? 'closed' : 'open',
    note: at === 30 ? 'The green one' : null,
  }));

const matching = (all: readonly Thing[], query: URLSearchParams): readonly Thing[] => {
  const wanted = query.get('q')?.toLowerCase() ?? '';
  return all.filter((one) => Object.values(one).some((value) => String(value).toLowerCase().includes(wanted)));
};

const CASES: Record<string, Case> = {
  'a cursor, eight rows at once': {
    description: 'tests/e2e/support/descriptions/cursor.yaml',
    resource: 'tickets',
    again: '21–40 of more than 40',
    isNarrowed: true,
    naming: 'subject',
    seeds: things('subject', 45),
    asked: [
      'sort=subject&limit=8',
      'sort=subject&limit=8&starting_after=c8',
      'sort=subject&limit=8&starting_after=c16',
    ],
    from: (query) => Number(query.get('starting_after')?.slice(1) ?? 0),
    narrow(all, query) {
      const state = query.get('state');
      const found = matching(all, query).filter((one) => state === null || one.state === state);
      return query.get('sort') === '-subject' ? found.toReversed() : found;
    },
    page: (found, from) => ({
      data: found.slice(from, from + 8),
      next_cursor: from + 8 < found.length ? `c${from + 8}` : null,
    }),
  },
  'the header `Link` alone, thirty rows at once': {
    description: 'tests/e2e/support/descriptions/link.yaml',
    resource: 'labels',
    again: '21–40 of 45',
    naming: 'subject',
    seeds: things('subject', 45),
    asked: ['', 'after=30&of=labels'],
    from: (query) => Number(query.get('after') ?? 0),
    narrow: matching,
    page(found, from, tell) {
      if (from + 30 < found.length)
        tell('link', `</v2/labels?of=labels>; rel="first", </v2/labels?after=${from + 30}&of=labels>; rel="next"`);
      return found.slice(from, from + 30);
    },
  },
};

test.describe.configure({ mode: 'parallel' });

const range = (page: Page, text: string) => expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(text);
const turn = (page: Page, to: string) => page.getByRole('button', { name: `${to} page` }).click();
const begins = (page: Page, name: string) => expect(rows(page).first()).toContainText(name);

for (const [name, one] of Object.entries(CASES)) {
  test(`walks forward, back and to the end, searches and narrows by ${name}`, async ({ page }) => {
    const { folder, remove } = await adoptInto(one.description, `/${one.resource}`);
    const behaviour = {
      address: `/v2/${one.resource}`,
      id: 'id',
      update: 'PATCH',
      kept: ['id'],
      made: (body: Thing, count: number) => ({ id: 1000 + count, ...body }),
      refused: (message: string) => ({ message }),
      list: (all: readonly Thing[], query: URLSearchParams, tell: (name: string, value: string) => void) =>
        one.page(one.narrow(all, query), one.from(query), tell),
    } as const;
    const service = new AdoptedService(behaviour, folder, structuredClone(one.seeds));
    const address = await service.start();
    const asked = () => service.asked.map((call) => call.replace(/^GET [^?]*\??/, ''));
    try {
      await page.goto(`${address}/manage/${one.resource}`);
      await expect(rows(page)).toHaveCount(20);
      await range(page, '1–20 of more than 20');
      await expect(page.getByText(`More than 20 ${one.resource}`)).toBeVisible();
      const last = page.getByRole('button', { name: 'Last page' });
      await expect(last).toHaveAccessibleDescription('The service does not say how many there are.');

      await turn(page, 'Next');
      await begins(page, '021');
      expect([...new Set(asked())]).toEqual(expect.arrayContaining(one.asked));
      await turn(page, 'Next');
      await begins(page, '041');
      await expect(rows(page)).toHaveCount(5);
      await range(page, '41–45 of 45');
      await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();

      // Back by the pager, by the browser, and by a page that was loaded again: the end is known once it was seen.
      await turn(page, 'Previous');
      await begins(page, '021');
      await range(page, '21–40 of 45');
      await page.goBack();
      await begins(page, '041');
      await page.goBack();
      await begins(page, '021');
      await page.reload();
      await begins(page, '021');
      await range(page, one.again);
      await page.goto(`${address}/manage/${one.resource}?page=9`);
      await begins(page, '041');
      await expect(page).toHaveURL(/page=3$/);

      // What is searched begins at the first page, and ends where it ends.
      await page.getByRole('searchbox').fill('green');
      await expect(rows(page)).toHaveCount(1);
      await expect(page).not.toHaveURL(/page=/);
      await range(page, '1–1 of 1');
      await page.getByRole('searchbox').fill('');
      await range(page, '1–20 of 45');
      if (one.isNarrowed) {
        await turn(page, 'Next');
        await begins(page, '021');
        await page.getByRole('button', { name: 'Subject' }).click();
        await begins(page, '045');
        await turn(page, 'Next');
        await begins(page, '025');
        await page.getByRole('button', { name: 'Filter by State' }).click();
        await page.getByRole('option', { name: 'Closed' }).click();
        await range(page, '1–15 of 15');
        await begins(page, '043');
      }
    } finally {
      await service.stop();
      remove();
    }
  });
}
