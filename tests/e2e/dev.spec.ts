import { projectRoot, type Server, startServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

// Vite may reload a page whose packages it has just met, and says so.
test.use({ role: null, expectedMessages: /./ });
test.setTimeout(240_000);

let server: Server;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startServer({}, projectRoot, 'dev');
});
test.afterAll(() => server.stop());

test('npm run dev starts the service, and the console from its sources before it', async ({ page }) => {
  await page.goto(`${server.address}/manage/`);
  // From a clean checkout Vite prepares every package first.
  await page.getByLabel('Username').waitFor({ timeout: 120_000 });
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/, { timeout: 120_000 });
  expect(await page.locator('script[src*="/@vite/client"]').count()).toBe(1);
});
