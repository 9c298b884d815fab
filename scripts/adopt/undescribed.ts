import type { JsonObject } from '../generate/json.ts';
import { listAt, objectAt, textAt } from '../generate/json.ts';
import { bodyOf, replyOf } from './derive-manners.ts';
import type { Description } from './description.ts';
import type { Adopted, Taken } from './operations.ts';
import { belongsTo, isOfOne, oneOfResource } from './resource.ts';

/**
 * Replies that a description says nothing of: a thing is taken to be what one sends, with the parameter that names it, and a list to be an array of them. Each is
 * told, with its line.
 */
export function describeReplies(adopted: Adopted, resource: string, { file, lineOf }: Description): void {
  const ofResource = adopted.operations.filter(({ path }) => belongsTo(path, resource));
  const sent = ofResource
    .map((one) => (['put', 'patch', 'post'].includes(one.method) ? bodyOf(one) : undefined))
    .find((one) => one !== undefined);
  const named = ofResource.find(({ path }) => isOfOne(path));
  if (!sent || !named) return;
  const missing = ofResource.filter((one) => one.method === 'get' && !one.isOther && replyOf(one) === undefined);
  if (missing.length === 0) return;
  const parameter = listAt(named.operation, 'parameters').find((one) => textAt(one, 'in') === 'path');
  const name = textAt(parameter, 'name') ?? 'id';
  const whole = adopted.schemas.whole(sent);
  const thing: JsonObject = {
    type: 'object',
    properties: { [name]: { ...objectAt(parameter, 'schema') }, ...objectAt(whole, 'properties') },
    required: [name, ...listAt(whole, 'required')],
  };
  const reference = adopted.schemas.hoist(thing, `${oneOfResource(resource)} stored`);
  for (const one of missing) {
    const isList = !isOfOne(one.path);
    give(one, isList ? { type: 'array', items: reference } : reference);
    adopted.notes.push(
      `${file}:${lineOf([...one.place, 'responses'])} GET ${one.path} does not say what it gives: taken to be ${isList ? 'an array of things' : 'the thing'}, as sent, with \`${name}\`. Mend openapi/openapi.yaml where that is wrong.`,
    );
  }
  for (const one of ofResource.filter(({ method }) => ['put', 'patch', 'post'].includes(method))) {
    if (!one.isOther && replyOf(one) === undefined) give(one, reference);
  }
}

function give({ operation }: Taken, schema: JsonObject): void {
  const responses = objectAt(operation, 'responses');
  const [status = '200'] = Object.keys(responses);
  operation.responses = { [status]: { description: 'Done.', content: { 'application/json': { schema } } } };
}
