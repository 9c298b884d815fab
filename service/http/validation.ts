import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Operation, ParameterPlace, Schema } from './contract.ts';
import { type Fault, faultsOf } from './faults.ts';
import { contractId, preparedSchema } from './schemas.ts';

/** Checks a value; for parameters it also turns text into numbers and booleans and fills in defaults, in place. */
export type Check = (value: unknown) => Fault[];

/** The checks of one operation. */
export type OperationChecks = {
  readonly path: Check;
  readonly query: Check;
  /** Of the declared headers only; names in lower case. */
  readonly headers: Check;
  readonly body: Check | undefined;
  /** Of the JSON body of each described answer. */
  readonly answers: ReadonlyMap<number, Check>;
};

const options: Options = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  discriminator: true,
};

/**
 * The checks of every operation, by operation id. A check is compiled when it is first used, which keeps the start short;
 * `eager` compiles all at once, so that a test finds a schema that does not compile.
 */
export function contractChecks(
  contract: Contract,
  { eager }: { eager: boolean },
): ReadonlyMap<string, OperationChecks> {
  // JSON has types of its own, so bodies are never coerced; everything else comes as text.
  const strict = createAjv(contract, { ...options, coerceTypes: false });
  const coercing = createAjv(contract, { ...options, coerceTypes: true, useDefaults: true });
  const compile = (ajv: Ajv2020, schema: Schema): Check => {
    const check = lazyCheck(ajv, preparedSchema(schema, contract.schemas));
    if (eager) check.compile();
    return check.run;
  };
  const parameters = (operation: Operation, place: ParameterPlace): Check => {
    const check = compile(coercing, parameterSchema(operation, place));
    return (value) => [...check(value), ...infiniteFaults(value)];
  };
  return new Map(
    contract.operations.map((operation) => [
      operation.id,
      {
        path: parameters(operation, 'path'),
        query: parameters(operation, 'query'),
        headers: parameters(operation, 'header'),
        body: operation.body && compile(strict, operation.body),
        answers: new Map(
          [...operation.answers].flatMap(([status, { schema }]) => (schema ? [[status, compile(strict, schema)]] : [])),
        ),
      },
    ]),
  );
}

function createAjv(contract: Contract, ajvOptions: Options): Ajv2020 {
  const ajv = new Ajv2020(ajvOptions);
  addFormats(ajv);
  ajv.addVocabulary(['example', 'externalDocs', 'xml', 'x-when-empty']);
  const schemas = new Map(
    Object.entries(contract.schemas).map(([name, schema]) => [name, preparedSchema(schema, contract.schemas)]),
  );
  ajv.addKeyword('components');
  ajv.addSchema({ $id: contractId, components: { schemas: Object.fromEntries(schemas) } });
  return ajv;
}

function lazyCheck(ajv: Ajv2020, schema: Schema): { compile(): ValidateFunction; run: Check } {
  let validate: ValidateFunction | undefined;
  const compile = () => {
    validate ??= ajv.compile(schema);
    return validate;
  };
  const errors = (value: unknown): readonly ErrorObject[] => {
    const run = compile();
    return run(value) ? [] : (run.errors ?? []);
  };
  return { compile, run: (value) => faultsOf(errors(value)) };
}

/** Ajv makes Infinity of `1e999` and then leaves it alone; JSON itself knows no such number. */
function infiniteFaults(value: unknown): Fault[] {
  return Object.entries(value ?? {})
    .filter(([, one]) => typeof one === 'number' && !Number.isFinite(one))
    .map(([path]) => ({ path, message: 'must be a finite number', code: 'type' }));
}

/** The parameters of one place as an object. Only unknown headers are let through: every browser sends some of its own. */
function parameterSchema(operation: Operation, place: ParameterPlace): Schema {
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({ ...parameter, name: place === 'header' ? parameter.name.toLowerCase() : parameter.name }));
  return {
    type: 'object',
    additionalProperties: place === 'header',
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  };
}
