import { useEffect } from 'react';
import { isOnItsWay } from './awaited-files.ts';
import type { KeptFiles } from './kept-files.ts';
import type { UploadItem } from './upload-item.ts';
import type { UploadQueue } from './upload-queue.ts';

/** Keeps the files of a queue until they have arrived or are given up, so that they outlive the page. */
export function useKeptFiles(queue: UploadQueue, files: KeptFiles): void {
  useEffect(() => {
    const kept = new Map<string, UploadItem>();
    return queue.subscribe(() => {
      const { items } = queue.get();
      const onTheirWay = new Set(items.filter(({ state }) => isOnItsWay(state)).map(({ id }) => id));
      for (const item of items) {
        const file = queue.fileOf(item.id);
        if (kept.has(item.id) || !onTheirWay.has(item.id) || !file) continue;
        kept.set(item.id, item);
        void files.keep(file);
      }
      for (const [id, item] of kept) {
        if (onTheirWay.has(id)) continue;
        kept.delete(id);
        void files.forget(item);
      }
    });
  }, [queue, files]);
}
