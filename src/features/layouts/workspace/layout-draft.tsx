import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { DraftBanner } from '../../../engine/edit-session/draft-banner.tsx';
import type { KeptDraft } from '../../../engine/edit-session/draft-store.ts';
import type { EditorDraft } from '../../../engine/edit-session/use-draft.ts';
import { isValues } from '../../../engine/values/values.ts';
import { LayoutConflictDialog } from '../merge/layout-conflict-dialog.tsx';
import { mergeLayouts } from '../merge/merge-layouts.ts';
import { changesOf } from '../model/changes.ts';
import { useLayoutWords } from './use-layout-words.ts';

/** Props of {@link LayoutDraft}. */
export interface LayoutDraftProps {
  draft: EditorDraft;
  layout: SiteLayout;
  /** Makes what was left behind a change of what is on the page. */
  onBringBack(layout: SiteLayout): void;
}

/** Offers what was changed here before and not saved. It comes onto what is on the page now; where both changed the same, the user chooses. */
export function LayoutDraft({ draft, layout, onBringBack }: LayoutDraftProps) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const [isChoosing, setChoosing] = useState(false);
  const kept = useMemo(() => keptOf(draft.offer, layout.id), [draft.offer, layout.id]);
  const meeting = useMemo(() => (kept ? mergeLayouts({ ...kept, theirs: layout }) : undefined), [kept, layout]);
  const changes = useMemo(() => (meeting ? changesOf(layout, meeting.merged) : []), [layout, meeting]);
  const isClash = meeting !== undefined && meeting.conflicts.length > 0;
  return (
    <>
      <DraftBanner
        draft={isClash ? { ...draft, settle: () => () => undefined } : draft}
        kept={
          meeting && {
            count: changes.length,
            text: (time) =>
              changes.length === 0
                ? t('drafts.same', { time })
                : t('layouts.draft', { time, changes: words.summary(changes) }),
            bringBack: () => (isClash ? setChoosing(true) : onBringBack(meeting.merged)),
          }
        }
      />
      {isChoosing && kept && meeting ? (
        <LayoutConflictDialog
          of="draft"
          conflicts={meeting.conflicts}
          onAnswer={(choices) => {
            setChoosing(false);
            if (!choices) return;
            onBringBack(mergeLayouts({ ...kept, theirs: layout, choices }).merged);
            draft.settle();
          }}
        />
      ) : null}
    </>
  );
}

/** What the browser kept, if it has the form of this layout: an older console may have written another. */
function keptOf(offer: KeptDraft | undefined, id: string): { base: SiteLayout; mine: SiteLayout } | undefined {
  if (!offer || !isLayout(offer.base, id) || !isLayout(offer.edited, id)) return undefined;
  return { base: offer.base, mine: offer.edited };
}

function isLayout(value: unknown, id: string): value is SiteLayout {
  return isValues(value) && value.id === id && isValues(value.settings) && areGroups(value.sectionGroups);
}

const areGroups = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (group: unknown) =>
      isValues(group) &&
      typeof group.id === 'string' &&
      Array.isArray(group.sections) &&
      group.sections.every(
        (section: unknown) => isValues(section) && typeof section.id === 'string' && isValues(section.config),
      ),
  );
