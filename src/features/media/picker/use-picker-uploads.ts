import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadAddress } from '../../../contract/upload-address.ts';
import type { MediaKind } from '../../../engine/media/library-context.ts';
import { UploadQueue } from '../upload/upload-queue.ts';
import type { Uploads } from '../upload/use-uploads.ts';
import { callsWith } from './picker-calls.ts';

/** Runs the uploads of the picker for as long as it is open; what became no item of the library by then is taken back. All are those of the first drawing. */
export function usePickerUploads(kinds: readonly MediaKind[], upload: UploadAddress | undefined): Uploads {
  const [queue] = useState(() => new UploadQueue({ calls: callsWith(upload), kinds }));
  const view = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => () => queue.discard(), [queue]);
  return { view, queue };
}
