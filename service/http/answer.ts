import type { FastifyReply, FastifyRequest } from 'fastify';
import { instanceHeader, type Operation } from './contract.ts';
import { contentTag, isUnchanged, versionTag } from './etags.ts';
import type { OperationChecks } from './validation.ts';

/** What a handler answered, before its types are known (see Reply in handler.ts). */
export type AnyAnswer = { readonly status: number; readonly body: unknown; readonly version?: number };

/**
 * Sends an answer. A thing with a version gets that as its ETag, for If-Match. Other reads get the hash of their text,
 * so that a browser that asks again is answered with 304; it has to ask, for the data belongs to one user and one site.
 * With `checks` the answer is first compared with the contract.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Operation,
  answer: AnyAnswer,
  checks: OperationChecks | undefined,
): FastifyReply {
  const text = answer.body === undefined ? undefined : JSON.stringify(answer.body);
  if (checks) checkAnswer(request, operation, checks, answer.status, text);
  reply.code(answer.status);
  if (operation.siteScoped) reply.header('vary', instanceHeader);
  reply.header('cache-control', operation.method === 'GET' ? 'private, no-cache' : 'no-store');
  if (answer.version !== undefined) reply.header('etag', versionTag(answer.version));
  if (text === undefined) return reply.send();
  if (operation.method === 'GET' && answer.version === undefined) {
    const tag = contentTag(text);
    reply.header('etag', tag);
    if (isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(text);
}

/**
 * Compares an answer, as it goes out, with the contract. A difference is a fault of ours: it is logged in full and thrown,
 * so that a test or a developer meets it before a user does.
 */
function checkAnswer(
  request: FastifyRequest,
  operation: Operation,
  checks: OperationChecks,
  status: number,
  text: string | undefined,
): void {
  if (!operation.answers.has(status)) throw new Error(`${operation.id} does not describe ${status}.`);
  const faults = checks.answers.get(status)?.(text === undefined ? undefined : JSON.parse(text)) ?? [];
  const first = faults[0];
  if (!first) return;
  request.log.error({ operation: operation.id, status, faults }, 'answer does not fit the contract');
  throw new Error(`The answer of ${operation.id} does not fit the contract: ${first.path} ${first.message}.`);
}
