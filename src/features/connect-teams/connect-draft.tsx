import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectedTeam, Ssgt } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { DraftBanner } from '../../engine/edit-session/draft-banner.tsx';
import { type EditorDraft, useDraft } from '../../engine/edit-session/use-draft.ts';
import { isValues } from '../../engine/values/values.ts';
import { countOf, type NewTeam, onto, type TeamChanges } from './team-changes.ts';
import type { Connecting } from './use-connecting.ts';

/** Changes as text keeps them. */
interface Kept {
  added: readonly NewTeam[];
  removed: readonly string[];
}

const keptOf = ({ added, removed }: TeamChanges): Kept => ({ added, removed: [...removed] });

/** Keeps what is changed of a competition's teams in the browser, for 12 hours, and asks before the page is left. Of a deleted one nothing is kept. */
export function useConnectDraft({ uuid, deleted }: Ssgt, { base, changes, now, isDirty }: Connecting): EditorDraft {
  const { user, instanceId } = useActiveSite();
  const place = useMemo(
    () => (deleted ? undefined : { user, instanceId, entity: 'connect-teams', id: uuid }),
    [deleted, user, instanceId, uuid],
  );
  const edited = useMemo(() => keptOf(changes), [changes]);
  const current = useCallback(() => keptOf(now()), [now]);
  return useDraft(place, { base, edited, current, isDirty });
}

/** Props of {@link ConnectDraft}. */
export interface ConnectDraftProps {
  draft: EditorDraft;
  base: readonly ConnectedTeam[];
  onBringBack(changes: TeamChanges): void;
}

/** Offers what was changed here before and not saved. */
export function ConnectDraft({ draft, base, onBringBack }: ConnectDraftProps) {
  const { t } = useTranslation();
  const edited = draft.offer?.edited;
  const changes = isKept(edited) ? onto({ added: edited.added, removed: new Set(edited.removed) }, base) : undefined;
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
function isKept(value: unknown): value is Kept {
  if (!isValues(value) || !Array.isArray(value.added) || !Array.isArray(value.removed)) return false;
  return value.added.every((team: unknown) => isValues(team) && typeof team.uuid === 'string');
}
