import { describe, expect, test } from 'vitest';
import { formats } from '../../openapi/formats/web-address.ts';
import { readJson } from './project-files.ts';

// Rules over the contract that its linter does not know. An exception is named here, with its reason.

type Schema = {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
};
type Parameter = {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
};
type Content = { readonly content?: Record<string, { readonly schema?: Schema }> };
type Operation = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Record<string, Content & { readonly $ref?: string }>;
  readonly security?: readonly object[];
};
type Contract = {
  readonly paths: Record<string, Record<string, Operation> & { readonly parameters?: readonly Parameter[] }>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly parameters: Record<string, Parameter>;
    readonly responses: Record<string, Content>;
  };
};

const contract = readJson<Contract>('generated/openapi.json');
const { schemas, parameters: sharedParameters, responses: sharedResponses } = contract.components;
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolveParameter);
    return [{ id: operation.operationId ?? `${method} ${path}`, path, method, operation, parameters }];
  }),
);

/** Lists that are whole: reference data that every site has a handful of, the choices of a field, and what belongs to one thing. */
const wholeLists = new Set([
  'listNetworks',
  'listProducts',
  'listProductsByName',
  'listSports',
  'listExternalIdTypes',
  'listOwners',
  'listAllTeams',
  'listPlayerPositions',
  'listGameTypes',
  'listConnectedTeams',
  'listGamesOfTeams',
  'listGameLinks',
  'listArticleTemplates',
  'listArticleRevisions',
  'listArticleUses',
  'listArticlePlaces',
  'listGameSeriesBySsgts',
  'listGameMetadataOfSsgt',
  'listGameLogos',
  'listMediaCategories',
  'listVideoCategories',
  'listAllMediaCategories',
  'listMediaUploaders',
  'listMediaUses',
  'listVideoChannels',
  'listActiveSeries',
  'listGameFilterSeries',
  'listInstanceSsgts',
  'listDynamicAdsProviders',
  'listSubscriptionLevels',
  'listShopCategories',
  'listAuditActors',
  'listMenu',
  'listMenuPublications',
  'listRouteUses',
  'listSponsorUses',
  'listSiteSponsorGroups',
  'listSponsorGroupNames',
  'listArticleTemplates',
  'listArticleRevisions',
  'listArticleUses',
  'listArticlePlaces',
  'listLayoutSites',
  'listLayoutUses',
  'listLayoutPublications',
  'listLayoutProblems',
  'listSectionTypes',
  'listPages',
  'listStartPageSections',
  'listHeroSlides',
  'listSavedViews',
]);

