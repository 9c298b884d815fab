import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import type { ArticleReply } from '../../generated/model/index.ts';
import { password, sites, tokenFile, usernameOf } from './support/accounts.ts';
import { makeArticle, uniqueHeader } from './support/articles.ts';
import { serviceOf } from './support/service.ts';
import { missingPrograms, openWebKit, type WebKitPage } from './support/webkit.ts';

// Safari draws, positions and types otherwise than other browsers: what was seen to fail in its engine is tried in it here.

const missing = missingPrograms();
const address = process.env.E2E_ADDRESS ?? '';
const site = sites.norrstrand;
let webkit: WebKitPage;

test.skip(missing.length > 0, `Safari's engine is not tried, for want of ${missing.join(', ')}.`);

test.beforeAll(async () => {
  webkit = await openWebKit();
  await webkit.open(`${address}/manage/`);
  await fill('input[name=username]', usernameOf('admin'));
  await fill('input[type=password]', password);
  await webkit.type('\uE007');
  await middleOf('main h1');
  await webkit.run(
    'sessionStorage.setItem("touchline.active-site", JSON.stringify({ value: arguments[0], storedAt: Date.now() }))',
    site.id,
  );
});

test.afterAll(async () => webkit?.close());

/** Where the middle of an element is, once it stands still and can be pressed there; in the window, px. */
async function middleOf(selector: string): Promise<[x: number, y: number]> {
  const script = `
    const element = document.querySelector(arguments[0]);
    if (!element) return null;
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    return element.contains(document.elementFromPoint(...place)) ? place : null;`;
  let place: [number, number] | null = null;
  const standsStill = async (): Promise<boolean> => {
    const before = place;
    place = await webkit.run(script, selector);
    return place !== null && before?.join() === place.join();
  };
  await expect.poll(standsStill, `${selector} is not there to be pressed`).toBe(true);
  return place ?? [0, 0];
}

async function press(selector: string): Promise<void> {
  await webkit.press(...(await middleOf(selector)));
}

async function fill(selector: string, text: string): Promise<void> {
  await press(selector);
  await webkit.type(text);
}

test('a press in a list leads to what is pressed, and nowhere else', async () => {
  await webkit.open(`${address}/manage/sports/teams`);
  await middleOf('tr[data-row] [data-row-control="link"]');
  const covered = await webkit.run<string[]>(`
    return ['main h1', 'nav a', '[role="searchbox"], input[type="search"]', 'th:last-of-type'].filter((selector) => {
      const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('tr[data-row]');
    });`);
  expect(covered).toEqual([]);
  const row = 'tr[data-row]:nth-of-type(2)';
  const way = await webkit.run<string>(`return document.querySelector('${row} [data-row-control="link"]').pathname`);
  const [x, y] = await middleOf(`${row} [data-row-control="link"]`);
  await webkit.press(x + 400, y);
  await expect.poll(() => webkit.run('return location.pathname')).toBe(way);
});

test('a text is typed, stays in sight, is saved, shared and previewed', async () => {
  const service = serviceOf(address, await readFile(tokenFile('admin'), 'utf8'), site);
  const { id } = await makeArticle(service, uniqueHeader());
  await webkit.open(`${address}/manage/articles/${id}/edit`);
  await fill('.ProseMirror', 'Ett\uE007Två\uE007Tre');
  const lines = `
    return [...document.querySelectorAll('.ProseMirror > p')]
      .filter((line) => line.checkVisibility({ contentVisibilityAuto: true }))
      .map((line) => line.textContent)`;
  await expect.poll(() => webkit.run(lines)).toEqual(['Ett', 'Två', 'Tre']);

  await press('[data-save-bar] button[type="submit"]');
  const stored = async () =>
    JSON.stringify((await service.api<ArticleReply>('GET', `/articles/${id}`)).data.article.body);
  await expect.poll(stored).toContain('Tre');

  await press('[aria-label="Copy URL"]');
  await expect.poll(() => webkit.run('return document.body.innerText')).toContain('URL copied!');

  await press('main [role="switch"]');
  const height = `return document.querySelector('iframe[title="Live preview"]')?.getBoundingClientRect().height ?? 0`;
  await expect.poll(() => webkit.run(height)).toBeGreaterThan(300);
});
