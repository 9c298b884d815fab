import type { UploadedFile } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { createRetryWait, type RetryPolicy, retryBy } from '../../../engine/calls/retry.ts';
import { type CheckedFile, isReadable } from './check-file.ts';
import { type FileFault, faultOf, faultOfService } from './file-fault.ts';
import { PutError } from './put-file.ts';
import { serviceCalls, type UploadCalls, type UploadTicket } from './upload-calls.ts';
import type { UploadFailure } from './upload-state.ts';

/** What an upload is doing, besides sending. */
export type UploadStage =
  | { stage: 'sending' }
  | { stage: 'offline' }
  | { stage: 'retrying'; at: number }
  | { stage: 'reporting' };

/** How an upload is followed, given up, and taken up again. */
export interface UploadRun {
  /** Is told how many of the file's bytes have been sent. */
  onProgress?: ((sent: number, of: number) => void) | undefined;
  onStage?: ((stage: UploadStage) => void) | undefined;
  /** Ends it. With the reason {@link PAUSED} the upload stays as it is on the service, otherwise it is forgotten there. */
  signal?: AbortSignal | undefined;
  /** What a paused upload of the same file left. */
  ticket?: UploadTicket | undefined;
  /** Is told what can be given as `ticket` later. */
  onTicket?: ((ticket: UploadTicket) => void) | undefined;
  /** The service's calls unless told. */
  calls?: UploadCalls | undefined;
  policy?: RetryPolicy | undefined;
}

/** The reason of an abort after which the upload is to go on later. */
export const PAUSED = 'paused';

/** An upload that came to an end without success: a fault of the file, a failure that may be tried again, or the caller's own wish. */
export class UploadError extends Error {
  readonly end: { fault: FileFault } | { failure: UploadFailure } | 'aborted';

  constructor(end: UploadError['end'], cause?: unknown) {
    super('The file was not uploaded', { cause });
    this.name = 'UploadError';
    this.end = end;
  }
}

/**
 * Brings one checked file to the service: asks for an address, sends the file, reports it (specification §7). Waits for a lost connection, asks for a new
 * address when the first one has expired, and tries again what may pass.
 * @throws UploadError in every other case
 */
export async function uploadFile(checked: CheckedFile, run: UploadRun = {}): Promise<UploadedFile> {
  const { calls = serviceCalls, signal = new AbortController().signal } = run;
  let { ticket } = run;
  const keep = (next: UploadTicket): UploadTicket => {
    ticket = next;
    run.onTicket?.(next);
    return next;
  };
  const policy: RetryPolicy = {
    ...run.policy,
    signal,
    onOffline: () => run.onStage?.({ stage: 'offline' }),
    onRetry: (at) => run.onStage?.({ stage: 'retrying', at }),
  };
  const staged =
    <Answer>(stage: 'sending' | 'reporting', call: () => Promise<Answer>) =>
    (): Promise<Answer> => {
      run.onStage?.({ stage });
      return call();
    };
  try {
    const began =
      ticket ??
      keep(
        await retryBy(
          staged('sending', () => calls.begin(checked)),
          policy,
        ),
      );
    const sent = await send(checked, began, { run, calls, signal, policy, keep });
    const uploaded = await retryBy(
      staged('reporting', () => calls.finish(sent)),
      policy,
    );
    // Nobody wanted it any more while the service looked at it.
    if (signal.aborted) throw new PutError('aborted');
    return uploaded;
  } catch (error) {
    const end = await endOf(error, checked, signal);
    const isOver = end !== 'aborted' || signal.reason !== PAUSED;
    if (ticket && isOver) void calls.forget(ticket, end === 'aborted' ? 'cancelled' : 'failed');
    throw new UploadError(end, error);
  }
}

interface Sending {
  run: UploadRun;
  calls: UploadCalls;
  signal: AbortSignal;
  policy: RetryPolicy;
  keep(ticket: UploadTicket): UploadTicket;
}

/** New addresses are asked for so often; a store that refuses the fresh one too means something else. */
const RENEWALS = 3;
/** An address that ends sooner is not begun with, in milliseconds. */
const MARGIN = 2000;

/** Sends the file until the store has it. Each new try has a new address: the former one may be used up, or signed by a service that was restarted since. */
async function send(checked: CheckedFile, first: UploadTicket, sending: Sending): Promise<UploadTicket> {
  const { run, calls, signal, policy, keep } = sending;
  const waitAfter = createRetryWait(policy);
  let ticket = first;
  let isFresh = !isExpired(ticket);
  for (let renewals = 0; ; ) {
    if (!isFresh) {
      const next = await retryBy(() => calls.renew(checked, ticket), policy);
      if (!next) return ticket;
      ticket = keep(next);
    }
    const { preSignedUrl: url, headers } = ticket.upload;
    try {
      run.onStage?.({ stage: 'sending' });
      const onProgress = (sent: number): void => run.onProgress?.(sent, checked.file.size);
      await calls.put({ url, headers, body: checked.file, signal, onProgress });
      return ticket;
    } catch (error) {
      const status = error instanceof PutError ? error.status : undefined;
      // The store has it already: an answer was lost, and the service will tell what came.
      if (status === 412) return ticket;
      if (!(await isReadable(checked.file))) throw error;
      const isStale = status === 401 || status === 403;
      if (!isStale) await waitAfter(error);
      else if (renewals++ >= RENEWALS) throw error;
      isFresh = false;
    }
  }
}

function isExpired({ upload }: UploadTicket): boolean {
  return Date.parse(upload.expiresAt) - MARGIN <= Date.now();
}

async function endOf(error: unknown, { file }: CheckedFile, signal: AbortSignal): Promise<UploadError['end']> {
  if (signal.aborted) return 'aborted';
  const isOfService = error instanceof ApiError && !(error instanceof PutError);
  if (!isOfService && !(await isReadable(file))) return { fault: faultOf('changed') };
  if (error instanceof ApiError) {
    const fault = error.fields.map(({ code }) => faultOfService(code)).find((one) => one !== undefined);
    if (fault && error.status >= 400 && error.status < 500) return { fault };
    if (error.kind === 'http') return { failure: { status: error.status } };
    return { failure: { status: error.kind === 'timeout' ? 'timeout' : 'network' } };
  }
  return { failure: { status: 'network' } };
}