describe('schemas', () => {
  test('are named in PascalCase', () => {
    expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  test('and their properties are described: the console shows some of it, and people read the rest', () => {
    const silent = Object.entries(schemas).flatMap(([name, schema]) => undescribed(schema, name));
    expect(silent).toEqual([]);
  });

  test('have properties in camelCase, but for the raw ones of a file, which the specification names (§3)', () => {
    const others = Object.entries(schemas).filter(([name]) => name !== 'MediaProperties');
    const odd = others.flatMap(([name, schema]) =>
      propertyNames(schema)
        .filter((property) => !/^[a-z][A-Za-z0-9]*$/.test(property))
        .map((property) => `${name}.${property}`),
    );
    expect(odd).toEqual([]);
  });
});

test('an address that people write has a format of openapi/formats, so that it leads to the web', () => {
  // What a route of the menu's item leads to is the path of a route or an address: service/store/menu/menu-rules.ts.
  const exceptions = ['MenuRoute.path'];
  const said = /\b(an? (web )?address|address (of|elsewhere)|where .* leads)\b/i;
  const bare = Object.entries(schemas).flatMap(([name, schema]) =>
    textsOf(schema, name)
      // What people write has a greatest length; what the service alone says has none.
      .filter(([path, text]) => text.maxLength !== undefined && !exceptions.includes(path))
      .filter(([path, text]) => /(url|uri|link|website)$/i.test(path) || said.test(text.description ?? ''))
      .filter(([, text]) => !(String(text.format) in formats))
      .map(([path]) => path),
  );
  expect(bare).toEqual([]);
});

test('a text that must not be empty must say something that can be seen: a single blank is nothing', () => {
  // What is looked for is not kept, and a mediaString has its own sentence (specification §8).
  const asked = /^(Similar\w+Search|GameSuggestionQuery|PersonMediaList)\./;
  const silent = Object.entries(schemas).flatMap(([name, schema]) =>
    textsOf(schema, name)
      .filter(([path]) => !asked.test(path))
      .filter(([, text]) => (text.minLength ?? 0) > 0 && text.pattern === undefined && text.format === undefined)
      .filter(([, text]) => text.enum === undefined && text.const === undefined)
      .map(([path]) => path),
  );
  expect(silent).toEqual([]);
});

test('no pattern takes time that grows with the square of a text: a request could hold the service with it', () => {
  const found = JSON.stringify(contract).match(/"pattern":"(?:[^"\\]|\\.)*"/g) ?? [];
  const patterns = [...new Set(found)].map((one) => (JSON.parse(`{${one}}`) as { pattern: string }).pattern);
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter(isSlow)).toEqual([]);
  expect([String.raw`\s+$`, String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`].filter(isSlow)).toHaveLength(2);
});

describe('parameters', () => {
  test('are described, and named in camelCase but for what others have named: headers, and types of sections (§7)', () => {
    const named = ['x-s8y-instance-id', 'If-Match', 'FilterAddable', 'AllowIdentifier', 'AllowAddOn'];
    const odd = operations.flatMap(({ id, parameters }) =>
      parameters
        .filter(
          (one) => !one.description || !(/^[a-z][A-Za-z0-9]*$/.test(one.name ?? '') || named.includes(one.name ?? '')),
        )
        .map((one) => `${id} ${one.name}`),
    );
    expect(odd).toEqual([]);
  });
});

describe.each(operations)('$id', ({ path, operation, parameters }) => {
  const names = parameters.map((parameter) => parameter.name);
  const statuses = Object.keys(operation.responses);

  test('has an operationId in camelCase, one tag, a summary and a description', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z0-9]*$/);
    expect(operation.tags).toHaveLength(1);
    expect(operation.summary).toBeTruthy();
    expect(operation.description).toBeTruthy();
  });

  test('names every error that its kind of call can meet', () => {
    expect(statuses).toEqual(expect.arrayContaining(expectedErrors(path, operation, names)));
  });

  test('answers every error in the one error form', () => {
    const errors = statuses.filter((status) => Number(status) >= 400);
    expect(
      errors.filter((status) => errorSchema(operation.responses[status]) !== '#/components/schemas/Error'),
    ).toEqual([]);
  });
});

test.each(operations.filter(({ id, method }) => method === 'get' && /^list/.test(id) && !wholeLists.has(id)))(
  '$id is a list, and so comes in pages',
  ({ parameters }) => {
    expect(parameters.map((parameter) => parameter.name)).toEqual(expect.arrayContaining(['page', 'pageSize']));
  },
);

test('the named exceptions exist', () => {
  const ids = operations.map(({ id }) => id);
  expect([...wholeLists].filter((id) => !ids.includes(id))).toEqual([]);
});

/** 401 for calls that need a token, 403 for a site's data, 404 for a thing by its id, 413 and 415 for a body, 409 for one that makes or changes. */
function expectedErrors(path: string, operation: Operation, names: readonly (string | undefined)[]): string[] {
  const expected = ['400', '429', '500'];
  if (operation.security?.length !== 0) expected.push('401');
  if (names.includes('x-s8y-instance-id')) expected.push('403');
  if (/Uuid\}$/.test(path)) expected.push('404');
  if (operation.requestBody !== undefined) expected.push('409', '413', '415');
  if (names.includes('If-Match')) expected.push('412');
  return expected;
}

function errorSchema(response: (Content & { readonly $ref?: string }) | undefined): string | undefined {
  const named = response?.$ref ? sharedResponses[response.$ref.split('/').at(-1) ?? ''] : response;
  return named?.content?.['application/json']?.schema?.$ref;
}

function resolveParameter(parameter: Parameter): Parameter {
  return parameter.$ref ? (sharedParameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter) : parameter;
}

/** Whether a pattern reads a text again from each of its places: then a long one that nearly fits takes seconds. */
function isSlow(pattern: string): boolean {
  const expression = new RegExp(pattern, 'u');
  const parts = ['x', ' ', 'a/', '/', 'a.', '.', 'image|', '1', 'a-', ':a', '-to-', 'game.a', '%', 'é', '\n'];
  const texts = parts.flatMap((part) =>
    ['', 'a@', '/'].flatMap((start) => ['', ' ', '!'].map((end) => start + part.repeat(20_000 / part.length) + end)),
  );
  const takesLong = (text: string): boolean => {
    const before = process.cpuUsage();
    expression.test(text);
    return process.cpuUsage(before).user > 50_000;
  };
  // Each time: once, the collector of garbage may have taken it.
  return texts.some((text) => takesLong(text) && takesLong(text) && takesLong(text));
}

/** The texts below a schema, each with its path. */
function textsOf(schema: Schema, path: string): [path: string, text: Schema][] {
  return [
    ...([schema.type].flat().includes('string') ? [[path, schema] as [string, Schema]] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => textsOf(inner, `${path}.${name}`)),
    ...(schema.items ? textsOf(schema.items, path) : []),
    ...(schema.allOf ?? []).flatMap((part) => textsOf(part, path)),
  ];
}

function undescribed(schema: Schema, name: string): string[] {
  if (schema.$ref !== undefined) return [];
  const own = schema.description ? [] : [name];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    undescribed(property, `${name}.${key}`),
  );
  return [...own, ...inside];
}

function propertyNames(schema: Schema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => [key, ...propertyNames(property)]);
}
