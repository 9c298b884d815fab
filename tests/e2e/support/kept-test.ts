import { test as base } from 'playwright/test';
import { KeptContexts } from './kept-contexts.ts';

type Options = {
  /** Whether the context is one that no test had before and none gets after, for tests that change what cannot be taken back: its clock. */
  isContextNew: boolean;
};

/** A `test` whose context was another test's before, and knows nothing of it (`kept-contexts.ts`). */
export const keptTest = base.extend<Options, { keptContexts: KeptContexts }>({
  isContextNew: [false, { option: true }],
  keptContexts: [
    async ({ browser }, use) => {
      const contexts = new KeptContexts(browser);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      keptContexts,
      isContextNew,
      baseURL,
      storageState,
      viewport,
      locale,
      timezoneId,
      colorScheme,
      hasTouch,
      isMobile,
      contextOptions,
    },
    use,
    testInfo,
  ) => {
    const { reducedMotion = null, ...others } = contextOptions;
    const look = { viewport, colorScheme, reducedMotion };
    const options = {
      ...others,
      baseURL: baseURL ?? '',
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
      hasTouch,
      isMobile,
    };
    const state = storageState ?? { cookies: [], origins: [] };
    if (isContextNew) {
      const context = await browser.newContext({ ...options, ...look, storageState: state });
      await use(context);
      await context.close();
      return;
    }
    const context = await keptContexts.take(baseURL ?? '', options, look, state);
    await use(context);
    await keptContexts.giveBack(baseURL ?? '', context, testInfo.errors.length === 0);
  },
});
