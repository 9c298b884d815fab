import type { JsonObject } from './json.ts';
import { kindOf } from './kinds.ts';
import type { ParameterRole } from './manners.ts';

/** What a parameter must tell. */
interface Asked {
  name: string;
  in: 'path' | 'query';
  schema: JsonObject;
  role?: ParameterRole;
}

/** The parameter that cuts what is given: how many rows, with a number that holds unless told and a largest one; undefined where all are given. */
export function limitOf({ parameters }: { parameters: readonly Asked[] }): Asked | undefined {
  return parameters.find(
    ({ in: where, role, schema }) =>
      where === 'query' &&
      (role === 'size' ||
        (role === undefined &&
          kindOf(schema) === 'integer' &&
          schema.default !== undefined &&
          schema.maximum !== undefined)),
  );
}
