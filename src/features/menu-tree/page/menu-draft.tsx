import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftBanner } from '../../../engine/edit-session/draft-banner.tsx';
import type { KeptDraft } from '../../../engine/edit-session/draft-store.ts';
import type { EditorDraft } from '../../../engine/edit-session/use-draft.ts';
import { isValues } from '../../../engine/values/values.ts';
import { MenuConflictDialog } from '../merge/menu-conflict-dialog.tsx';
import { mergeMenus } from '../merge/merge-menus.ts';
import { countOf, diffMenus } from '../publish/diff-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import type { Groups } from './menu-kind.ts';

/** Props of {@link MenuDraft}. */
export interface MenuDraftProps {
  draft: EditorDraft;
  groups: Groups;
  /** Makes what was left behind a change of what is on the page. */
  onBringBack(groups: Groups): void;
}

/**
 * Offers what was changed here before and not saved. It comes onto what is on the page now; where both changed the
 * same, the user chooses.
 */
export function MenuDraft({ draft, groups, onBringBack }: MenuDraftProps) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const [choosing, setChoosing] = useState<Groups>();
  const kept = useMemo(() => keptOf(draft.offer), [draft.offer]);
  const meeting = useMemo(
    () => (kept ? { ...kept, theirs: groups, ...mergeMenus({ ...kept, theirs: groups }) } : undefined),
    [kept, groups],
  );
  const diff = useMemo(() => (meeting ? diffMenus(groups, meeting.merged) : undefined), [groups, meeting]);
  const count = diff ? countOf(diff) : 0;
  return (
    <>
      <DraftBanner
        draft={meeting && meeting.conflicts.length > 0 ? { ...draft, settle: () => () => undefined } : draft}
        kept={
          meeting &&
          diff && {
            count,
            text: (time) =>
              count === 0 ? t('drafts.same', { time }) : t('menuPage.draft', { time, changes: words.summary(diff) }),
            bringBack: () => (meeting.conflicts.length > 0 ? setChoosing(groups) : onBringBack(meeting.merged)),
          }
        }
      />
      {choosing && meeting ? (
        <MenuConflictDialog
          of="draft"
          conflicts={meeting.conflicts}
          onAnswer={(choices) => {
            setChoosing(undefined);
            if (!choices) return;
            onBringBack(mergeMenus({ ...meeting, choices }).merged);
            draft.settle();
          }}
        />
      ) : null}
    </>
  );
}

/** What the browser kept, if it has the form of menus: an older console may have written another. */
function keptOf(offer: KeptDraft | undefined): { base: Groups; mine: Groups } | undefined {
  if (!offer || !isMenu(offer.base) || !isMenu(offer.edited)) return undefined;
  return { base: offer.base, mine: offer.edited };
}

function isMenu(value: unknown): value is Groups {
  return (
    Array.isArray(value) &&
    value.every((group: unknown) => isValues(group) && typeof group.identifier === 'string' && areItems(group.children))
  );
}

function areItems(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (item: unknown) =>
        isValues(item) && typeof item.id === 'string' && typeof item.title === 'string' && areItems(item.children),
    )
  );
}
