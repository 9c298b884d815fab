import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from '../../../../openapi/formats/web-address.ts';
import type { Contract } from '../../contract.ts';
import { suggestion } from '../../faults.ts';
import { type JsonObject, listAt, textAt } from '../../json.ts';
import { isDate, isPicture, kindOf, knownValuesOf, mayBeNull } from '../../kinds.ts';
import { rulesOf } from '../../project-schema.ts';
import { holds, shown } from '../../words.ts';

/** The rules that an empty text may break where it stands for what is still to be written. */
const OF_EMPTINESS = ['minLength', 'pattern'];

const ajv = new Ajv2020({ allErrors: true, strict: false, formats });
/** Compiled rules by their text: most values of a definition fit the same few, and compiling is what takes time. */
const compiled = new Map<string, ValidateFunction>();

function checkOf(rules: JsonObject): ValidateFunction {
  const text = JSON.stringify(rules);
  const check = compiled.get(text) ?? ajv.compile(rules);
  compiled.set(text, check);
  return check;
}

/**
 * What the service would say of a value at a property with this schema, in words: what is wrong, and what it takes instead. `isStart`: a new form begins with the
 * value, so that an empty text stands for what is still to be written.
 */
export function valueFaults(
  contract: Contract,
  node: JsonObject,
  value: unknown,
  isStart = false,
): { what: string; hint: string }[] {
  const check = checkOf(rulesOf(contract, node, true));
  if (check(value)) return unknownValues(contract, node, value);
  const isUnwritten = ({ keyword, instancePath }: ErrorObject): boolean =>
    isStart && OF_EMPTINESS.includes(keyword) && partAt(value, instancePath) === '';
  const errors = (check.errors ?? []).filter((error) => !isUnwritten(error));
  // One complaint for each part of the value: an unknown text breaks its pattern and its enumeration.
  const byPart = new Map(errors.toReversed().map((error) => [error.instancePath, error]));
  return [...byPart].map(([part, { keyword, params }]) => {
    const inside = part === '' ? '' : `, for its \`${part.slice(1).replaceAll('/', '.')}\``;
    return {
      what: `cannot be ${shown(value)}${inside}`,
      hint: hintOf(node, keyword, params as JsonObject, part !== ''),
    };
  });
}

/** What fits and is still none of the values that there are; of a list, each entry that is none. */
function unknownValues(contract: Contract, node: JsonObject, value: unknown): { what: string; hint: string }[] {
  if (Array.isArray(value) && node.items !== undefined)
    return value.flatMap((entry) => unknownValues(contract, contract.resolve(node.items), entry));
  const known = knownValuesOf(node).map(String);
  return known.length === 0 || known.includes(String(value))
    ? []
    : [{ what: `cannot be ${shown(value)}`, hint: nearestOf(String(value), known) }];
}

/** What is meant of the values that there are: a way from one state to another begins where the wrong one does. */
function nearestOf(wrong: string, known: readonly string[]): string {
  const [from] = wrong.split('-to-');
  const alike = known.filter((one) => one.startsWith(`${from}-to-`));
  return alike.length === 1 ? `Did you mean \`${alike[0]}\`?` : suggestion(wrong, alike.length > 0 ? alike : known);
}

/** Words as people write them, few and many, which no address and no code is. */
const WORDS = ['Å b', 'Två ord, eller tre.'];

/** Whether a text may be words, and not only a code, an address or the like. */
export const takesWords = (contract: Contract, node: JsonObject): boolean =>
  kindOf(node) === 'string' &&
  !isPicture(node) &&
  !isDate(node) &&
  WORDS.some((words) => valueFaults(contract, node, words).length === 0);

/** What new things start with is written as objects: where a part of one is named by a dotted path, how it is written instead. */
export const asObject = (path: string): string => {
  const keys = path.split('.');
  const last = `"${keys.pop()}": …`;
  return `Write it as an object: \`${keys.reduceRight((inner, key) => `"${key}": { ${inner} }`, last)}\`.`;
};

/** The part of a value at a JSON pointer, as Ajv tells it. */
const partAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value);

function hintOf(node: JsonObject, keyword: string, params: JsonObject, isInside: boolean): string {
  const limit = JSON.stringify(params.limit);
  switch (keyword) {
    case 'required':
      return `\`${textAt(params, 'missingProperty')}\` is missing.`;
    case 'additionalProperties':
      return `\`${textAt(params, 'additionalProperty')}\` is not known.`;
    case 'maxLength':
      return `It can have ${limit} letters at most.`;
    case 'pattern':
      return patternHint(isInside ? undefined : textAt(node, 'description'), textAt(params, 'pattern'));
    case 'minimum':
      return `It can be ${limit} at least.`;
    case 'maximum':
      return `It can be ${limit} at most.`;
    case 'enum':
      if (isInside) return `It can be ${listAt(params, 'allowedValues').map(shown).join(', ')}.`;
  }
  if (isInside) return 'The service refuses it.';
  const written = kindOf(node) === 'boolean' ? ' (`true` or `false`, without quotes)' : '';
  return `It is ${holds(node)}${written}${mayBeNull(node) ? ', or nothing (`null`)' : ''}.`;
}

/** What a value must look like, also in the words of the contract where it has any: few people read patterns. */
function patternHint(description: string | undefined, pattern: string | undefined): string {
  const rule = `It must fit \`${pattern}\`.`;
  return description === undefined
    ? rule
    : `The contract says: ${description.replace(/ \(specification §\d+\)/g, '')} ${rule}`;
}
