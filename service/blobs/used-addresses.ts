import { createHash } from 'node:crypto';
import { access, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../data-folder.ts';

/** How often what is over is cleared away at most, milliseconds. */
const clearedEveryMs = 60_000;

/**
 * The addresses of uploads that were used, each an empty file until it would expire: a restart does not forget them, and services that share a folder know
 * each other's.
 */
export class UsedAddresses {
  readonly #folder: string;
  readonly #now: () => number;
  #cleared = Number.NEGATIVE_INFINITY;

  /** `now` in milliseconds; the clock unless a test says otherwise. */
  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Makes the folder where it is not there. */
  make(): void {
    makeFolder(this.#folder);
  }

  /** Whether the address with this signature, which expires at a second since 1970, was used before. */
  async has(signature: string, expires: number): Promise<boolean> {
    return access(this.#pathOf(signature, expires)).then(
      () => true,
      () => false,
    );
  }

  /** Notes that the address is used, for good once this resolves. Answers false when it was used before: of several at once one alone hears true. */
  async take(signature: string, expires: number): Promise<boolean> {
    await this.#clear();
    const file = await open(this.#pathOf(signature, expires), 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    if (!file) return false;
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  }

  /** Forgets a use that came to nothing. */
  async giveBack(signature: string, expires: number): Promise<void> {
    await rm(this.#pathOf(signature, expires), { force: true });
  }

  /** Later the time alone refuses an address. */
  async #clear(): Promise<void> {
    if (this.#now() - this.#cleared < clearedEveryMs) return;
    this.#cleared = this.#now();
    for (const name of await readdir(this.#folder)) {
      if (Number.parseInt(name, 10) * 1000 <= this.#now()) await rm(join(this.#folder, name), { force: true });
    }
  }

  #pathOf(signature: string, expires: number): string {
    return join(this.#folder, `${expires}-${createHash('sha256').update(signature).digest('hex')}`);
  }
}
