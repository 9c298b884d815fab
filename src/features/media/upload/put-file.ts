import { ApiError } from '../../../contract/api-error.ts';

/** How sending a file failed: an answer of the store that is no success, no answer, or a caller who no longer waits. */
export class PutError extends ApiError {
  constructor(kind: 'http' | 'network' | 'aborted', status = 0) {
    super(kind, status, `The file was not stored: ${kind} ${status}`);
    this.name = 'PutError';
  }
}

/** Whether a store says that it has no room left; some answer 403 then (Ceph, MinIO). */
const isFull = (answer: string): boolean => /<Code>\w*(QuotaExceeded|StorageFull)</.test(answer);

/** A PUT of one file. */
export interface FilePut {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Blob;
  signal: AbortSignal;
  /** Is told how many bytes have been sent. */
  onProgress(sent: number): void;
}

/**
 * Sends a file to a presigned address. Not by `fetch`, which tells nothing while it sends.
 * @throws PutError unless it was stored
 */
export function putFile({ url, headers, body, signal, onProgress }: FilePut): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new PutError('aborted'));
      return;
    }
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const end = (finish: () => void) => (): void => {
      signal.removeEventListener('abort', abort);
      removeEventListener('offline', abort);
      finish();
    };
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
    request.addEventListener(
      'load',
      end(() => {
        // The store answers 200 and nothing else (specification §5).
        if (request.status === 200) resolve();
        else reject(new PutError('http', isFull(request.responseText) ? 507 : request.status));
      }),
    );
    request.addEventListener(
      'error',
      end(() => reject(new PutError('network'))),
    );
    request.addEventListener(
      'abort',
      end(() => reject(new PutError(signal.aborted ? 'aborted' : 'network'))),
    );
    signal.addEventListener('abort', abort, { once: true });
    // A connection that is gone may let a request hang for minutes.
    addEventListener('offline', abort);
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}
