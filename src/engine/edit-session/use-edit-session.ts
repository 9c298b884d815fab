import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSingleFlight } from '../calls/use-single-flight.ts';
import type { DraftPlace } from './draft-store.ts';
import { type EditedKind, EditSession, type EditState } from './edit-session.ts';
import { type EditorDraft, useDraft } from './use-draft.ts';
import { type FailureToast, useFailureToast } from './use-failure-toast.ts';
import { type SiteCheck, useSiteCheck } from './use-site-check.ts';

/** What is edited, and what an editor needs around it. */
export interface Edit<Base extends object, Value extends object> {
  session: EditSession<Base, Value>;
  draft: EditorDraft;
  siteCheck: SiteCheck;
  failureToast: FailureToast;
  isSaving: boolean;
  /**
   * Saves, unless a save is under way or another tab has selected another site. `send` answers whether all is stored;
   * so does `saveOnce`, with false where nothing was sent.
   */
  saveOnce(send: () => Promise<boolean>): Promise<boolean>;
  /** Settles once no save is under way. */
  whenSaved(): Promise<unknown>;
}

/**
 * The edit session of one editor.
 * @param kind keep its identity between renders
 * @param initial as it was read; read again, it is taken over while nothing is changed
 * @param draftPlace where unsaved changes are kept in the browser; undefined where nothing can be changed
 */
export function useEditSession<Base extends object, Value extends object>(
  kind: EditedKind<Base, Value>,
  initial: Base,
  draftPlace: DraftPlace | undefined,
): Edit<Base, Value> {
  const [session] = useState(() => new EditSession(kind, initial));
  const read = useRef(initial);
  useEffect(() => {
    if (read.current === initial) return;
    read.current = initial;
    session.dispatch({ type: 'read', base: initial });
  }, [initial, session]);
  const draft = useDraft(draftPlace, session);
  const siteCheck = useSiteCheck();
  const failureToast = useFailureToast();
  const { isUnderWay: isSaving, isFree, whenFree: whenSaved, alone } = useSingleFlight();
  const { refuses } = siteCheck;
  const { dismiss } = failureToast;
  const saveOnce = useCallback(
    async (send: () => Promise<boolean>): Promise<boolean> => {
      if (!isFree() || refuses()) return false;
      dismiss();
      return alone(send);
    },
    [isFree, refuses, dismiss, alone],
  );
  return useMemo(
    () => ({ session, draft, siteCheck, failureToast, isSaving, saveOnce, whenSaved }),
    [session, draft, siteCheck, failureToast, isSaving, saveOnce, whenSaved],
  );
}

/** The state of a session; a component that uses it renders after each change. */
export function useEditState<Base extends object, Value extends object>({
  subscribe,
  get,
}: EditSession<Base, Value>): EditState<Base, Value> {
  return useSyncExternalStore(subscribe, get);
}
