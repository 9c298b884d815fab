import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MediaKind } from './file-signature.ts';
import { queueCalls } from './queue-calls.ts';
import type { UploadItem } from './upload-item.ts';
import { type QueueView, UploadQueue } from './upload-queue.ts';

/** Uploads of a page or a dialog: how they stand, and what changes that. How far each file is sent is for those alone who show it: {@link useLiveView}. */
export interface Uploads {
  view: QueueView;
  queue: UploadQueue;
}

/** Runs uploads for as long as the component stands; what is under way then ends. `kinds` and `most` are those of the first drawing. */
export function useUploads(options: { kinds?: readonly MediaKind[]; most?: number } = {}): Uploads {
  const [queue] = useState(() => new UploadQueue({ calls: queueCalls, ...options }));
  const view = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => () => queue.stop(), [queue]);
  return { view, queue };
}

/** The files of a queue as they are right now, drawn anew several times a second while bytes are sent. */
export function useLiveView(queue: UploadQueue): QueueView {
  return useSyncExternalStore(queue.subscribe, queue.getLive);
}

/** One file of a queue as it is right now; the one that was given once it is no longer there. Whoever shows it is drawn anew only when its own bytes move. */
export function useLiveItem(queue: UploadQueue, item: UploadItem): UploadItem {
  return useSyncExternalStore(queue.subscribe, () => queue.getLive().items.find(({ id }) => id === item.id) ?? item);
}
