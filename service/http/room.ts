import { statfs } from 'node:fs/promises';

/** Whether the service has room to store something. */
export interface Room {
  /** Notes that something could not be stored for want of room. */
  noteFull(): void;
  /** Whether that happened lately, or the disk is as good as full. */
  isFull(): Promise<boolean>;
}

/** With less free, PostgreSQL cannot begin the next file of its log, in bytes. */
const leastBytes = 16 * 1024 * 1024;
/** So long a note of a full disk holds: a database server's own disk cannot be looked at from here. In milliseconds. */
const noteMs = 60_000;

/** The room on the disk of `folder`; undefined where everything is stored elsewhere. */
export function createRoom(folder: string | undefined, least = leastBytes): Room {
  let notedAt = Number.NEGATIVE_INFINITY;
  const hasLittle = async () => {
    if (folder === undefined) return false;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < least;
  };
  return {
    noteFull: () => {
      notedAt = performance.now();
    },
    isFull: async () => performance.now() - notedAt < noteMs || hasLittle(),
  };
}
