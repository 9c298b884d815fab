import type { Entity } from '../../contract/entity.ts';
import { SiteChangedBanner } from '../edit-session/site-changed-banner.tsx';
import type { EditorDraft } from '../edit-session/use-draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { ExistingBanner } from './existing-banner.tsx';
import { FailureBanner } from './failure-banner.tsx';
import { FormDraftBanner } from './form-draft-banner.tsx';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

/** Props of {@link EditorNotices}. */
export interface EditorNoticesProps {
  entity: Entity;
  formId: string;
  editing: Editing;
  saving: Saving;
  draft: EditorDraft;
  /** Whether a change was refused because another tab selected another site. */
  isMoved: boolean;
}

/** What an editor has to say, above its form: what is wrong, why a save failed or was refused, what was typed before. */
export function EditorNotices({ entity, formId, editing, saving, draft, isMoved }: EditorNoticesProps) {
  const retry = () => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  const focusSave = () => document.querySelector<HTMLElement>(`button[form="${CSS.escape(formId)}"]`)?.focus();
  return (
    <>
      <ErrorSummary errors={editing.errors} attempt={editing.attempt} />
      <FailureBanner
        failure={saving.failure}
        isTold={editing.tells(saving.failure)}
        untold={editing.untold(saving.failure)}
        onRetry={retry}
      />
      <ExistingBanner entity={entity} failure={saving.failure} />
      {isMoved ? <SiteChangedBanner onStay={focusSave} /> : null}
      <FormDraftBanner
        entity={entity}
        draft={draft}
        base={editing.base}
        edited={editing.edited}
        onBringBack={editing.resume}
      />
    </>
  );
}
