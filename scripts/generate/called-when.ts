import { isObject, type Json, type JsonObject } from './json.ts';

/** Values of properties of a thing, any one of which is enough for each: `{ state: [draft, scheduled] }`. */
export type Allowed = Readonly<Record<string, readonly Json[]>>;

/** When an operation does what it does, as `x-when` says it. */
export interface CalledWhen {
  /** Whatever its parameters are. */
  always: Allowed;
  /** By the value of a parameter: `{ action: { publish: … } }`. */
  by: Readonly<Record<string, Readonly<Record<string, Allowed>>>>;
}

/** Reads `x-when`; undefined where an operation says nothing. */
export function calledWhen(written: unknown): CalledWhen | undefined {
  if (!isObject(written)) return undefined;
  const entries = Object.entries(written);
  const ofParameters = entries.filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
  const by = ofParameters.map(([name, values]) => {
    const each = Object.entries(values).map(([value, when]) => [value, allowedIn(isObject(when) ? when : {})] as const);
    return [name, Object.fromEntries(each)] as const;
  });
  const plain = Object.fromEntries(entries.filter(([, value]) => !isObject(value)));
  return { always: allowedIn(plain), by: Object.fromEntries(by) };
}

/** The values that each property may have, as they are written. */
export const allowedIn = (written: JsonObject): Allowed =>
  Object.fromEntries(Object.entries(written).map(([property, value]) => [property, [value].flat()]));

/** What must be so for a call with these values of its parameters. */
export function allowedFor({ always, by }: CalledWhen, parameters: Readonly<Record<string, unknown>> = {}): Allowed {
  const chosen = Object.entries(by).map(([name, values]) => values[String(parameters[name])] ?? {});
  return Object.assign({}, always, ...chosen) as Allowed;
}
