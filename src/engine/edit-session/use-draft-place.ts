import { useMemo } from 'react';
import { useActiveSite } from '../active-site.ts';
import type { DraftPlace } from './draft-store.ts';

/**
 * Where the unsaved changes of a thing are kept on the active site; nowhere where nothing can be changed. `id`
 * undefined: a new one.
 */
export function useDraftPlace(entity: string, id: string | undefined, isReadOnly = false): DraftPlace | undefined {
  const { user, instanceId } = useActiveSite();
  return useMemo(
    () => (isReadOnly ? undefined : { user, instanceId, entity, id }),
    [isReadOnly, user, instanceId, entity, id],
  );
}
