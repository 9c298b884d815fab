import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the console into dist/console. Nothing is put inline: the content security policy allows scripts, styles, fonts and pictures
 * from our own address only. The redirect bridge has a build of its own (vite.bridge.config.ts).
 */
export default defineConfig({
  base: '/manage/',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'sv-SE'] }), enforce: 'pre' }],
  resolve: {
    // Form texts are plain; the form library's Markdown renderer would cost 31 kB.
    alias: {
      'markdown-to-jsx/react': fileURLToPath(new URL('./src/app/plain-markdown.tsx', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What several pages share comes in one file instead of many small ones: fewer requests, and it stays in the browser's cache.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // What comes later, editors above all, is compiled beside the page while it loads instead of function by function when it is first drawn. What a
        // first page needs is not: it would wait for the compilation of functions that it never calls.
        postBanner: ({ name }) =>
          ['main', 'start', 'base', 'shared'].includes(name) ? '' : '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: /preload-helper|src\/app\/(auth\/address|language\.ts)|src\/engine\/unsaved-work|node_modules\/(@azure\/msal-(browser|common)|jose)\//,
            },
            {
              name: 'base',
              test: /src\/contract\/|node_modules\/(react|react-dom|scheduler|react-router|react-i18next|i18next|lucide-react|use-sync-external-store|@tanstack\/(query-core|react-query))\//,
            },
            {
              name: 'shared',
              test: /src\/(ui|engine)\/|node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@tanstack)\//,
              // What only a few lazy parts share, such as calendars, must not come with every page.
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
});
