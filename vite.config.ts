import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

/**
 * What pages stand on. All that the console itself needs comes in one file, with what several pages need; the rest of what lists are made of in a
 * second, of what editors are made of in a third. The styles of all three come with the first.
 */
const PAGES = Object.entries({
  console: 'src/app/console.tsx',
  list: 'src/engine/list/list-page.tsx',
  editor: 'src/engine/editor/editor-page.tsx',
}).map(([name, file]) => ({ name, file: fileURLToPath(new URL(file, import.meta.url)) }));

/** Packages that every page stands on. */
const BASE =
  /src\/contract\/|node_modules\/(react|react-dom|scheduler|react-router|react-i18next|i18next|use-sync-external-store|@tanstack\/(query-core|react-query))\//;
/** What comes with the console where at least so many parts that are fetched by themselves need it: calendars, say, must not come with every page. */
const SHARED = [
  {
    test: /node_modules\/lucide-react\/|generated\/api\/|openapi\/formats\/|src\/engine\/values\/|node_modules\/ajv\//,
    parts: 2,
  },
  {
    test: /src\/(ui|engine)\/|node_modules\/(react-aria|react-aria-components|react-stately|@internationalized|@tanstack)\//,
    parts: 14,
  },
];
/** Widgets that weigh little: to fetch each by itself costs a form more than to fetch those that it does not show. */
const LIGHT_WIDGETS =
  /src\/engine\/(form\/ordered-rows-template|widgets\/(birth-date|external-ids|portraits|ordered-list|names|accounts|contacts|colour|media-choice|tags))\.tsx$/;
/** The first scripts of the console and of the workbench. */
const FIRST = ['src/app/main.ts', 'src/workbench/main.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** Tells which modules a file comes with, itself among them, and how many of the parts that are fetched by themselves need a module. */
function moduleGraph(context: Rolldown.ChunkingContext) {
  const known = new Map<string, ReadonlySet<string>>();
  const needs = (file: string): ReadonlySet<string> => {
    const found = known.get(file);
    if (found) return found;
    const all = new Set([file]);
    // A set that grows is walked to its new end.
    for (const one of all) for (const next of context.getModuleInfo(one)?.importedIds ?? []) all.add(next);
    known.set(file, all);
    return all;
  };
  const parts = new Set(FIRST.filter((file) => context.getModuleInfo(file) !== null));
  for (const part of parts) {
    for (const one of needs(part))
      for (const later of context.getModuleInfo(one)?.dynamicallyImportedIds ?? []) parts.add(later);
  }
  const partsWith = (module: string): number => [...parts].filter((part) => needs(part).has(module)).length;
  return { needs, partsWith };
}

/** Tells with which page's file a module comes; undefined where a part that is fetched by itself has it to itself. */
function pageFinder(): (module: string, context: Rolldown.ChunkingContext) => string | undefined {
  let graph: ReturnType<typeof moduleGraph> | undefined;
  return (module, context) => {
    graph ??= moduleGraph(context);
    const { needs, partsWith } = graph;
    if (BASE.test(module)) return 'console';
    if (SHARED.some(({ test, parts }) => test.test(module) && partsWith(module) >= parts)) return 'console';
    if (LIGHT_WIDGETS.test(module)) return 'editor';
    if (/src\/(ui|engine)\/[\w/.-]+\.css$/.test(module)) return 'console';
    // Packages come with what uses them: their own indexes name all that there is.
    if (module.includes('node_modules')) return undefined;
    const [page, ...others] = PAGES.filter(({ file }) => needs(file).has(module));
    return others.length > 0 || (page && module.endsWith('.css')) ? 'console' : page?.name;
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
          test: /preload-helper|rolldown\/runtime|src\/app\/(main|config|language|start\/[\w-]+|auth\/(address|settings|kept-session|login-state|open-auth))\.ts$|generated\/addresses|src\/contract\/(send|api-error)\.ts|src\/engine\/(values\/kept-choice|edit-session\/unsaved-work)/,
        },
        {
          name: 'sign-in',
          test: /src\/app\/auth\/start-auth|node_modules\/(@azure\/msal-(browser|common)|jose)\//,
        },
        // In this order: what a group takes brings with it what it needs and no group before has.
        ...PAGES.map(({ name }) => ({
          debugName: name,
          name: (...module: Parameters<typeof pageOf>) => (pageOf(...module) === name ? name : null),
        })),
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
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      output: consoleOutput(),
    },
  },
});
