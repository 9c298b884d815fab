import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/** What other pages stand on: all that one of them alone needs comes in one file, what several need with the first, which every page needs. */
const PAGES = Object.entries({
  console: 'src/app/console.tsx',
  list: 'src/engine/list/list-page.tsx',
  editor: 'src/engine/editor/editor-page.tsx',
}).map(([name, file]) => ({ name, file: fileURLToPath(new URL(file, import.meta.url)) }));

/** Tells with which of these pages a module of ours comes. Packages come with what uses them: their own indexes name all that there is. */
function pageFinder(): (module: string, context: Rolldown.ChunkingContext) => string | undefined {
  const known = new Map<string, ReadonlySet<string>>();
  return (module, context) => {
    if (module.includes('node_modules')) return undefined;
    const needs = (file: string): ReadonlySet<string> => {
      const found = known.get(file);
      if (found) return found;
      const all = new Set([file]);
      // A set that grows is walked to its new end.
      for (const one of all) for (const next of context.getModuleInfo(one)?.importedIds ?? []) all.add(next);
      known.set(file, all);
      return all;
    };
    const [page, ...others] = PAGES.filter(({ file }) => needs(file).has(module));
    return others.length > 0 ? PAGES[0]?.name : page?.name;
  };
}

/** How the console's code is divided into files; the workbench's page, which stands for the console in measurements, does it alike. */
export function consoleOutput(): Rolldown.OutputOptions {
  const pageOf = pageFinder();
  return {
    codeSplitting: {
      groups: [
        {
          name: 'start',
          test: /preload-helper|src\/app\/(auth\/(address|settings)|config\.ts|language\.ts)|src\/engine\/edit-session\/unsaved-work|node_modules\/(@azure\/msal-(browser|common)|jose)\//,
        },
        {
          name: 'base',
          test: /src\/contract\/|node_modules\/(react|react-dom|scheduler|react-router|react-i18next|i18next|use-sync-external-store|@tanstack\/(query-core|react-query))\//,
        },
        {
          name: 'base',
          test: /node_modules\/lucide-react\//,
          // The pictures of one page come with that page.
          minShareCount: 2,
        },
        {
          name: 'shared',
          test: /src\/(ui|engine)\/|node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@tanstack)\//,
          // What only a few lazy parts share, such as calendars, must not come with every page.
          minShareCount: 13,
        },
        {
          debugName: 'console and list',
          name: (...module) => [pageOf(...module)].find((page) => page !== 'editor') ?? null,
        },
        {
          debugName: 'pieces',
          name: (...module) => (pageOf(...module) === 'editor' ? 'pieces' : null),
          // Pages written by hand share some of what editors are made of, and do without the rest.
          minShareCount: 6,
        },
        { debugName: 'editor', name: (...module) => pageOf(...module) ?? null },
      ],
    },
  };
}

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
      output: consoleOutput(),
    },
  },
});
