import { BusyError, tooManyPictures } from './work-queue.ts';

/**
 * libvips gives a picture up that takes too long, which on a busy machine is no fault of the file; it says so in the error's
 * text alone.
 * @throws {BusyError} when the error is that
 */
export function refuseSlow(error: unknown): void {
  if (error instanceof Error && error.message.startsWith('timeout: ')) throw new BusyError(tooManyPictures);
}
