import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { browserFlags, findBrowser } from '../../../scripts/browser.ts';
import { type Role, roles, stateFile, tokenFile } from './accounts.ts';
import { startServer } from './server.ts';
import { signInForToken } from './sign-in.ts';

/** Starts the one server of a run and signs every role in once; returns what ends it. Specs find the address in E2E_ADDRESS. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export.
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.E2E_ADDRESS = server.address;
  try {
    await saveStates(server.address);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}

async function saveStates(address: string): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserFlags],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    await Promise.all(roles.map((role) => saveState(address, role)));
  } finally {
    await browser.close();
  }

  async function saveState(address: string, role: Role): Promise<void> {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const token = await signInForToken(page, address, role);
    // Signed in is who the console lets in or turns away; both show a heading.
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('heading', { name: 'Access Denied' }))
      .first()
      .waitFor();
    await context.storageState({ path: stateFile(role) });
    await writeFile(tokenFile(role), token);
    await context.close();
  }
}
