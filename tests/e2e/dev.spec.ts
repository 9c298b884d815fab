import { projectRoot, type Server, startServer } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ role: null });
test.setTimeout(240_000);

let server: Server;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startServer({}, projectRoot, 'dev');
});
test.afterAll(() => server.stop());

test('npm run dev starts the service, and the console from its sources before it', async ({ page }) => {
  await page.goto(`${server.address}/manage/`);
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Alva$/, { timeout: 120_000 });
  expect(await page.locator('script[src*="/@vite/client"]').count()).toBe(1);
});
