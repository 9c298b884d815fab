import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isWritableMoment } from '../../openapi/formats/moments.ts';
import { OWN_KEYS } from '../../openapi/formats/own-keys.ts';
import { formats } from '../../openapi/formats/web-address.ts';
import type { Contract, Operation, ParameterPlace, Schema } from './contract.ts';
import { type Fault, faultsOf } from './faults.ts';
import { contractId, preparedSchema } from './schemas.ts';
import { isSmall } from './size.ts';

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

/** The checks of every operation of a contract, by operation id. */
export type ContractChecks = ReadonlyMap<string, OperationChecks>;

/**
 * The checks of every operation. A check is compiled when it is first used, which keeps the start short, and once for all
 * services of a process.
 */
export function contractChecks(contract: Contract): ContractChecks {
  const checks = knownChecks.get(contract) ?? createChecks(contract, { eager: false });
  knownChecks.set(contract, checks);
  return checks;
}

const knownChecks = new WeakMap<Contract, ContractChecks>();

/** The same checks, compiled at once: throws for a schema that does not compile. */
export function compileChecks(contract: Contract): ContractChecks {
  return createChecks(contract, { eager: true });
}

function createChecks(contract: Contract, { eager }: { eager: boolean }): ContractChecks {
  const { thorough, quick, coercing } = compilersOf(contract);
  const validator = (ajv: Ajv2020, schema: Schema): Validator => {
    const validate = lazyValidator(ajv, preparedSchema(schema, contract.schemas));
    if (eager) validate.compile();
    return validate;
  };
  const compile = (ajv: Ajv2020, schema: Schema): Check => {
    const { errorsOf } = validator(ajv, schema);
    return (value) => faultsOf(errorsOf(value));
  };
  const body = (schema: Schema): Check => bounded(validator(quick, schema), validator(thorough, schema));
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
        body: operation.body && body(operation.body),
        answers: new Map(
          [...operation.answers].flatMap(([status, { schema }]) =>
            schema ? [[status, compile(thorough, schema)]] : [],
          ),
        ),
      },
    ]),
  );
}

/** Finds all faults of what is small, and of what is large the first: looking for all can take minutes. */
function bounded(first: Validator, all: Validator): Check {
  return (value) => {
    const errors = first.errorsOf(value);
    return errors.length === 0 ? [] : faultsOf(isSmall(value) ? all.errorsOf(value) : errors);
  };
}

/**
 * Checks a value by a schema of the contract that no operation names, such as the config of a section by the schema of its
 * type. A schema is compiled when it is first used. Of a large value only the first fault is told.
 */
export function schemaChecks(contract: Contract): (name: string, value: unknown) => Fault[] {
  const { thorough, quick } = compilersOf(contract);
  const known = new Map<string, Check>();
  const checkOf = (name: string): Check => {
    const schema = preparedSchema({ $ref: `#/components/schemas/${name}` }, contract.schemas);
    return bounded(lazyValidator(quick, schema), lazyValidator(thorough, schema));
  };
  return (name, value) => {
    const check = known.get(name) ?? checkOf(name);
    known.set(name, check);
    return check(value);
  };
}

/** What compiles the schemas of a contract: to find all faults, to find the first, and for values that come as text. */
type Compilers = { readonly thorough: Ajv2020; readonly quick: Ajv2020; readonly coercing: Ajv2020 };

const knownCompilers = new WeakMap<Contract, Compilers>();

function compilersOf(contract: Contract): Compilers {
  // JSON has types of its own, so bodies are never coerced; everything else comes as text.
  const compilers = knownCompilers.get(contract) ?? {
    thorough: createAjv(contract, { ...options, coerceTypes: false }),
    quick: createAjv(contract, { ...options, coerceTypes: false, allErrors: false }),
    coercing: createAjv(contract, { ...options, coerceTypes: true, useDefaults: true }),
  };
  knownCompilers.set(contract, compilers);
  return compilers;
}

const { validate: isDateTime } = fullFormats['date-time'] as { validate: (text: string) => boolean };

function createAjv(contract: Contract, ajvOptions: Options): Ajv2020 {
  const ajv = new Ajv2020(ajvOptions);
  addFormats(ajv);
  for (const [name, hasForm] of Object.entries(formats)) ajv.addFormat(name, hasForm);
  ajv.addFormat('date-time', (text: string) => isDateTime(text) && isWritableMoment(text));
  ajv.addVocabulary(['example', 'externalDocs', 'xml', ...Object.keys(OWN_KEYS)]);
  const schemas = new Map(
    Object.entries(contract.schemas).map(([name, schema]) => [name, preparedSchema(schema, contract.schemas)]),
  );
  ajv.addKeyword('components');
  ajv.addSchema({ $id: contractId, components: { schemas: Object.fromEntries(schemas) } });
  return ajv;
}

type Validator = { compile(): ValidateFunction; errorsOf(value: unknown): readonly ErrorObject[] };

function lazyValidator(ajv: Ajv2020, schema: Schema): Validator {
  let validate: ValidateFunction | undefined;
  const compile = () => {
    validate ??= ajv.compile(schema);
    return validate;
  };
  const errorsOf = (value: unknown): readonly ErrorObject[] => {
    const run = compile();
    return run(value) ? [] : (run.errors ?? []);
  };
  return { compile, errorsOf };
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
