import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, VerifyAccessToken } from '../identity/access-tokens.ts';
import { actingAs } from '../store/acting.ts';
import type { FindSite } from './access.ts';
import { type AnyAnswer, sendAnswer } from './answer.ts';
import { type Ask, askAs } from './ask.ts';
import { identify, permittedSite } from './authentication.ts';
import { type CheckedCall, checkedCall } from './call.ts';
import { type Contract, instanceHeader, type Method, methods, type Operation } from './contract.ts';
import type { Handlers, Site } from './handler.ts';
import { HttpError, invalidRequest } from './http-error.ts';
import type { CountRequest } from './rate-limit.ts';
import { contractChecks, type OperationChecks } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it; undefined for operations that are open to everyone. */
    caller: Caller | undefined;
    /** The site it works on; undefined for operations without the instance header. */
    site: Site | undefined;
  }
  interface FastifyContextConfig {
    /** The operation's id, for logs and metrics. */
    operation?: string;
  }
}

/** What the routes are made from. */
export type RouteParts = {
  readonly contract: Contract;
  readonly handlers: Handlers;
  readonly verify: VerifyAccessToken;
  readonly findSite: FindSite;
  readonly count: CountRequest;
  /** Whether answers are checked against the contract too: outside production. */
  readonly checkAnswers: boolean;
};

/** A handler as the glue sees it: the total map guarantees that call and answer fit each other. */
type AnyHandler = (call: CheckedCall & { readonly ask: Ask }) => Promise<AnyAnswer>;

/** Makes one route of each operation, and answers 405 to every method that an address does not know. */
export function addRoutes(app: FastifyInstance, parts: RouteParts): void {
  app.decorateRequest('caller', undefined);
  app.decorateRequest('site', undefined);
  const checks = contractChecks(parts.contract);
  for (const operation of parts.contract.operations) {
    const operationChecks = checks.get(operation.id);
    if (operationChecks) addRoute(app, parts, operation, operationChecks);
  }
  refuseOtherMethods(app, parts.contract.operations);
}

function addRoute(app: FastifyInstance, parts: RouteParts, operation: Operation, checks: OperationChecks): void {
  const handler = parts.handlers[operation.id as keyof Handlers] as AnyHandler;
  app.route({
    method: operation.method,
    url: routeUrl(operation),
    config: { operation: operation.id },
    // Before the body is read: whoever may not call need not be listened to.
    onRequest: (request) => admit(request, parts, operation, checks),
    handler: async (request, reply) => {
      const call = { ...checkedCall(request, operation, checks), ask: askAs(request, parts.contract.base) };
      const answer = await actingAs(actorOf(request.caller), () => handler(call));
      return sendAnswer(request, reply, operation, answer, parts.checkAnswers ? checks : undefined);
    },
  });
}

/** Whose changes a call makes, for the audit: known by the subject, called by what `createdBy` keeps. */
function actorOf(caller: Caller | undefined) {
  return caller && { subject: caller.subject, name: caller.email || caller.name };
}

function routeUrl(operation: Operation): string {
  return operation.path.replaceAll(/\{([^}]+)\}/g, ':$1');
}

/** Lets a request in: who is it, not too often, for which site, with which permission. */
async function admit(request: FastifyRequest, parts: RouteParts, operation: Operation, checks: OperationChecks) {
  const identified = operation.open ? undefined : await identify(request, parts.verify);
  if (identified && 'caller' in identified) request.caller = identified.caller;
  await parts.count(request);
  if (identified && 'refusal' in identified) throw identified.refusal;
  const faults = checks.headers({ ...request.headers });
  if (faults.length > 0) throw invalidRequest(faults);
  if (!operation.siteScoped || !request.caller) return;
  const instanceId = String(request.headers[instanceHeader]);
  request.site = await permittedSite(operation, request.caller, instanceId, parts.findSite);
}

/** Answers 405 with Allow at the addresses of the contract; without this they would be 404, as if nothing were there. */
function refuseOtherMethods(app: FastifyInstance, operations: readonly Operation[]): void {
  const known = new Map<string, Method[]>();
  for (const operation of operations) {
    known.set(routeUrl(operation), [...(known.get(routeUrl(operation)) ?? []), operation.method]);
  }
  // Nobody reads what other methods bring; of QUERY Fastify would have a word to say first.
  const inUse: readonly string[] = [...methods, 'HEAD', 'OPTIONS'];
  for (const method of METHODS) if (!inUse.includes(method)) app.addHttpMethod(method, { overrideExisting: true });
  for (const [url, allowed] of known) {
    const allow: string[] = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])];
    const sentence = `This address knows only ${allow.join(', ')}.`;
    app.route({
      method: METHODS.filter((method) => !allow.includes(method)),
      url,
      onRequest: async () => {
        throw new HttpError(405, sentence, [], { allow: allow.join(', ') });
      },
      handler: async () => undefined,
    });
  }
}
