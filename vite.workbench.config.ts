import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { benchValidator } from './scripts/bench/bench-validator.ts';
import { runtimeModules } from './scripts/forms/runtime-modules.ts';
import { consoleOutput } from './vite.config.ts';

/**
 * The page of the form workbench, built into dist/workbench for `npm run forms`, tests and measurements. The service serves dist/console only, so
 * nothing of this reaches a user. What compiled validators import gets files of fixed names: they are made while the page is open.
 */
export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'sv-SE'] }), enforce: 'pre' }, benchValidator()],
  resolve: {
    alias: {
      'markdown-to-jsx/react': fileURLToPath(new URL('./src/app/plain-markdown.tsx', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist/workbench',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { workbench: 'workbench.html', ...runtimeModules },
      preserveEntrySignatures: 'exports-only',
      output: {
        ...consoleOutput(),
        entryFileNames: ({ name }) => (name in runtimeModules ? 'runtime/[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
