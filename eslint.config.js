import { defineConfig, globalIgnores } from 'eslint/config';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Only what needs types or knows React: Biome does the rest, and faster. */
export default defineConfig(
  globalIgnores(['generated/', 'dist/', '.cache/', '.data/', 'test-results/', 'playwright-report/']),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Fastify's handlers and the contract's total map are async by type, also where one of them has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // TypeScript reports these itself (noUnusedLocals), and knows the underscore.
      '@typescript-eslint/no-unused-vars': 'off',
      // Our objects are closures: their methods do not know `this`, and may be handed on.
      '@typescript-eslint/unbound-method': 'off',
      // `test('...', async () => {})` of node-style runners and `void` handlers of React are fine; forgotten promises are not.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [hooks.configs.flat['recommended-latest']] },
);
