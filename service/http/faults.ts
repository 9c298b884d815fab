import type { ErrorObject } from 'ajv/dist/2020.js';
import type { components } from '../../generated/schema.d.ts';
import { formats } from '../../openapi/formats/web-address.ts';

/** One fault of a request: dotted path, English sentence, and the rule's code, which the console translates. */
export type Fault = components['schemas']['FieldError'];

/** More than this many faults help nobody, and would let a small bad request make a large answer. */
const most = 50;

/** A longer path is cut, characters: names in it may be the sender's own. */
const longestPath = 200;

/** The faults as a refusal says them: not too many, and none that repeats a large part of the request. */
export function shownFaults(faults: readonly Fault[]): Fault[] {
  return faults.slice(0, most).map((fault) => ({ ...fault, path: shortened(fault.path, longestPath) }));
}

/** A text of at most so many characters; what is missing is marked. */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}…`;
}

/** Keywords that only say that something below them is wrong, or that say it a second time. */
const wrappers = new Set(['if', 'allOf', 'anyOf', 'oneOf', '$ref', 'propertyNames', 'dependentSchemas']);

/**
 * Ajv's errors as faults. The path is that of the field inside the checked value (`extIds.0.extId`); a missing or unknown
 * field is named itself. Codes are JSON Schema keywords, `unknown` for a field that the contract does not
 * have, and `url` for a text that is none of its addresses.
 */
export function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const telling = errors.filter((error) => !wrappers.has(error.keyword));
  const faults = new Map<string, Fault>();
  for (const error of telling.length > 0 ? telling : errors) {
    const fault = faultOf(error);
    faults.set(`${fault.path} ${fault.code}`, fault);
    if (faults.size === most) break;
  }
  return [...faults.values()];
}

/** What Ajv tells about a broken rule, of the rules that are told in words of our own. */
type RuleParams = {
  readonly missingProperty?: string;
  readonly additionalProperty?: string;
  readonly unevaluatedProperty?: string;
  readonly allowedValues?: readonly (string | number | boolean | null)[];
  readonly type?: string | readonly string[];
  readonly format?: string;
};

function faultOf({ keyword, params, instancePath, message }: ErrorObject<string, RuleParams>): Fault {
  const path = instancePath.split('/').slice(1).map(unescaped);
  switch (keyword) {
    case 'required':
      return { path: [...path, params.missingProperty ?? ''].join('.'), message: 'is required', code: 'required' };
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const name = params.additionalProperty ?? params.unevaluatedProperty ?? '';
      return { path: [...path, name].join('.'), message: 'is not known', code: 'unknown' };
    }
    case 'enum':
      return {
        path: path.join('.'),
        message: `must be one of ${(params.allowedValues ?? []).join(', ')}`,
        code: 'enum',
      };
    case 'type':
      return {
        path: path.join('.'),
        message: `must be of type ${[params.type ?? []].flat().join(' or ')}`,
        code: 'type',
      };
    case 'format':
      if (params.format === 'date-time') {
        return { path: path.join('.'), message: 'must be a moment of the years 1000 to 2999 in UTC', code: 'format' };
      }
      if (!(String(params.format) in formats)) break;
      return { path: path.join('.'), message: 'must be a web address that everybody can reach', code: 'url' };
  }
  return { path: path.join('.'), message: message ?? 'is not allowed', code: keyword };
}

function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
