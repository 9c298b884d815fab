import { isDecodable } from '../../openapi/formats/percent-encoding.ts';
import { cleanText } from '../../openapi/formats/text.ts';
import type { Parameter, Schema } from './contract.ts';
import type { Fault } from './faults.ts';

/** What came in the query: text by name, or a list where the contract has an array. Types are checked and made later. */
export type RawQuery = Record<string, string | string[]>;

/**
 * Splits a query string (without the question mark) by the contract's parameters; its texts are as they are kept. An empty
 * value is a missing one (specification §5), unless the contract has `allowEmptyValue`. Unknown names are kept, so that the validator can
 * refuse them by name. Faults: bad percent-encoding, and a repeated parameter that is not an array.
 */
export function parseQuery(text: string, parameters: readonly Parameter[]): { query: RawQuery; faults: Fault[] } {
  // Without a prototype, `__proto__` is a name like any other.
  const query = Object.create(null) as RawQuery;
  const faults: Fault[] = [];
  // URLSearchParams forgives everything; a malformed query is more likely a mistake that should be seen.
  if (!isDecodable(text)) {
    return { query, faults: [{ path: '', message: 'has a malformed percent-encoding', code: 'encoding' }] };
  }
  for (const [name, written] of new URLSearchParams(text)) {
    const value = cleanText(written);
    const parameter = parameters.find((one) => one.name === name);
    if (parameter && value === '' && !parameter.allowEmptyValue) continue;
    if (parameter && isArray(parameter.schema)) {
      const values = parameter.explode === false ? value.split(',').filter((item) => item !== '') : [value];
      const list = query[name];
      if (Array.isArray(list)) list.push(...values);
      else query[name] = values;
    } else if (name in query) {
      faults.push({ path: name, message: 'must not be repeated', code: 'repeated' });
    } else {
      query[name] = value;
    }
  }
  return { query, faults };
}

function isArray(schema: Schema): boolean {
  return schema.type === 'array';
}
