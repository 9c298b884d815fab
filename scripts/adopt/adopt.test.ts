import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PlainError } from '../plain-error.ts';
import { readDescription } from './description.ts';
import { adopt } from './take.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-adopt-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Descriptions that nobody here wrote, of two packages (both MIT), and our own. */
const GIVEN = [
  ...globSync('node_modules/@readme/oas-examples/{2.0,3.0,3.1}/**/*.{json,yaml}'),
  ...globSync('node_modules/@scalar/galaxy/dist/*.{json,yaml}'),
  'generated/openapi.json',
].sort();

/** What becomes of a description: how many files it makes, or the words in which it is refused. Anything else is a fault of ours. */
function outcome(file: string, resources: readonly string[] = []): number | string {
  try {
    return adopt(readDescription(file), resources).files.size;
  } catch (error) {
    if (error instanceof PlainError) return error.message;
    throw new Error(`${file} ${resources.join(' ')}`, { cause: error });
  }
}

function listsOf(file: string): string[] {
  try {
    const { paths } = readDescription(file).document;
    return Object.keys(paths as object).filter(
      (name) => !name.includes('{') && Object.hasOwn((paths as Record<string, object>)[name] ?? {}, 'get'),
    );
  } catch {
    return [];
  }
}

test('takes every description of the packages, or refuses it in words with file and line', () => {
  const results = GIVEN.map((file) => outcome(file));
  expect(results.filter((one) => typeof one === 'string' && !/^[^\s:]+:\d+ \S/.test(one))).toEqual([]);
  expect(results.filter((one) => typeof one === 'number').length).toBeGreaterThan(80);
}, 120_000);

test('writes a first definition that passes the check for every list, or says in words with file and line why there is none', () => {
  const results = GIVEN.filter((file) => !file.startsWith('generated')).flatMap((file) =>
    listsOf(file)
      .slice(0, 3)
      .map((resource) => outcome(file, [resource])),
  );
  expect(results.filter((one) => typeof one === 'string' && !/^[^\s:]+:\d+ \S/.test(one))).toEqual([]);
  expect(results.filter((one) => typeof one === 'number').length).toBeGreaterThan(15);
}, 120_000);

/** What is refused, planted in a description of one list. */
const WRONG: Readonly<Record<string, [text: string, says: RegExp]>> = {
  'no text at all': ['', /:1 This is no OpenAPI description/],
  'no YAML': ['openapi: [3.0.0\npaths: {', /:\d+ This is no YAML/],
  'no JSON': ['{"openapi": "3.0.0",\n "paths" {}}', /:\d+ This is no JSON/],
  'a list': ['- openapi: 3.0.0', /:1 .*no object/],
  'Swagger 2.0': ['info: {}\nswagger: "2.0"', /:2 This is a Swagger 2.0 description/],
  'a version to come': ['openapi: 4.0.0\npaths: {}', /:1 It is of OpenAPI 4\.0\.0/],
  'no paths': ['openapi: 3.1.0\ninfo: {}', /:1 It has no `paths`/],
  'a reference to nothing': [
    'openapi: 3.0.0\npaths:\n  /a:\n    get:\n      responses:\n        "200":\n          $ref: "#/components/responses/A"\n',
    /:7 There is no `#\/components\/responses\/A`/,
  ],
  'a reference to itself': [
    'openapi: 3.0.0\npaths:\n  /a:\n    $ref: "#/paths/~1b"\n  /b:\n    $ref: "#/paths/~1a"\n',
    /:\d+ `.*` refers to itself/,
  ],
  'another file': ['openapi: 3.0.0\npaths:\n  /a:\n    $ref: a.yaml\n', /:4 `a\.yaml` leads out of the file/],
  'nested too deep': [
    `{"openapi": "3.0.0", "paths": ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
    /:1 It is nested/,
  ],
};

test.each(Object.entries(WRONG))('refuses %s in words, with its line', (name, [text, says]) => {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.yaml`);
  writeFileSync(file, text);
  expect(outcome(file)).toMatch(says);
});

test('asks for what it cannot tell, and says what there is', () => {
  const file = 'node_modules/@scalar/galaxy/dist/latest.yaml';
  expect(outcome(file, ['/stars'])).toMatch(/:\d+ There is no resource `\/stars`\. There are \/planets/);
  const { files } = adopt(readDescription(file), ['/planets']);
  expect([...files.keys()]).toEqual([
    'openapi/openapi.yaml',
    'openapi/service.yaml',
    'redocly.yaml',
    'forms/planet.json',
  ]);
});
