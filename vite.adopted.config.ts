import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Builds the console of an adopted service (docs/other-services.md) into dist/adopted, in a folder that `npm run adopt` made. */
export default defineConfig({
  base: '/manage/',
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'sv-SE'] }), enforce: 'pre' }],
  resolve: {
    alias: [
      { find: 'markdown-to-jsx/react', replacement: at('./src/app/plain-markdown.tsx') },
      {
        find: /^.*\/generated\/(api\/audit\/audit|model\/auditEntity)\.ts$/,
        replacement: at('./src/app/adopted/no-history.ts'),
      },
      {
        find: /^.*\/generated\/api\/list-totals\/list-totals\.ts$/,
        replacement: at('./src/app/adopted/no-list-totals.ts'),
      },
    ],
  },
  build: {
    outDir: 'dist/adopted',
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'adopted.html' },
  },
});
