import type { FastifyRequest } from 'fastify';
import type { Caller } from '../identity/access-tokens.ts';
import { cleanBody } from './clean-body.ts';
import type { Operation } from './contract.ts';
import { expectedVersion } from './etags.ts';
import type { Fault } from './faults.ts';
import type { Site } from './handler.ts';
import { HttpError, invalidRequest } from './http-error.ts';
import { parseQuery } from './query.ts';
import { shapeFaults } from './shape.ts';
import { isSmall } from './size.ts';
import { textFaults } from './text.ts';
import type { OperationChecks } from './validation.ts';

/** A handler's call before its types are known (see Call in handler.ts). */
export type CheckedCall = {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly expectedVersion: number | undefined;
  readonly isHead: boolean;
  readonly caller: Caller | undefined;
  readonly site: Site | undefined;
};

/**
 * The handler's call, once path, query and body fit the contract.
 * @throws {HttpError} 400 with all faults of all three
 */
export function checkedCall(request: FastifyRequest, operation: Operation, checks: OperationChecks): CheckedCall {
  const path = { ...(request.params as Record<string, string>) };
  const { query, faults: queryFaults } = parseQuery(
    request.url.split('?').slice(1).join('?'),
    operation.parameters.filter((parameter) => parameter.in === 'query'),
  );
  const { body } = request;
  const faults = [
    ...textFaults(path),
    ...checks.path(path),
    ...queryFaults,
    ...textFaults(query),
    ...checks.query(query),
    ...(checks.body ? bodyFaults(body, checks.body) : []),
  ];
  if (faults.length > 0) throw refusalOf(operation, body, faults);
  const version = expectedVersion(request.headers['if-match']);
  const isHead = request.method === 'HEAD';
  return { path, query, body, expectedVersion: version, isHead, caller: request.caller, site: request.site };
}

/** The refusal of a call with faults, in the specification's words where it has some for what was left empty. */
function refusalOf(operation: Operation, body: unknown, faults: readonly Fault[]): HttpError {
  if (isEmpty(body) && operation.whenEmpty !== undefined) return new HttpError(400, operation.whenEmpty, faults);
  const told = faults.map((fault) => {
    const words = operation.fieldsWhenEmpty.get(fault.path);
    const value = (body as Record<string, unknown> | null | undefined)?.[fault.path];
    const isBlank = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
    return words !== undefined && isBlank ? { ...fault, message: words } : fault;
  });
  const left = told.find((fault, at) => fault !== faults[at]);
  return left ? new HttpError(400, left.message, told) : invalidRequest(told);
}

/** Whether a body says nothing (specification §5): none, null, no text, nothing in it. */
function isEmpty(body: unknown): boolean {
  if (typeof body === 'object' && body !== null) return Object.keys(body).length === 0;
  return body === undefined || body === null || body === '';
}

function bodyFaults(body: unknown, check: (value: unknown) => Fault[]): Fault[] {
  if (body === undefined) return [{ path: '', message: 'needs a JSON body', code: 'required' }];
  const misshapen = shapeFaults(body);
  if (misshapen.length > 0) return misshapen;
  cleanBody(body);
  const faults = check(body);
  return faults.length > 0 && !isSmall(body) ? faults : [...textFaults(body), ...faults];
}
