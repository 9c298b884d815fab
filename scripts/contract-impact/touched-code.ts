import { globSync, readFileSync } from 'node:fs';
import type { Change } from './compare-contracts.ts';

/** The files of the project that name something that changed, by where they stand. */
export interface TouchedCode {
  handlers: string[];
  /** The rest of the service that names the property or schema. */
  service: string[];
  features: string[];
  src: string[];
  tests: string[];
}

/** A hand-written file. */
export interface CodeFile {
  path: string;
  text: string;
}

/** The hand-written code of console, service and tests. */
export function readCode(): CodeFile[] {
  return globSync(['src/**/*.{ts,tsx}', 'service/**/*.{ts,sql}', 'tests/**/*.ts'])
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/**
 * The files that a change touches: those that name one of its operations or its schema as a word, and in the service also those that name the property and
 * speak of the thing: a `height` is a picture's too.
 * Names are all that it looks at; the compiler says more once the code is generated.
 */
export function touchedCode({ operations, schema, path, part }: Change, code: readonly CodeFile[]): TouchedCode {
  const names = [...operations, ...(schema === undefined ? [] : [schema])];
  const property =
    part === 'operation' || part === 'status' || part === 'header'
      ? undefined
      : path.split('.').findLast((key) => key !== '*');
  const byName = code.filter(({ text }) => names.some((name) => hasWord(text, name)));
  const byProperty = property
    ? code.filter(
        ({ path: file, text }) => file.startsWith('service/') && hasWord(text, property) && speaksOf(text, schema),
      )
    : [];
  const isTest = (file: string): boolean => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
  const paths = (files: readonly CodeFile[], start: string): string[] =>
    files.map(({ path: file }) => file).filter((file) => file.startsWith(start) && !isTest(file));
  const handlers = paths(byName, 'service/operations/');
  const service = [...new Set([...paths(byName, 'service/'), ...paths(byProperty, 'service/')])];
  const features = paths(byName, 'src/features/');
  return {
    handlers,
    service: service.filter((file) => !handlers.includes(file)),
    features,
    src: paths(byName, 'src/').filter((file) => !features.includes(file)),
    tests: byName.map(({ path: file }) => file).filter(isTest),
  };
}

/** Whether a text mentions what a schema describes, in whatever way it is written: `PlayerInput` describes a player. */
function speaksOf(text: string, schema: string | undefined): boolean {
  const thing = schema?.replace(/(?<=.)(Input|Page|Record|Row|ListItem|Summary)$/, '') ?? '';
  return lettersOf(text).includes(lettersOf(thing));
}

const lettersOf = (text: string): string => text.replace(/[^a-z]/gi, '').toLowerCase();

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at >= 0 && new RegExp(`(?<![\\w$])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}
