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

const LIST =
  "      responses: {'200': {content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Thing'}}}}}}";
const ONE = "{content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}}";
const MADE = `    post:\n      requestBody: ${ONE}\n      responses: {'201': ${ONE}}\n`;
const READ = `    get:\n      responses: {'200': ${ONE}}\n    put:\n      requestBody: ${ONE}\n      responses: {'200': ${ONE}}\n`;
const THING =
  '    Thing: {type: object, required: [id, name], properties: {id: {type: integer, readOnly: true}, name: {type: string}}}';

/** A description of one resource, with a part of it replaced by another. */
const described = (from: string | RegExp = '', to = ''): string =>
  [
    'openapi: 3.0.3\ninfo: {title: Things, version: "1"}\npaths:',
    `  /things:\n    get:\n      parameters: []\n${LIST}\n${MADE}  /things/{id}:`,
    '    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]',
    `${READ}components:\n  schemas:\n${THING}`,
    '',
  ]
    .join('\n')
    .replace(from, to);

/** Other kinds of trouble, each planted in that description: what is said of it. */
const PLANTED: Readonly<Record<string, [text: string, says: RegExp]>> = {
  'a schema that refers to itself': [
    described(
      / {4}Thing: .*/,
      "    Thing: {$ref: '#/components/schemas/B'}\n    B: {$ref: '#/components/schemas/Thing'}",
    ),
    /:\d+ The schema `\w+` is made of itself/,
  ],
  'a schema made of itself': [
    described('{type: object,', "{allOf: [{$ref: '#/components/schemas/Thing'}], type: object,"),
    /:\d+ The schema `Thing` is made of itself/,
  ],
  'a reference that is a number': [
    described("$ref: '#/components/schemas/Thing'", '$ref: 42'),
    /:7 `\$ref` must be a text/,
  ],
  'a reference to everything': [described('#/components/schemas/Thing', '#'), /:7 `\$ref` is `#`, which names nothing/],
  'webhooks alone': ['openapi: 3.1.0\nwebhooks: {made: {}}\n', /:2 It has `webhooks` alone/],
  'a parameter that is null': [
    described('parameters: []', 'parameters: [null]'),
    /:6 Here should stand an object, but it is null/,
  ],
  'answers of XML': [
    described(LIST, LIST.replace('application/json', 'application/xml')),
    /:4 GET \/things gives no JSON/,
  ],
  'several lists': [
    described(
      /schema: \{type: array, items: (\{.*?\})\}/,
      'schema: {type: object, properties: {a: {type: array, items: $1}, b: {type: array, items: $1}}}',
    ),
    /gives several lists, `a` and `b`/,
  ],
  'a map': [described('{type: array, items:', '{type: object, additionalProperties:'), /gives no list: a map by keys/],
  'rows of several kinds': [
    described("items: {$ref: '#/components/schemas/Thing'}", 'items: {oneOf: [{type: object}, {type: string}]}'),
    /gives rows that are no objects with properties/,
  ],
  'a parameter without which there is no list': [
    described('parameters: []', 'parameters: [{name: tenant, in: query, required: true, schema: {type: string}}]'),
    /it needs `tenant`\./,
  ],
  'text of another encoding': [described().replaceAll('', '\0'), /:1 It is no text in UTF-8/],
  'an anchor within itself': [
    'openapi: 3.0.0\npaths: &a\n  /things: {get: *a}\n',
    /:1 It cannot be read: an anchor stands within itself/,
  ],
};

test.each(Object.entries(PLANTED))('refuses a description with %s', (name, [text, says]) => {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.yaml`);
  writeFileSync(file, text);
  expect(outcome(file, ['/things'])).toMatch(says);
});

/** What is taken all the same, each with the words that are said of it, or none. */
const TAKEN: Readonly<Record<string, [text: string, says: RegExp | undefined]>> = {
  'a version that is a number': [described('3.0.3', '3.1'), undefined],
  'paths with a slash at their ends': [described('/things:', '/things/:').replace('{id}:', '{id}/:'), undefined],
  'a parameter of the path that nothing describes': [described(/ {4}parameters: \[\{name: id.*/, ''), undefined],
  'a parameter that the path has not': [described('name: id,', 'name: other,'), undefined],
  'names that code has': [described('    post:', '    post:\n      operationId: delete'), undefined],
  'keywords of the wrong kind': [
    described(
      'name: {type: string}',
      'name: {type: [strnig, string], minLength: a, pattern: 5, enum: [], readOnly: maybe}',
    ),
    undefined,
  ],
  'a required header': [
    described('parameters: []', 'parameters: [{name: X-Tenant, in: header, required: true}]'),
    /:6 GET \/things needs the header `X-Tenant`, which is not sent/,
  ],
  'a way of paging that nothing tells the end of': [
    described('parameters: []', 'parameters: [{name: starting_after, in: query}]'),
    /:6 GET \/things takes `starting_after`, and nothing says how the next page is found/,
  ],
  'a server of its own': [
    described('    get:\n', '    servers: [{url: /x}]\n    get:\n'),
    /:5 `\/things` has servers of its own/,
  ],
  'an address below': [
    described('components:', '  /things/{id}/parts: {get: {responses: {}}}\ncomponents:'),
    /`\/things\/\{id\}\/parts` is left out/,
  ],
  'a body of a form': [
    described(MADE, MADE.replace('application/json', 'application/x-www-form-urlencoded')),
    /POST \/things speaks application\/x-www-form-urlencoded, no JSON/,
  ],
};

test.each(Object.entries(TAKEN))('takes a description with %s, and says so', (name, [text, says]) => {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.yaml`);
  writeFileSync(file, text);
  const resource = text.includes('/things/:') ? '/things/' : '/things';
  const { files, notes } = adopt(readDescription(file), [resource]);
  const operations = Object.keys(
    (JSON.parse(files.get('forms/thing.json') ?? '{}') as { operations: object }).operations,
  );
  expect(operations).toEqual(
    says?.source.includes('speaks') ? ['list', 'read', 'update'] : ['list', 'read', 'update', 'create'],
  );
  const told = notes.filter((note) => !note.includes('has no operationId'));
  if (says) expect(told.join('\n')).toMatch(says);
  else expect(told).toEqual([]);
});

