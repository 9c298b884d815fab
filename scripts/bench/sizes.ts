import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const CONSOLE = 'dist/console';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** What a page costs to fetch: how many scripts and styles, and their bytes as they are served with each compression. */
export interface Size {
  files: number;
  br: number;
  gz: number;
}

/** What the first script comes with. */
const ENTRY = 'start';
const SIGNED_IN = ['console'];

/** What a page needs beside the entry, by the page's name: modules that are fetched by themselves, and files by the names that the build gives them. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'sign-in': ['sign-in'],
  home: SIGNED_IN,
  list: [...SIGNED_IN, 'list', 'generated/forms/team.ts'],
  upload: [
    ...SIGNED_IN,
    'src/features/media/upload/upload-page.tsx',
    'generated/forms/image.ts',
    'generated/forms/video.ts',
  ],
  editor: [...SIGNED_IN, 'editor', 'generated/forms/team.ts'],
};

/** The size of every page's scripts and styles, from the build's manifest: exact, so that a budget for them can be a test. */
export function pageSizes(): Record<string, Size> {
  const manifest = JSON.parse(readFileSync(join(CONSOLE, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  return Object.fromEntries(
    Object.entries(PAGES).map(([page, modules]) => {
      const files = new Set<string>();
      for (const name of [ENTRY, ...modules]) collect(manifest, name, files);
      const sum = (suffix: string): number => [...files].reduce((total, file) => total + served(file, suffix), 0);
      return [page, { files: files.size, br: sum('.br'), gz: sum('.gz') }];
    }),
  );
}

/** The bytes of a file as it is served; the smallest are served as they are. */
function served(file: string, suffix: string): number {
  const compressed = join(CONSOLE, file + suffix);
  return statSync(existsSync(compressed) ? compressed : join(CONSOLE, file)).size;
}

/** Collects the files that a module comes with. Files may import each other. */
function collect(manifest: Record<string, Chunk>, name: string, files: Set<string>): void {
  const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no ${name}`);
  if (files.has(chunk.file)) return;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
  for (const inner of chunk.imports ?? []) collect(manifest, inner, files);
}
