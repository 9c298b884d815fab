import { useCallback, useMemo, useState } from 'react';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { useDraftPlace } from '../../../engine/edit-session/use-draft-place.ts';
import { useEditSession, useEditState } from '../../../engine/edit-session/use-edit-session.ts';
import { changesOf } from '../model/changes.ts';
import { LAYOUT_KIND } from './layout-kind.ts';

/** The layout as it is edited, and what of it is not published. */
export type LayoutEditing = ReturnType<typeof useLayoutEditing>;

/** The layout as it was read (`base`) and as it is edited. A newer one is taken in by `useNewerLayout`. */
export function useLayoutEditing(read: SiteLayout) {
  const [initial] = useState(read);
  const edit = useEditSession(LAYOUT_KIND, initial, useDraftPlace('layout', initial.id));
  const { session } = edit;
  const { base, value: layout } = useEditState(session);
  const changes = useMemo(() => changesOf(base, layout), [base, layout]);
  const change = useCallback((next: SiteLayout) => session.replace(next), [session]);
  return { edit, session, base, layout, changes, change };
}
