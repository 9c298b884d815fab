import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../fingerprint.ts';
import { PlainError } from '../plain-error.ts';
import { putInPlace } from '../put-in-place.ts';

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
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new PlainError(`${folder} is a file. Name a folder: --to ../shop`);
  if (readdirSync(folder).length > 0 && !existsSync(path.join(folder, 'openapi/service.yaml')))
    throw new PlainError(`${folder} is not empty and holds no console that was adopted before. Name a new folder.`);
}

/** What was written before and may have been changed since: it stays as it is. */
const isKept = (name: string): boolean => name.startsWith('forms/') || name === 'openapi/service.yaml';

/**
 * The definitions of a folder that was adopted before, and that need operations which the new contract has not.
 * @throws PlainError naming the first
 */
export function checkDefinitions(folder: string, files: ReadonlyMap<string, string>): void {
  const forms = path.join(folder, 'forms');
  const contract = files.get('openapi/openapi.yaml') ?? '';
  const names = existsSync(forms) ? readdirSync(forms).filter((name) => !OWN_FORMS.includes(name)) : [];
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const text = readFileSync(path.join(forms, name), 'utf8');
    const [, needed] = /"list":\s*"(\w+)"/.exec(text) ?? [];
    if (needed !== undefined && !new RegExp(`operationId: ${needed}$`, 'm').test(contract))
      throw new PlainError(
        `${path.join(forms, name)}:1 needs the operation \`${needed}\`, which would be gone. Name its resource too (--resource may stand several times), or delete the file.`,
      );
  }
}

const OWN_FORMS = ['form.schema.json', 'widgets.json'];

/**
 * Lays the console's own files into a folder that has none yet, and writes what was adopted: whole, or not at all. Packages are those of this project. What was
 * written before and may have been changed stays as it is.
 * @returns the names of the files that were left as they are
 */
export function writeProject(folder: string, files: ReadonlyMap<string, string>): string[] {
  const isNew = !existsSync(path.join(folder, 'package.json'));
  if (!isNew) return writeFiles(folder, files);
  const made = `${folder}.${process.pid}`;
  try {
    mkdirSync(made, { recursive: true });
    for (const name of COPIED.filter((one) => existsSync(path.join(projectRoot, one))))
      cpSync(path.join(projectRoot, name), path.join(made, name), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(made, 'node_modules'));
    narrowTypes(path.join(made, 'tsconfig.json'));
    writeFiles(made, files);
    putInPlace(made, folder);
    return [];
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    throw new PlainError(`${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What is generated is checked: the engine was, in this project, and knows parts of its contract that another has not. */
function narrowTypes(file: string): void {
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  const include = ['src/**/*.d.ts', 'generated'];
  writeFileSync(file, `${JSON.stringify({ ...settings, include }, null, 2)}\n`);
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const kept: string[] = [];
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (isKept(name) && existsSync(file)) {
      if (readFileSync(file, 'utf8') !== text) kept.push(name);
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  }
  return kept;
}
