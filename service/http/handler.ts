import type { components, operations } from '../../generated/schema.d.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { Ask } from './ask.ts';
import type { instanceHeader } from './contract.ts';

/** The site that a request works on, once the caller's access to it is known. */
export type Site = { readonly instanceId: string; readonly addOns: components['schemas']['AddOns'] };

type OperationId = keyof operations;
type Part<Op, Name extends string> = Op extends { parameters: infer Parts }
  ? Name extends keyof Parts
    ? NonNullable<Parts[Name]>
    : never
  : never;
type Json<Answer> = Answer extends { content: { 'application/json': infer Value } } ? Value : undefined;
type Answers<Op> = Op extends { responses: infer All } ? All : never;

/** These have a default in every operation that has them, so they are always there once the query was checked. */
type Defaulted = 'page' | 'pageSize';
type Query<Op> = Part<Op, 'query'> & Required<Pick<Part<Op, 'query'>, Defaulted & keyof Part<Op, 'query'>>>;

/** What an operation is called with: everything is checked against the contract before. */
export type Call<Op> = {
  readonly path: Part<Op, 'path'>;
  readonly query: Query<Op>;
  readonly body: Op extends { requestBody: infer Body } ? Json<Body> : undefined;
  /** The version that If-Match expects; undefined: any. */
  readonly expectedVersion: number | undefined;
  /** The headers of a GET are asked for and nothing else: what a GET changes beside its answer stays. */
  readonly isHead: boolean;
  /** Undefined for the operations that are open to everyone: those without a 401. */
  readonly caller: 401 extends keyof Answers<Op> ? Caller : undefined;
  readonly ask: Ask;
  /** Undefined for the operations that do not take the instance header. */
  readonly site: typeof instanceHeader extends keyof Part<Op, 'header'> ? Site : undefined;
};

type SuccessStatus<Op> = Extract<keyof Answers<Op>, 200 | 201 | 202 | 204>;
/** The names of described headers, without the index signature that stands for all others. */
type HeaderNames<Answer> = Answer extends { headers: infer Headers }
  ? keyof { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] }
  : never;
type Version<Answer> = 'ETag' extends HeaderNames<Answer> ? { readonly version: number } : { readonly version?: never };

/** What an operation answers: one of its described successes, with the version of the thing where an ETag is described. */
export type Reply<Op> = {
  [Status in SuccessStatus<Op>]: {
    readonly status: Status;
    readonly body: Json<Answers<Op>[Status]>;
  } & Version<Answers<Op>[Status]>;
}[SuccessStatus<Op>];

/** Answers one operation. Refusals are thrown: the errors of `service/store/errors.ts`, or an HttpError. */
export type Handler<Id extends OperationId> = (call: Call<operations[Id]>) => Promise<Reply<operations[Id]>>;

/** One handler for each operation of the contract; a missing one, a wrong status or a wrong field does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
