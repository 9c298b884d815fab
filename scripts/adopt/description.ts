import { existsSync, readFileSync, statSync } from 'node:fs';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document as YamlDocument } from 'yaml';
import { type Fault, faultLine } from '../generate/faults.ts';
import { isObject, type JsonObject, objectAt } from '../generate/json.ts';
import { twiceIn } from '../generate/json-text.ts';
import { PlainError } from '../plain-error.ts';

/** A place in a description: property names and indexes from its root. */
export type Place = readonly (string | number)[];

/** An OpenAPI description as it was given, which can tell the line of each of its places. */
export interface Description {
  file: string;
  document: JsonObject;
  lineOf(place: Place): number;
}

/** A refusal in words, with file and line. */
export function refusal(
  { file, lineOf }: Pick<Description, 'file' | 'lineOf'>,
  place: Place,
  message: string,
  hint = '',
): PlainError {
  const fault: Fault = { file, line: lineOf(place), message };
  return new PlainError(faultLine(hint ? { ...fault, suggestion: hint } : fault));
}

/** Nothing that people write is nested deeper; what a program made may end any parser. */
const DEEPEST = 400;

/**
 * Reads a description, of YAML or JSON.
 * @throws PlainError in words, with file and line, where it is none
 */
export function readDescription(file: string): Description {
  if (/^https?:/.test(file))
    throw new PlainError(`${file} is an address. Fetch it first: curl -o openapi.yaml ${file}`);
  if (!existsSync(file)) throw new PlainError(`${file}: there is no such file.`);
  if (statSync(file).isDirectory()) throw new PlainError(`${file} is a folder; name the description in it.`);
  const text = readText(file);
  const read = /^\s*[{[]/.test(text) ? readJson(file, text) : readYaml(file, text);
  const { document } = read;
  if (depthOf(document) > DEEPEST) throw refusal(read, [], `It is nested more than ${DEEPEST} deep.`);
  if (!isObject(document)) throw refusal(read, [], 'This is no OpenAPI description: it is no object.');
  if (document.swagger !== undefined)
    throw refusal(
      read,
      ['swagger'],
      `This is a Swagger ${JSON.stringify(document.swagger).replaceAll('"', '')} description; only OpenAPI 3.0 and 3.1 can be taken.`,
      'Convert it first, as `npx swagger2openapi` does.',
    );
  const { openapi } = document;
  const version = typeof openapi === 'object' ? '' : String(openapi).trim();
  if (document.openapi === undefined) throw refusal(read, [], 'This is no OpenAPI description: it has no `openapi`.');
  if (!/^3\.[01](\.|$)/.test(version))
    throw refusal(
      read,
      ['openapi'],
      `It is of OpenAPI ${version.slice(0, 20) || 'no version'}; only 3.0 and 3.1 can be taken.`,
    );
  if (!isObject(document.paths) || Object.keys(document.paths).length === 0)
    throw isObject(document.webhooks)
      ? refusal(
          read,
          ['webhooks'],
          'It has `webhooks` alone, which the service calls: there is nothing that one could call.',
        )
      : refusal(read, ['paths'], 'It has no `paths`: there is nothing that could be called.');
  const names = Object.keys(objectAt(document.components, 'schemas'));
  const taken = names.find((name) => name in Object.prototype);
  if (taken !== undefined)
    throw refusal(
      read,
      ['components', 'schemas', taken],
      `No schema can be called \`${taken}\`: every object of JavaScript has something of that name.`,
      'Call it something else, here and in each `$ref`.',
    );
  return { ...read, document };
}

function readText(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new PlainError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (text.includes('\0')) throw new PlainError(`${file}:1 It is no text in UTF-8. Save it as one.`);
  return text;
}

type Read = Pick<Description, 'file' | 'lineOf'> & { document: JsonObject };

function readJson(file: string, text: string): Read {
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const lineOf = (place: Place): number => {
    if (place.length === 0) return 1;
    const root = parseTree(text);
    for (let length = place.length; length >= 0 && root; length -= 1) {
      const node = findNodeAtLocation(root, [...place.slice(0, length)]);
      if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
    }
    return 1;
  };
  try {
    const document = JSON.parse(text) as JsonObject;
    const [twice] = twiceIn(parseTree(text) ?? { type: 'null', offset: 0, length: 0 });
    if (twice) throw new PlainError(standsTwice(file, lineAt(twice.offset), twice.name));
    return { file, document, lineOf };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const said = error instanceof Error ? error.message : String(error);
    if (error instanceof RangeError) throw new PlainError(`${file}:1 It is nested too deep.`);
    const at = /position (\d+)/.exec(said)?.[1];
    throw new PlainError(`${file}:${lineAt(Number(at ?? 0))} This is no JSON: ${said.split('\n')[0]}.`);
  }
}

function readYaml(file: string, text: string): Read {
  const lines = new LineCounter();
  try {
    const parsed = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
    const [broken] = parsed.errors;
    if (broken)
      throw new PlainError(
        `${file}:${broken.linePos?.[0].line ?? 1} This is no YAML: ${broken.message.split('\n')[0]}`,
      );
    refuseTwice(file, parsed, lines);
    const lineOf = (place: Place): number => {
      for (let length = place.length; length > 0; length -= 1) {
        const holder = length === 1 ? parsed.contents : parsed.getIn(place.slice(0, length - 1), true);
        const key = place[length - 1];
        const pair = isMap(holder)
          ? holder.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key))
          : undefined;
        const node: unknown = pair?.key ?? parsed.getIn(place.slice(0, length), true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 1;
    };
    // Dates and other things that only YAML has become texts.
    return {
      file,
      document: JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: 10_000 }) ?? null)) as JsonObject,
      lineOf,
    };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    const told = error instanceof Error ? error.message : String(error);
    const isCircle = told.includes('circular');
    const said =
      error instanceof RangeError ? 'it is nested too deep' : isCircle ? 'an anchor stands within itself' : told;
    throw new PlainError(`${file}:1 It cannot be read: ${said.split('\n')[0]}.`);
  }
}

const standsTwice = (file: string, line: number, key: string): string =>
  `${file}:${line} \`${key}\` stands twice here. Remove one of the two.`;

/** A key that stands twice in the same place: only one of the two would count, without a word. */
function refuseTwice(file: string, document: YamlDocument, lines: LineCounter): void {
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key) || typeof key.value !== 'string') continue;
        if (seen.has(key.value) && key.value !== '<<')
          throw new PlainError(standsTwice(file, lines.linePos(key.range?.[0] ?? 0).line, key.value));
        seen.add(key.value);
      }
    },
  });
}

/** How deep a value is nested, told without falling in. */
function depthOf(root: unknown): number {
  let level: unknown[] = [root];
  let depth = 0;
  while (level.length > 0 && depth <= DEEPEST) {
    level = level.flatMap((node) =>
      typeof node === 'object' && node !== null ? (Object.values(node) as unknown[]) : [],
    );
    depth += 1;
  }
  return depth;
}
