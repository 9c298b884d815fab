import vm from 'node:vm';
import ts from 'typescript';
import { parseSource, projectFiles, readJson, readText, walk } from '../../repo/project-files.ts';

// What the specification's words are held against: contract, texts, and constants of the code.

/** A schema as far as the tables look at it. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly required?: readonly string[];
  readonly description?: string;
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
/** One call of the contract. */
export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly 'x-requires-add-on'?: string;
}
interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>> & { parameters?: readonly Parameter[] }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

/** The bundled contract. */
export const contract = readJson<Contract>('generated/openapi.json');

/** The schema that another one refers to, or itself. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : resolved(contract.components.schemas[name] ?? {});
}

/** The properties of a schema, those of its parts included, by name. */
export function propertiesOf(schema: Schema): Record<string, Schema> {
  const { properties = {}, allOf = [], oneOf = [], anyOf = [] } = resolved(schema);
  return Object.assign({}, properties, ...[...allOf, ...oneOf, ...anyOf].map(propertiesOf)) as Record<string, Schema>;
}

/** The properties of a schema of the contract by its name. */
export const fieldsOf = (name: string): Record<string, Schema> =>
  propertiesOf({ $ref: `#/components/schemas/${name}` });

/** The values that a schema of the contract allows. */
export function valuesOf(schema: Schema): unknown[] {
  const { enum: values, items, oneOf = [], anyOf = [], allOf = [] } = resolved(schema);
  if (values) return values.filter((value) => value !== null);
  return items ? valuesOf(items) : [...oneOf, ...anyOf, ...allOf].flatMap(valuesOf);
}

/** The call of a method and path; undefined when the contract has none. Names of places in the path do not count. */
export function operationAt(method: string, path: string): Operation | undefined {
  const shape = (text: string) => text.replace(/\{[^}]+\}/g, '{}');
  const found = Object.entries(contract.paths).find(([one]) => shape(one) === shape(path));
  return found?.[1][method.toLowerCase()];
}

/** Every call with its path. */
export const operations: readonly (Operation & { readonly path: string; readonly method: string })[] = Object.entries(
  contract.paths,
).flatMap(([path, item]) =>
  ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) =>
    item[method] ? [{ ...item[method], path, method }] : [],
  ),
);

/** The parameters of a call in a place (`query`, `path`, `header`), those of its path included. */
export function parametersOf(operation: Operation & { readonly path?: string }, place: string): string[] {
  const shared = operation.path === undefined ? [] : (contract.paths[operation.path]?.parameters ?? []);
  return [...shared, ...(operation.parameters ?? [])]
    .map((one) => (one.$ref ? contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one))
    .flatMap((one) => (one?.in === place ? [one.name] : []));
}

/** The parameters of the query that a call must have. */
export const requiredIn = ({ parameters = [] }: Operation): string[] =>
  parameters
    .map((one) => (one.$ref ? contract.components.parameters[one.$ref.split('/').at(-1) ?? ''] : one))
    .flatMap((one) => (one?.in === 'query' && one.required ? [one.name] : []));

/** The properties of what a call is sent. */
export const bodyOf = (operation: Operation): Record<string, Schema> =>
  propertiesOf(operation.requestBody?.content['application/json'].schema ?? {});

type Texts = { readonly [key: string]: string | Texts };

/** Every text of a language: those of every page and those of the areas, by their keys. */
export function textsOf(language: 'en' | 'sv'): Map<string, string> {
  const flat = (texts: Texts, prefix = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
    );
  const files = projectFiles('json').filter(({ path }) =>
    new RegExp(`^src/locales/(areas/[a-z-]+\\.)?${language}\\.json$`).test(path),
  );
  return new Map(files.flatMap(({ text }) => flat(JSON.parse(text) as Texts)));
}

/** The value of a constant that a file declares, whether it exports it or not. */
export function constantOf(file: string, name: string): unknown {
  let found: ts.Expression | undefined;
  walk(parseSource({ path: file, text: readText(file) }), (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ??= node.initializer;
  });
  if (!found) throw new Error(`${file} declares no ${name}`);
  const { outputText } = ts.transpileModule(`value = ${found.getText()}`, {});
  return vm.runInNewContext(outputText, {});
}

/** The members of a union of texts that a file declares as a type. */
export function unionOf(file: string, name: string): string[] {
  const found: string[] = [];
  walk(parseSource({ path: file, text: readText(file) }), (node) => {
    if (!ts.isTypeAliasDeclaration(node) || node.name.text !== name) return;
    walk(node.type, (part) => {
      if (ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal)) found.push(part.literal.text);
    });
  });
  return found;
}
