import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../../faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { type ContractFile, schemaFaults } from './schemas.ts';

/** The files that the contract is written in. */
export function contractFiles(folder = 'openapi'): ContractFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));
  return names.map((name) => ({ name: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }));
}

/** What a description may say by its own rules, and nothing can be generated from: schemas that consist of themselves, and parameters without a schema. */
export function contractFaults(document: JsonObject, files: readonly ContractFile[]): Fault[] {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  const endless = Object.keys(schemas).filter((name) => consistsOf(schemas, name, name, new Set()));
  return [
    ...endless.map((name) => ({
      ...placeOf(files, new RegExp(`^\\s*${name}:\\s*$`)),
      message: `\`${name}\` consists of itself, by \`allOf\`.`,
      suggestion: 'Take it away there, or make it a property.',
    })),
    ...withoutSchema(document).map((name) => ({
      ...placeOf(files, new RegExp(`^\\s*-?\\s*name:\\s*['"]?${name}['"]?\\s*$`), /^\s*content:/),
      message: `The parameter \`${name}\` has \`content\` and no \`schema\`.`,
      suggestion: 'Give it a `schema`: its value is sent as it is.',
    })),
    ...(endless.length > 0 ? [] : schemaFaults(document, files)),
  ];
}

/** Whether a schema leads to a name by `allOf` alone. */
function consistsOf(schemas: JsonObject, from: string, sought: string, seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const parts = listAt(schemas[from], 'allOf').flatMap((part) => refOf(part) ?? []);
  return parts.some((part) => part === sought || consistsOf(schemas, part, sought, seen));
}

function refOf(part: unknown): string | undefined {
  const ref = isObject(part) ? part.$ref : undefined;
  return typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
}

function withoutSchema(document: JsonObject): string[] {
  const paths = Object.values(objectAt(document, 'paths')).filter(isObject);
  const holders = paths.flatMap((path) => [path, ...Object.values(path).filter(isObject)]);
  const shared = Object.values(objectAt(objectAt(document, 'components'), 'parameters'));
  const parameters = [...holders.flatMap((holder) => listAt(holder, 'parameters')), ...shared].filter(isObject);
  const names = parameters.filter((one) => isObject(one.content)).map((one) => textAt(one, 'name') ?? '');
  return [...new Set(names)];
}

/** Where a line stands that matches, with `soon` before the next entry of its list; the contract's first line where none does. */
function placeOf(files: readonly ContractFile[], line: RegExp, soon?: RegExp): Pick<Fault, 'file' | 'line'> {
  for (const { name, text } of files) {
    const lines = text.split('\n');
    const isThere = (at: number) => {
      const after = lines.slice(at + 1);
      const next = after.findIndex((one) => /^\s*- /.test(one));
      return !soon || after.slice(0, next < 0 ? after.length : next).some((one) => soon.test(one));
    };
    const at = lines.findIndex((one, place) => line.test(one) && isThere(place));
    if (at >= 0) return { file: name, line: at + 1 };
  }
  return { file: 'openapi/openapi.yaml', line: 1 };
}
