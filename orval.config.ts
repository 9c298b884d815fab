import { defineConfig } from 'orval';

/** The typed client and its query hooks, printed from the bundled contract by `npm run generate`, which then takes the folder over as `generated`. */
export default defineConfig({
  console: {
    input: { target: './generated.new/openapi.json' },
    output: {
      mode: 'tags-split',
      target: './generated.new/api/endpoints.ts',
      schemas: './generated.new/model',
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
