import { useTranslation } from 'react-i18next';
import { DraftBanner } from '../../engine/edit-session/draft-banner.tsx';
import type { EditorDraft } from '../../engine/edit-session/use-draft.ts';
import { SIDES, type Squad } from './squad.ts';
import { changesOf, countOf, rowsOf } from './squad-changes.ts';
import type { SquadEdits } from './squad-edits.ts';

/** Props of {@link SquadDraft}. */
export interface SquadDraftProps {
  draft: EditorDraft;
  squad: Squad;
  onBringBack(edits: SquadEdits): void;
}

/** Offers what was changed here before and not saved, or says that another tab has unsaved changes too. */
export function SquadDraft({ draft, squad, onBringBack }: SquadDraftProps) {
  const { t } = useTranslation();
  const edits = draft.offer?.edited;
  if (!isEdits(edits)) return <DraftBanner draft={draft} kept={undefined} />;
  const count = SIDES.reduce((sum, side) => sum + countOf(changesOf(rowsOf(side, squad, edits))), 0);
  return (
    <DraftBanner
      draft={draft}
      kept={{ count, text: (time) => t('squad.draft', { time, count }), bringBack: () => onBringBack(edits) }}
    />
  );
}

/** Whether what the browser kept has the form of changes: an older console may have written another. */
function isEdits(value: unknown): value is SquadEdits {
  if (typeof value !== 'object' || value === null || !('players' in value) || !('staff' in value)) return false;
  const { players, staff } = value;
  return isSide(players, ['jerseyNumber', 'positionCode']) && isSide(staff, ['role']);
}

function isSide(value: unknown, names: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !('joined' in value && 'left' in value && 'set' in value))
    return false;
  const { joined, left, set } = value;
  if (!Array.isArray(joined) || !Array.isArray(left) || typeof set !== 'object' || set === null) return false;
  return names.every((name) => typeof (set as Record<string, unknown>)[name] === 'object');
}
