import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** One file that the provider's pages load. */
export type Asset = { readonly body: Buffer; readonly type: string };

/** The files of the provider's pages by address; `version` changes whenever one of them does. */
export type Assets = { readonly files: ReadonlyMap<string, Asset>; readonly version: string };

/** Address under which the files are served. */
export const assetPath = '/oidc/assets/';

const sources: readonly (readonly [name: string, file: URL, type: string])[] = [
  ['sign-in.css', new URL('./assets/sign-in.css', import.meta.url), 'text/css; charset=utf-8'],
  ['sign-in.js', new URL('./assets/sign-in.js', import.meta.url), 'text/javascript; charset=utf-8'],
  ['sign-out.js', new URL('./assets/sign-out.js', import.meta.url), 'text/javascript; charset=utf-8'],
  ['inter.woff2', interFont(), 'font/woff2'],
];

/** Reads the files once, at start. */
export async function loadAssets(): Promise<Assets> {
  const hash = createHash('sha256');
  const files = new Map<string, Asset>();
  for (const [name, file, type] of sources) {
    const body = await readFile(file);
    hash.update(body);
    files.set(`${assetPath}${name}`, { body, type });
  }
  return { files, version: hash.digest('hex').slice(0, 10) };
}

function interFont(): URL {
  return new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
}
