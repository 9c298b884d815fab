import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu, MenuGroup } from '../../../../generated/model/index.ts';
import { PAGE_TITLE } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import type { Choices, MenuConflict } from '../merge/menu-conflict.ts';
import { mergeMenus } from '../merge/merge-menus.ts';
import { diffMenus } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import { onto } from './menu-kind.ts';
import { isNewer } from './newer.ts';
import type { MenuEditing } from './use-menu-editing.ts';

/** A menu that somebody else published while this one is edited. */
export interface NewerMenu {
  /** What they changed, in one line; undefined where there is nothing newer. */
  changes: string | undefined;
  /** What both changed, once somebody wants to take it in. */
  meeting:
    | { conflicts: readonly MenuConflict[]; before: readonly MenuGroup[]; after: readonly MenuGroup[] }
    | undefined;
  /** Takes it in; where both changed the same, that is asked about first. */
  take(): void;
  /** Whose version to take of each conflict; undefined to leave all as it is. */
  answer(choices: Choices | undefined): void;
}

/**
 * Watches for a menu that somebody else published: `read` is what the service has, looked at again and again. Where
 * nothing was changed here it is taken in at once, and a toast says so; otherwise it is offered. Steps that can be
 * undone get it too. Nothing is done while the page `isBusy` publishing.
 */
export function useNewerMenu({ menu: read }: Menu, editing: MenuEditing, isBusy: boolean): NewerMenu {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { session, base, count } = editing;
  const [isAsking, setAsking] = useState(false);
  const is = useMemo(() => !isBusy && isNewer(base, read), [isBusy, base, read]);
  const changes = useMemo(() => (is ? words.summary(diffMenus(base, read)) : undefined), [is, words, base, read]);
  const said = useCallback(() => {
    if (changes) toast('info', t('menuPage.newer.taken', { changes }));
  }, [changes, t]);
  const bring = (choices?: Choices): void => {
    session.dispatch({ type: 'renewed', base: read, bring: (state) => onto(state, base, read, choices) });
    said();
    focusTitle();
  };
  const isClean = count === 0;
  useEffect(() => {
    if (!is || !isClean) return;
    session.dispatch({ type: 'read', base: read });
    said();
  }, [is, isClean, session, read, said]);
  const findConflicts = useCallback(
    (): readonly MenuConflict[] => mergeMenus({ base, mine: session.getValue(), theirs: read }).conflicts,
    [base, session, read],
  );
  const conflicts = useMemo(() => (isAsking ? findConflicts() : []), [isAsking, findConflicts]);
  return {
    changes: is && !isClean ? changes : undefined,
    meeting: is && isAsking && conflicts.length > 0 ? { conflicts, before: base, after: read } : undefined,
    take: () => {
      if (findConflicts().length > 0) setAsking(true);
      else bring();
    },
    answer: (choices) => {
      setAsking(false);
      if (choices) bring(choices);
    },
  };
}

/** The offer that was pressed goes once it is taken. */
function focusTitle(): void {
  requestAnimationFrame(() => document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true }));
}
