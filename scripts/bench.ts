import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { measureFocalPoint } from './bench/focal-point.ts';
import { keepRun, readKeptValues } from './bench/kept-run.ts';
import { measureLayouts } from './bench/layouts.ts';
import { benchLists } from './bench/list-command.ts';
import { measureLongArticle } from './bench/long-article.ts';
import { measureMediaPage } from './bench/media-page.ts';
import { measureMenuTree } from './bench/menu-tree.ts';
import { measureByAddress } from './bench/opened-by-address.ts';
import { measurePages, startBrowser } from './bench/pages.ts';
import { measurePictures } from './bench/pictures.ts';
import { measureRequests } from './bench/requests.ts';
import { benchFolder, memoryOf, stop } from './bench/running-service.ts';
import { benchSearch } from './bench/searches.ts';
import { pageSizes } from './bench/sizes.ts';
import { benchSoak } from './bench/soak.ts';
import { type Figure, figure, table } from './bench/targets.ts';
import { measureUploads } from './bench/upload-photos.ts';
import { measureWorkbench } from './bench/workbench-pages.ts';
import { signIn } from './football/sign-in.ts';
import { command, PlainError } from './plain-error.ts';
import { ensureConsole, ensureGenerated } from './up-to-date.ts';

const run = promisify(execFile);
const MASTER_SITE = 'north1_north';
const USERNAME = 'admin@touchline.test';
const PASSWORD = 'touchline-demo';

/** What a user waits for: in the console, then in forms and lists of the largest size. */
async function measureInBrowser(address: string, token: string): Promise<Figure[]> {
  const browser = await startBrowser();
  try {
    return [
      ...(await measurePages(browser, address)),
      ...(await measureByAddress(browser, address)),
      ...(await measureMediaPage(browser, address, token, MASTER_SITE)),
      ...(await measureFocalPoint(browser, address, token, MASTER_SITE)),
      ...(await measureMenuTree(browser, address)),
      ...(await measureLayouts(browser, address, token, MASTER_SITE)),
      ...(await measureLongArticle(browser, address)),
      ...(await measureUploads(browser, address, token, MASTER_SITE)),
      ...(await measureWorkbench(browser)),
    ];
  } finally {
    await browser.close();
  }
}

/** What `npm run bench -- <name>` measures alone: printed and not kept. */
const alone: Readonly<Record<string, typeof measureUploads>> = {
  article: measureLongArticle,
  layouts: measureLayouts,
  uploads: measureUploads,
};

async function benchAlone(measure: typeof measureUploads): Promise<void> {
  await ensureGenerated();
  await ensureConsole();
  const folder = await benchFolder();
  try {
    const { child } = await folder.start();
    const browser = await startBrowser();
    try {
      const { address } = folder;
      const token = await signIn({ address, username: USERNAME, password: PASSWORD });
      console.log(table(await measure(browser, address, token, MASTER_SITE)));
    } finally {
      await browser.close();
      await stop(child);
    }
  } finally {
    folder.forget();
  }
}

/**
 * `npm run bench`: measures what has a target and what a user waits for, prints a table beside the run before, and keeps
 * the run; it asserts nothing. `npm run bench -- lists` compares sizes of lists, `-- uploads`, `-- layouts` and
 * `-- article` measure these alone, `-- search` the palette's search of a large site, `-- soak` many users for some minutes.
 */
await command(async () => {
  const [part, ...others] = process.argv.slice(2);
  if (part === 'lists') return benchLists(others);
  if (part === 'search') return benchSearch(others);
  if (part === 'soak') return benchSoak(others);
  const measure = alone[part ?? ''];
  if (measure) return benchAlone(measure);
  if (part !== undefined)
    throw new PlainError(
      `There is no bench called ${part}; there are: article, layouts, lists, search, soak, uploads.`,
    );
  const figures: Figure[] = [];
  const note = (step: string): void => console.log(`measuring ${step} ...`);
  note('generation');
  const began = performance.now();
  await run(process.execPath, ['scripts/generate.ts']);
  figures.push(figure('generate', performance.now() - began, 'ms'));
  await ensureGenerated();
  await ensureConsole();
  for (const [page, { files, br, gz }] of Object.entries(pageSizes())) {
    figures.push(
      figure(`bundle of ${page}, files`, files, ''),
      figure(`bundle of ${page}, brotli`, br / 1000, 'kB'),
      figure(`bundle of ${page}, gzip`, gz / 1000, 'kB'),
    );
  }
  const folder = await benchFolder();
  try {
    note('starts');
    const first = await folder.start();
    await stop(first.child);
    const amounts = ['--teams', '300', '--players', '20000', '--games', '5000', '--menu', '1000'];
    await run(process.execPath, ['scripts/seed.ts', ...amounts], { env: folder.environment });
    const second = await folder.start();
    figures.push(figure('first start', first.ready, 'ms'), figure('second start', second.ready, 'ms'));
    try {
      note('requests');
      const token = await signIn({ address: folder.address, username: USERNAME, password: PASSWORD });
      figures.push(...(await measureRequests(folder.address, token, MASTER_SITE)));
      figures.push(figure('memory of the service', memoryOf(second.child.pid), 'MB'));
      note('pictures');
      figures.push(...(await measurePictures(folder.address, token, MASTER_SITE)));
      note('pages');
      figures.push(...(await measureInBrowser(folder.address, token)));
    } finally {
      await stop(second.child);
    }
  } finally {
    folder.forget();
  }
  const before = readKeptValues('last-run');
  console.log(`\n${table(figures, before)}\n\nKept in ${keepRun('last-run', figures)}`);
});
