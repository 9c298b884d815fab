import { defineConfig } from 'orval';

/** The folder that `npm run generate` is making. */
const made = `./${process.env.GENERATED_NEW}`;

/** The typed client and its query hooks, printed from the bundled contract by `npm run generate`, which then takes the folder over as `generated`. */
export default defineConfig({
  console: {
    input: { target: `${made}/openapi.json` },
    output: {
      mode: 'tags-split',
      target: `${made}/api/endpoints.ts`,
      schemas: `${made}/model`,
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      tsconfig: './tsconfig.json',
      packageJson: './package.json',
      urlEncodeParameters: true,
      tagsSplitDeduplication: true,
      override: {
        header: () => ['Printed by `npm run generate`. Do not edit.'],
        mutator: { path: './src/contract/fetcher.ts', name: 'apiFetch' },
        fetch: { includeHttpResponseReturnType: false, arrayFormat: 'repeat' },
        query: { version: 5, useSuspenseQuery: true, useInvalidate: true, shouldSplitQueryKey: true, signal: true },
        enumGenerationType: 'const',
      },
    },
  },
});
