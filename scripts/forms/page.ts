import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { build } from 'vite';
import { isStamped, projectRoot, writeStamp } from '../fingerprint.ts';
import { PlainError } from '../plain-error.ts';
import { makeInPlace } from '../put-in-place.ts';
import { runStep } from '../step.ts';

const folder = path.join(projectRoot, 'dist', 'workbench');
const stamp = path.join(projectRoot, 'dist', 'workbench.stamp.json');
/** Everything that the page is made of. */
const inputs = [
  'src',
  'openapi/formats',
  'generated/model',
  'generated/widgets.d.ts',
  'forms/widgets.json',
  'scripts/bench/bench-validator.ts',
  'scripts/forms/runtime-modules.ts',
  'scripts/generate',
  'workbench.html',
  'vite.config.ts',
  'vite.workbench.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * Builds the page when something that it is made of changed, in a process of its own: a build turns its process into a production one.
 * @throws {PlainError} when the build fails; its output has been shown
 */
export async function ensurePage(): Promise<void> {
  if (await isStamped(stamp, inputs)) return;
  const { ok } = await runStep('building the workbench', [process.execPath, 'scripts/forms/build-page.ts']);
  if (!ok) throw new PlainError('The workbench could not be built; its messages are above.');
}

/** Builds the page. */
export async function buildPage(): Promise<void> {
  await makeInPlace(folder, async (outDir) => {
    const configFile = path.join(projectRoot, 'vite.workbench.config.ts');
    await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  });
  await writeStamp(stamp, inputs);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** The built page, held in memory: a build of the same folder meanwhile takes nothing away from it. */
export class Page {
  private readonly files = new Map<string, Buffer>();

  constructor() {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      this.files.set(`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, readFileSync(file));
    }
  }

  /** Answers with a file of the page; false when there is none of this address. */
  serve(url: string, response: ServerResponse): boolean {
    const address = url.split('?')[0] ?? '';
    const content = this.files.get(address);
    if (!content) return false;
    const type = types[path.extname(address)] ?? 'application/octet-stream';
    const cache = address.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': type, 'cache-control': cache });
    response.end(content);
    return true;
  }
}
