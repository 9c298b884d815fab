import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Kinds of files that get smaller; fonts and pictures are compressed already. */
const compressible = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest']);
/** Below this many bytes the headers cost more than compression saves. */
const smallest = 512;

/**
 * Writes `x.br` (brotli, quality 11) and `x.gz` beside each compressible file under `folder`, once at build time, so that
 * the service only picks the one that the browser accepts. A source map is for people with developer tools and is left alone.
 * @returns how many files were compressed, and their bytes before and after (brotli)
 */
export async function compressFolder(folder: string): Promise<{ files: number; bytes: number; compressed: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const total = { files: 0, bytes: 0, compressed: 0 };
  for (const file of files) {
    const content = await readFile(file);
    if (content.length < smallest) continue;
    const small = await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${file}.br`, small);
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    total.files += 1;
    total.bytes += content.length;
    total.compressed += small.length;
  }
  return total;
}
