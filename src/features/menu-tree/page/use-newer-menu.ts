import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Menu, MenuGroup } from '../../../../generated/model/index.ts';
import { PAGE_TITLE } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import type { Choices, MenuClash } from '../merge/menu-clash.ts';
import { mergeMenus } from '../merge/merge-menus.ts';
import { diffMenus } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import { isNewer } from './newer.ts';
import { withStored } from './opened.ts';
import type { MenuEditing } from './use-menu-editing.ts';

/** A menu that somebody else published while this one is edited. */
export interface NewerMenu {
  /** What they changed, in one line; undefined where there is nothing newer. */
  changes: string | undefined;
  /** What both changed, once somebody wants to take it in. */
  meeting: { clashes: readonly MenuClash[]; before: readonly MenuGroup[]; after: readonly MenuGroup[] } | undefined;
  /** Takes it in; where both changed the same, that is asked about first. */
  take(): void;
  /** Whose version to take of each clash; undefined to leave all as it is. */
  answer(choices: Choices | undefined): void;
}

/**
 * Watches for a menu that somebody else published: `read` is what the service has, looked at again and again. Where nothing was changed here it is taken in
 * at once, and told; otherwise it is offered. Steps that can be undone get it too. Nothing is done while the page `isBusy` publishing.
 */
export function useNewerMenu({ menu: read }: Menu, editing: MenuEditing, isBusy: boolean): NewerMenu {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { base, count, now, stored, rebase } = editing;
  const [isAsking, setAsking] = useState(false);
  const is = useMemo(() => !isBusy && isNewer(base, read), [isBusy, base, read]);
  const changes = useMemo(() => (is ? words.summary(diffMenus(base, read)) : undefined), [is, words, base, read]);
  const bring = useCallback(
    (choices?: Choices) => {
      const before = stored();
      rebase(read, (state) =>
        withStored(mergeMenus({ base: before, mine: state, theirs: read, ...(choices && { choices }) }).merged, read),
      );
      if (changes) toast('info', t('menuPage.newer.taken', { changes }));
    },
    [stored, rebase, read, changes, t],
  );
  const isClean = count === 0;
  useEffect(() => {
    if (is && isClean) bring();
  }, [is, isClean, bring]);
  const clashes = useMemo(
    () => (isAsking ? mergeMenus({ base, mine: now(), theirs: read }).clashes : []),
    [isAsking, base, now, read],
  );
  return {
    changes: is && !isClean ? changes : undefined,
    meeting: is && isAsking && clashes.length > 0 ? { clashes, before: base, after: read } : undefined,
    take: () => {
      if (mergeMenus({ base, mine: now(), theirs: read }).clashes.length > 0) return setAsking(true);
      bring();
      focusTitle();
    },
    answer: (choices) => {
      setAsking(false);
      if (!choices) return;
      bring(choices);
      focusTitle();
    },
  };
}

/** The offer that was pressed goes once it is taken. */
function focusTitle(): void {
  requestAnimationFrame(() => document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true }));
}
