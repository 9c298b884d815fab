/** A stored file that is there, but that its disk does not give back. Other files may be read all the same. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';

  constructor(cause: unknown) {
    super('The disk does not give the file back.', { cause });
  }
}

/** The error of reading a file, as `DamagedFileError` where the disk failed at this one or what its head says is no text any more. */
export function damagedBy(error: unknown): unknown {
  const isFailing = error instanceof Error && 'code' in error && error.code === 'EIO';
  return isFailing || error instanceof SyntaxError ? new DamagedFileError(error) : error;
}
