import type { DiskStore } from './disk-store.ts';

/** A store that may not be there yet: each call opens it, until that has succeeded once, and rejects as `open` does before. */
export function lateStore(open: () => Promise<DiskStore>): DiskStore {
  let opened: Promise<DiskStore> | undefined;
  const store = (): Promise<DiskStore> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    refusalOf: async (...asked) => (await store()).refusalOf(...asked),
    receive: async (...sent) => (await store()).receive(...sent),
    takeFiles: async () => (await store()).takeFiles(),
    presignPut: async (...asked) => (await store()).presignPut(...asked),
    put: async (...given) => (await store()).put(...given),
    read: async (...asked) => (await store()).read(...asked),
    stat: async (...asked) => (await store()).stat(...asked),
    remove: async (...asked) => (await store()).remove(...asked),
    async *list(...asked) {
      yield* (await store()).list(...asked);
    },
  };
}
