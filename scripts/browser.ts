import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** What the browser does without: one list, for a second one takes the place of the first. */
const withoutFeatures = [
  // Two processes for every new context, with what an address bar proposes that nobody sees: two thirds of what a context costs.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  // What Playwright does without.
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
];

/** How the browser is started for tests and measurements: without the traffic and services of a person's browser. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'Google Chrome'];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/**
 * The program file of a Chromium or Chrome that starts on this machine: the one that `CHROMIUM_PATH` names when set, else an
 * installed one, else Playwright's own. Undefined when there is none; `npm run setup` then gets one.
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return starts(chosen) ? chosen : undefined;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...places];
  const installed = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...installed, chromium.executablePath()].find((file) => existsSync(file) && starts(file));
}

/** A browser without its system libraries is installed but does not start; asking for its version tells. */
function starts(file: string): boolean {
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
