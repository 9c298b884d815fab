import { readFileSync } from 'node:fs';

/** A JSON Schema (2020-12) as it stands in the contract; only Ajv looks deeper into it. */
export type Schema = { readonly [keyword: string]: unknown };

/** Where a parameter travels; the contract uses no cookies. */
export type ParameterPlace = 'path' | 'query' | 'header';

/** One parameter of an operation. */
export type Parameter = {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required?: boolean;
  readonly explode?: boolean;
  /** Whether an empty value in the query says something; otherwise it counts as missing. */
  readonly allowEmptyValue?: boolean;
  readonly schema: Schema;
};

/** One described answer: the schema of its body, if it has one, and the names of its headers in lower case. */
export type Answer = { readonly schema: Schema | undefined; readonly headers: readonly string[] };

/** One operation of the contract, with every reference to shared parameters and answers resolved. */
export type Operation = {
  readonly id: string;
  readonly method: Method;
  /** Path with `{name}` placeholders, base path included. */
  readonly path: string;
  /** Parameters of the path item and of the operation itself. */
  readonly parameters: readonly Parameter[];
  /** Schema of the JSON body; undefined when the operation takes none. */
  readonly body: Schema | undefined;
  readonly answers: ReadonlyMap<number, Answer>;
  /** Whether anyone may call it, without a token. */
  readonly open: boolean;
  /** Whether it works on one site, named by the instance header. */
  readonly siteScoped: boolean;
  /** The add-on that the site needs. */
  readonly addOn: string | undefined;
  /** Who alone may call it, where not every administrator of the site may; its handler asks. */
  readonly writers: 'super-administrators' | 'master-site' | undefined;
  /** What a body that says nothing is refused with, where the specification gives the words. */
  readonly whenEmpty: string | undefined;
  /** The same of properties of its body, by their names. */
  readonly fieldsWhenEmpty: ReadonlyMap<string, string>;
};

/** The methods that a path item may hold. */
export const methods = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'] as const;
/** A method that a path item may hold. */
export type Method = (typeof methods)[number];

/** The header that names the site (specification §7). */
export const instanceHeader = 'x-s8y-instance-id';

/** The bundled contract and its operations. */
export type Contract = {
  /** What the paths of all operations begin with. */
  readonly base: string;
  readonly operations: readonly Operation[];
  /** `components.schemas`, to which the schemas of operations refer as `#/components/schemas/...`. */
  readonly schemas: Readonly<Record<string, Schema>>;
};

type Reference = { readonly $ref: string };
type MediaTypes = { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
type AnswerObject = MediaTypes & { readonly headers?: Readonly<Record<string, unknown>> };
type OperationObject = {
  readonly operationId: string;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: MediaTypes | Reference;
  readonly responses: Readonly<Record<string, AnswerObject | Reference>>;
  readonly security?: readonly unknown[];
  readonly 'x-requires-add-on'?: string;
  readonly 'x-writers'?: Operation['writers'];
  readonly 'x-when-empty'?: string;
};
type PathItem = { readonly parameters?: readonly (Parameter | Reference)[] } & Readonly<
  Partial<Record<Lowercase<Method>, OperationObject>>
>;
type Document = {
  readonly servers: readonly [{ readonly url: string }];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

let read: Contract | undefined;

/** The contract that `npm run generate` bundled; read once. */
export function readContract(): Contract {
  read ??= readBundle();
  return read;
}

function readBundle(): Contract {
  const file = new URL('../../generated/openapi.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  return { base: document.servers[0].url, operations: operationsOf(document), schemas: document.components.schemas };
}

function operationsOf(document: Document): Operation[] {
  const base = document.servers[0].url;
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const object = item[method.toLowerCase() as Lowercase<Method>];
      return object ? [operationOf(document, method, base + path, item, object)] : [];
    }),
  );
}

function operationOf(
  document: Document,
  method: Method,
  path: string,
  item: PathItem,
  object: OperationObject,
): Operation {
  const parameters = [...(item.parameters ?? []), ...(object.parameters ?? [])].map((one) => resolve(document, one));
  const own = new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const body = object.requestBody && resolve(document, object.requestBody);
  const bodySchema = body?.content?.['application/json']?.schema;
  return {
    id: object.operationId,
    method,
    path,
    parameters: [...own.values()],
    body: bodySchema,
    answers: new Map(
      Object.entries(object.responses).map(([status, one]) => [Number(status), answerOf(resolve(document, one))]),
    ),
    open: object.security?.length === 0,
    siteScoped: parameters.some((parameter) => parameter.in === 'header' && parameter.name === instanceHeader),
    addOn: object['x-requires-add-on'],
    writers: object['x-writers'],
    whenEmpty: object['x-when-empty'],
    fieldsWhenEmpty: new Map(bodySchema ? wordsWhenEmpty(document, bodySchema) : []),
  };
}

/** The properties of a body that have words of their own for when they are empty. */
function wordsWhenEmpty(document: Document, schema: Schema): [name: string, words: string][] {
  const { properties = {}, allOf = [] } = resolve(document, schema) as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly allOf?: readonly Schema[];
  };
  const own = Object.entries(properties).flatMap(([name, { 'x-when-empty': words }]) =>
    typeof words === 'string' ? [[name, words] as [string, string]] : [],
  );
  return [...own, ...allOf.flatMap((part) => wordsWhenEmpty(document, part))];
}

function answerOf(answer: AnswerObject): Answer {
  return {
    schema: answer.content?.['application/json']?.schema,
    headers: Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase()),
  };
}

/** Follows a reference inside the bundled document. */
function resolve<Value extends object>(document: Document, value: Value | Reference): Value {
  if (!('$ref' in value)) return value;
  const names = value.$ref.slice(2).split('/');
  const found = names.reduce<unknown>(
    (at, name) => (at as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return resolve(document, found as Value | Reference);
}
