import { useEffect, useMemo } from 'react';
import { useUnsavedWork } from '../../../engine/edit-session/unsaved-work.ts';
import { useDraftPlace } from '../../../engine/edit-session/use-draft-place.ts';
import { useEditSession } from '../../../engine/edit-session/use-edit-session.ts';
import { EDITED_UPLOAD, filesChanged, NO_FILES, type UploadEdit } from './edited-upload.ts';
import type { UploadQueue } from './upload-queue.ts';

/**
 * The edit session of an upload. It follows the queue, whose files are what is stored; what is left unsaved stays on the
 * service for 12 hours, with the draft that names it.
 */
export function useUploadEdit(queue: UploadQueue): UploadEdit {
  const edit = useEditSession(EDITED_UPLOAD, NO_FILES, useDraftPlace('media-upload', undefined));
  const { session } = edit;
  useEffect(() => {
    let { items } = queue.get();
    return queue.subscribe(() => {
      const now = queue.get().items;
      if (now === items) return;
      items = now;
      session.dispatch(filesChanged(session.get().base, now));
    });
  }, [queue, session]);
  // Given up by a switch of sites or by signing out, it is taken back while its site is still the active one. What is
  // typed is the draft's to keep.
  const [isDirty, keeper] = useMemo(
    () => [() => session.isDirty(), { keep: () => undefined, discard: () => queue.discard() }],
    [queue, session],
  );
  useUnsavedWork(isDirty, keeper);
  return edit;
}
