import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { PlainError } from '../plain-error.ts';

/** What a console of another service has of this project: the engine, the generator and their settings; neither contract nor definitions. */
const COPIED = [
  ...[
    'src',
    'scripts',
    'public',
    'openapi/formats',
    'forms/form.schema.json',
    'forms/widgets.json',
    'service/config.ts',
  ],
  ...[
    'package.json',
    'package-lock.json',
    'orval.config.ts',
    'tsconfig.json',
    'vite.config.ts',
    'vite.adopted.config.ts',
    'adopted.html',
  ],
];

/** The folder as it may be written to: never this project, nor a folder with something else in it. */
export function checkFolder(folder: string): void {
  const within = path.relative(projectRoot, folder);
  if (within === '' || ['openapi', 'forms', 'src'].includes(within.split(path.sep)[0] ?? ''))
    throw new PlainError(
      `${folder} belongs to this project, whose contract would be overwritten. Name another folder: --to ../shop`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, 'openapi/service.yaml')))
    throw new PlainError(`${folder} is not empty and holds no console that was adopted before. Name a new folder.`);
}

/** Lays the console's own files into a folder that has none yet, and writes what was adopted. Packages are those of this project. */
export function writeProject(folder: string, files: ReadonlyMap<string, string>): void {
  if (!existsSync(path.join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    for (const name of COPIED.filter((one) => existsSync(path.join(projectRoot, one))))
      cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  }
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}