test('neither falls into a long chain of references nor into one that doubles at each step', () => {
  const names = Array.from(
    { length: 3000 },
    (_, at) => `    C${at}: {type: object, properties: {next: {$ref: '#/components/schemas/C${at + 1}'}}}`,
  );
  const doubled = Array.from(
    { length: 28 },
    (_, at) =>
      `    D${at}: {allOf: [{$ref: '#/components/schemas/D${at + 1}'}, {$ref: '#/components/schemas/D${at + 1}'}]}`,
  );
  const file = path.join(folder, 'long.yaml');
  const first =
    "name: {type: string}, next: {$ref: '#/components/schemas/C0'}, twice: {$ref: '#/components/schemas/D0'}";
  writeFileSync(
    file,
    `${described('name: {type: string}', first)}${[...names, '    C3000: {type: object}', ...doubled, '    D28: {type: object}'].join('\n')}\n`,
  );
  expect(outcome(file, ['/things'])).toBe(4);
}, 30_000);

test('names two resources with the same last word apart, or says that it cannot', () => {
  const file = path.join(folder, 'two.yaml');
  const other = described()
    .slice(described().indexOf('  /things:'), described().indexOf('components:'))
    .replaceAll('/things', '/old/things');
  writeFileSync(file, described('components:', `${other}components:`));
  const { files } = adopt(readDescription(file), ['/things', '/old/things']);
  const named = [...files.keys()].filter((name) => name.startsWith('forms/'));
  expect(named).toEqual(['forms/thing.json', 'forms/old-thing.json']);
  expect(named.map((name) => /"list": "(\/[^"]+)"/.exec(files.get(name) ?? '')?.[1])).toEqual([
    '/things',
    '/old-things',
  ]);
});

test('writes columns and fields of the attributes of a JSON:API resource', () => {
  const data =
    "{content: {application/json: {schema: {type: object, properties: {data: {$ref: '#/components/schemas/Thing'}}}}}}";
  const file = path.join(folder, 'json-api.yaml');
  const thing =
    '    Thing: {type: object, required: [id, type, attributes], properties: {id: {type: string, readOnly: true}, type: {type: string, enum: [things]}, ' +
    'attributes: {type: object, required: [title], properties: {title: {type: string}, price: {type: integer}}}, ' +
    'relationships: {type: object, properties: {owner: {type: object, properties: {id: {type: string}}}}}}}';
  const text = described(/ {4}Thing: .*/, thing)
    .replaceAll(ONE, data)
    .replace(
      LIST,
      LIST.replace('{type: array,', '{type: object, properties: {data: {type: array,').replace(/}}}}}$/, '}}}}}}}'),
    )
    .replace('schema: {type: integer}}]', 'schema: {type: string}}]');
  writeFileSync(file, text);
  const { files } = adopt(readDescription(file), ['/things']);
  const written = files.get('forms/thing.json') ?? '';
  const fields = [...written.matchAll(/"field": "([^"]+)"/g)].map(([, field]) => field);
  // Columns, then fields.
  expect(fields).toEqual(['attributes.title', 'attributes.price', 'attributes.title', 'attributes.price']);
  expect(written).toContain('"title": "attributes.title"');
  expect(written).toContain('"initial": { "type": "things" }');
  expect(written).toContain('"update": ');
});

test.each(Object.entries(WRONG))('refuses %s in words, with its line', (name, [text, says]) => {
  const file = path.join(folder, `${name.replaceAll(' ', '-')}.yaml`);
  writeFileSync(file, text);
  expect(outcome(file)).toMatch(says);
});

test('refuses a key that stands twice, and a schema by a name of JavaScript’s own', () => {
  const file = path.join(folder, 'twice.yaml');
  writeFileSync(file, `${described()}    Other: {type: object}\n    Other: {type: string}\n`);
  expect(outcome(file)).toMatch(/twice\.yaml:\d+ `Other` stands twice here\. Remove one of the two\./);
  const json = path.join(folder, 'twice.json');
  writeFileSync(json, '{\n"openapi": "3.1.0",\n"info": {"title": "x", "version": "1"},\n"paths": {},\n"paths": {}\n}');
  expect(outcome(json)).toMatch(/twice\.json:5 `paths` stands twice here\. Remove one of the two\./);
  writeFileSync(file, `${described()}    constructor: {type: object}\n`);
  expect(outcome(file)).toMatch(/twice\.yaml:\d+ No schema can be called `constructor`/);
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
