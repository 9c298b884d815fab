import { keptTest } from './kept-test.ts';
import { type Served, serveWorkbench } from './workbench.ts';

/** The `test` of specs of the form workbench, which is served for them beside the run's service. */
export const test = keptTest.extend<object, { workbench: Served }>({
  workbench: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for.
    async ({}, use) => {
      const workbench = await serveWorkbench(process.env.E2E_ADDRESS ?? '');
      await use(workbench);
      await workbench.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ workbench }, use) => use(workbench.address),
});
