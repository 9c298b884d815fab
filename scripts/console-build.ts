import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { consoleFolder, consoleInputs, consoleStamp } from './console-inputs.ts';
import { projectRoot, writeStamp } from './fingerprint.ts';
import { keepFormer, makeInPlace } from './put-in-place.ts';

/**
 * Builds the console and the sign-in bridge page into `dist/console` and compresses them. The bridge is a build of its own
 * so that it shares no code with the console and stays 3 kB.
 */
export async function buildConsole(): Promise<void> {
  await rm(consoleStamp, { force: true });
  // Whatever the shell says: React for development is twice as large, and slow.
  process.env.NODE_ENV = 'production';
  let sizes = { files: 0, bytes: 0, compressed: 0 };
  await makeInPlace(consoleFolder, async (outDir) => {
    const configFile = path.join(projectRoot, 'vite.config.ts');
    await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    await buildBridge(outDir);
    sizes = await compressFolder(outDir);
    keepFormer(consoleFolder, outDir);
  });
  const { files, bytes, compressed } = sizes;
  await writeStamp(consoleStamp, consoleInputs);
  console.log(`Console built: ${files} text files, ${kilobytes(bytes)}, ${kilobytes(compressed)} as brotli.`);
}

/** Builds only the sign-in bridge page, which the development server does not make itself. */
export async function buildBridge(outDir = consoleFolder): Promise<void> {
  await build({ configFile: path.join(projectRoot, 'vite.bridge.config.ts'), logLevel: 'warn', build: { outDir } });
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
