import { isObject, type JsonObject, listAt, objectAt, textAt } from '../generate/json.ts';

/** What differs between two contracts in what they say of the service as a whole: its address, how it behaves, how one signs in. */
export function compareService(before: JsonObject, after: JsonObject): string[] {
  const [was, is] = [saidBy(before), saidBy(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((place) => was.get(place) !== is.get(place))
    .map((place) => `${place} was ${was.get(place) ?? 'not said'}, is ${is.get(place) ?? 'not said'}`);
}

function saidBy(document: JsonObject): Map<string, string> {
  const servers = listAt(document, 'servers').map((one) => (isObject(one) ? (textAt(one, 'url') ?? '') : ''));
  return new Map([
    ...(servers.length > 0 ? [['its address', servers.join(', ')] as const] : []),
    ...leaves('x-service', document['x-service']),
    ...leaves('the sign-in', objectAt(objectAt(document, 'components'), 'securitySchemes')),
  ]);
}

/** Each value with its dotted place; words for people are none. */
function leaves(place: string, value: unknown): [string, string][] {
  if (value === undefined) return [];
  if (!isObject(value)) return [[place, JSON.stringify(value)]];
  return Object.entries(value)
    .filter(([key]) => key !== 'description')
    .flatMap(([key, one]) => leaves(`${place}.${key}`, one));
}
