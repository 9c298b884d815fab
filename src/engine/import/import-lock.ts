/** Does work while no other tab does any under the same key; answers false, with nothing done, while one does. */
export type Alone = (work: () => Promise<void>) => Promise<boolean>;

/**
 * Work that only one of the browser's tabs may do at a time. The browser lets go of it when the tab ends, however it
 * ends. One without locks, as on a page without TLS, knows of no other tab.
 */
export function aloneInBrowser(key: string): Alone {
  return async (work) => {
    const locks: LockManager | undefined = navigator.locks;
    if (!locks) {
      await work();
      return true;
    }
    return locks.request(`touchline.import.${key}`, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    });
  };
}
