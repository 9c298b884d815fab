/** The store of files cannot be reached, or takes no work at the moment. The same call can be made again. */
export class StorageUnavailableError extends Error {
  override name: string = 'StorageUnavailableError';

  constructor(cause: unknown) {
    super('The store of pictures and videos does not answer at the moment.', { cause });
  }
}

/** Why a store failed, for who runs the service: callers hear no more than that it does not answer. */
export function storageReason(error: unknown): string {
  const cause = error instanceof StorageUnavailableError ? error.cause : error;
  const reason: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  return reason instanceof Error && reason.message !== '' ? reason.message : String(reason);
}

const lost = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/;

/** What stores over the network call a quota that is used up (Ceph, MinIO), or a disk that is full (MinIO). */
const full = /(QuotaExceeded|StorageFull)$/;

/** Whether a store over the network has no room left. */
export function isStorageFull(error: unknown): boolean {
  const reason = error instanceof StorageUnavailableError ? error.cause : error;
  return reason instanceof Error && '$metadata' in reason && full.test(reason.name);
}

/** Whether an error says that a store over the network was not there, cut off or overloaded, rather than that it refused. */
export function isStorageOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StorageUnavailableError || error.name === 'TimeoutError') return true;
  const { $metadata, code } = error as { $metadata?: { httpStatusCode?: number }; code?: unknown };
  const status = $metadata?.httpStatusCode ?? 0;
  // 501: it does not know what was asked of it, and never will.
  return (status >= 500 && status !== 501) || status === 429 || lost.test(String(code));
}

/** Whether a store over the network refused what was asked of it: the key, its rights, the bucket or the clock are not as it wants them. */
export function isStorageRefusal(error: unknown): boolean {
  return error instanceof Error && '$metadata' in error && !isStorageOutage(error) && !isStorageFull(error);
}

/** What the system says of a folder that is away, cannot be read or takes no files, and of a disk that fails. */
const folderErrors = new Set(
  'EACCES EBUSY EIO EMFILE ENFILE ENODEV ENOENT ENOTDIR ENXIO EPERM EROFS ESTALE'.split(' '),
);

/** Does what a store on the disk is asked for; should its folder fail, it fails as a store over the network does. */
export async function onDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'syscall' in error && 'code' in error ? String(error.code) : '';
    throw folderErrors.has(code) ? new StorageUnavailableError(error) : error;
  }
}
