import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { compressFolder } from './compress.ts';
import { siteFolder, siteInputs, siteStamp } from './console-inputs.ts';
import { projectRoot, writeStamp } from './fingerprint.ts';
import { keepFormer, makeInPlace } from './put-in-place.ts';

/** Builds the public site into `dist/site`: what draws its pages in the service, and its stylesheet, which is compressed. */
export async function buildSite(): Promise<void> {
  await rm(siteStamp, { force: true });
  await makeInPlace(siteFolder, async (outDir) => {
    const configFile = path.join(projectRoot, 'vite.site.config.ts');
    await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
    await compressFolder(path.join(outDir, 'assets'));
    keepFormer(siteFolder, outDir);
  });
  await writeStamp(siteStamp, siteInputs);
}
