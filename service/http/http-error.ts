import type { components } from '../../generated/schema.d.ts';
import { type Fault, shortened, shownFaults } from './faults.ts';

/** What an error body may tell beyond the fault. */
export type ErrorDetails = Pick<components['schemas']['Error'], 'existing' | 'uses'>;

/** A sentence, also one that names what was sent, has no more characters. */
const longestMessage = 1_000;

/** A refusal with its HTTP status. The message is one English sentence for whoever sent the request. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly statusCode: number;
  readonly faults: readonly Fault[];
  readonly headers: Readonly<Record<string, string>>;
  readonly details: ErrorDetails;

  constructor(
    statusCode: number,
    message: string,
    faults: readonly Fault[] = [],
    headers: Readonly<Record<string, string>> = {},
    details: ErrorDetails = {},
  ) {
    super(shortened(message, longestMessage));
    this.statusCode = statusCode;
    this.faults = shownFaults(faults);
    this.headers = headers;
    this.details = details;
  }
}

/** The request does not fit the contract (400). The message names the first fault, for whoever reads only that. */
export function invalidRequest(faults: readonly Fault[]): HttpError {
  const first = faults[0];
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  const subject = first?.path ? `${first.path} ` : 'It ';
  return new HttpError(
    400,
    `The request is not valid: ${subject}${first?.message ?? 'is not allowed'}${more}.`,
    faults,
  );
}
