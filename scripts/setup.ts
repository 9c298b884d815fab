import { findBrowser } from './browser.ts';
import { command, PlainError } from './plain-error.ts';
import { runStep } from './step.ts';

/** `npm run setup`: makes this machine ready for the tests. The packages are there already; what remains is a browser. */
await command(async () => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && findBrowser() === undefined)
    throw new PlainError(`CHROMIUM_PATH names ${chosen}, which does not start.`);
  const browser = findBrowser() ?? (await installBrowser());
  console.log(`Browser: ${browser}`);
});

async function installBrowser(): Promise<string> {
  await runStep("no Chromium or Chrome found; installing Playwright's own", ['playwright', 'install', 'chromium']);
  const own = findBrowser();
  if (own !== undefined) return own;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    await runStep("asking Debian for its packages' list", ['apt-get', 'update']);
    await runStep("installing Debian's package chromium", [
      'apt-get',
      'install',
      '--yes',
      '--no-install-recommends',
      'chromium',
    ]);
  }
  const packaged = findBrowser();
  if (packaged !== undefined) return packaged;
  throw new PlainError(
    'No browser could be installed; install Chromium or Chrome, or name its program file in CHROMIUM_PATH.',
  );
}
