import { reloadFailedStyles } from './reload-failed-styles.ts';

/**
 * The first wait before what could not be fetched is fetched again, in milliseconds; each further one is twice as long.
 */
const FIRST_WAIT = 1000;
/** How often it is tried again: half a minute in all. */
const RETRIES = 5;

/**
 * Fetches code that a form already stands around, such as that of a widget: while there is no connection its place
 * waits, and what was typed beside it stays. Rejects as `fetch` does once it has failed for half a minute.
 */
export async function retryImport<Part>(fetch: () => Promise<Part>): Promise<Part> {
  for (let failures = 0; ; ) {
    try {
      return await fetch();
    } catch (error) {
      if (failures === RETRIES) throw error;
      const wait = FIRST_WAIT * 2 ** failures;
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, wait));
      reloadFailedStyles();
    }
  }
}
