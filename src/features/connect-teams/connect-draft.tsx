import { useTranslation } from 'react-i18next';
import { DraftBanner } from '../../engine/edit-session/draft-banner.tsx';
import type { EditorDraft } from '../../engine/edit-session/use-draft.ts';
import { isValues } from '../../engine/values/values.ts';
import type { StoredTeams } from './edited-teams.ts';
import { countOf, onto, type TeamChanges } from './team-changes.ts';

/** Props of {@link ConnectDraft}. */
export interface ConnectDraftProps {
  draft: EditorDraft;
  base: StoredTeams;
  onBringBack(changes: TeamChanges): void;
}

/** Offers what was changed here before and not saved. */
export function ConnectDraft({ draft, base, onBringBack }: ConnectDraftProps) {
  const { t } = useTranslation();
  const edited = draft.offer?.edited;
  const changes = isKept(edited) ? onto(edited, base) : undefined;
  const count = changes ? countOf(changes) : 0;
  return (
    <DraftBanner
      draft={draft}
      kept={
        changes && {
          count,
          text: (time) => t('connectTeams.draft', { time, count }),
          bringBack: () => onBringBack(changes),
        }
      }
    />
  );
}

/** Whether what the browser kept has the form of changes: an older console may have written another. */
function isKept(value: unknown): value is TeamChanges {
  if (!isValues(value) || !Array.isArray(value.added) || !Array.isArray(value.removed)) return false;
  return value.added.every((team: unknown) => isValues(team) && typeof team.uuid === 'string');
}
