import { test as base } from './test.ts';
import { startVariant, type Variant } from './variant-service.ts';

/** The `test` of specs that run over the variant of the service: the browser's calls for teams and pages go to it. */
export const test = base.extend<{ variant: Variant }>({
  variant: async ({ baseURL, context }, use) => {
    const variant = await startVariant(baseURL ?? '');
    await variant.serve(context);
    await use(variant);
    await variant.stop();
  },
});
