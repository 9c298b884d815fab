import type { Browser, Page } from 'playwright';
import { signInByForm } from './pages.ts';
import { median, percentile } from './statistics.ts';
import { type Figure, figure } from './targets.ts';
import { typeKeys } from './typing.ts';

const KEYS = 40;

/** From a key to what it shows at the end of an empty article, and of one of 10,000 words with 20 tables of 60 cells. */
export async function measureLongArticle(browser: Browser, address: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInByForm(page, address);
  const figures: Figure[] = [];
  for (const { name, html } of [
    { name: 'empty article', html: '' },
    { name: 'article of 10 000 words and 20 tables', html: longText() },
  ]) {
    const body = await openBody(page, address);
    if (html !== '') {
      await paste(page, html);
      await page.getByText(/^1\d,\d{3} words$/).waitFor();
    }
    const keys = await typeKeys(body, KEYS, () => page.keyboard.press('Control+End'));
    figures.push(
      figure(`${name}: key to paint, median, 1x`, median(keys), 'ms'),
      figure(`${name}: key to paint, p95, 1x`, percentile(keys, 0.95), 'ms'),
    );
    // What was typed is a draft, which the next one would be asked about.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('touchline.draft/')) localStorage.removeItem(key);
    });
  }
  await context.close();
  return figures;
}

async function openBody(page: Page, address: string) {
  await page.goto(`${address}/manage/articles/create`);
  const body = page.getByRole('textbox', { name: 'Body' });
  await body.click();
  return body;
}

/** Puts HTML into the text as a paste does. */
async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Body' }).evaluate((element, content) => {
    const data = new DataTransfer();
    data.setData('text/html', content);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}

/** 20 times 500 words in five paragraphs, and a table of 60 cells after each. */
function longText(): string {
  const text = `<p>${'ordet '.repeat(100)}</p>`.repeat(5);
  const row = `<tr>${Array.from({ length: 6 }, (_, cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `${`${text}<table><tbody>${row.repeat(10)}</tbody></table>`.repeat(20)}<p>Slut.</p>`;
}
