import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the engine's own types name of the contract, by the files of the models. A service that has none of it never meets it. */
const NAMED = {
  addOns: 'AddOns',
  importResults: 'ImportResults',
  mergedFigures: 'MergedFigures',
  title: 'Title',
  upload: 'Upload',
};

/** Writes for the types of another service's console what its contract does not have of them. */
export function writeLackingModels(folder: string, header: string): void {
  for (const [file, name] of Object.entries(NAMED)) {
    const path = join(folder, `${file}.ts`);
    if (!existsSync(path)) writeFileSync(path, `${header}export type ${name} = Record<string, any>;\n`);
  }
}
