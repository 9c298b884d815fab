import type { Entity } from '../../contract/entity.ts';
import { FailureBanner } from '../edit-session/failure-banner.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { ExistingBanner } from './existing-banner.tsx';
import { InUseBanner, isRefusedInUse } from './in-use-banner.tsx';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

/** Props of {@link EditorFailure}. */
export interface EditorFailureProps {
  entity: Entity;
  formId: string;
  editing: Editing;
  saving: Saving;
}

/** Why the last save failed: what is wrong with what is edited, or what else stood in its way. */
export function EditorFailure({ entity, formId, editing, saving }: EditorFailureProps) {
  const { failure, again, save } = saving;
  const saveAgain = () => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  if (isRefusedInUse(failure)) return <InUseBanner failure={failure} onSave={() => void save(false, true)} />;
  return (
    <>
      <ErrorSummary errors={editing.errors} attempt={editing.attempt} />
      <FailureBanner
        failure={failure}
        isOfAction={again?.isOfAction === true}
        isShown={editing.showsAllOf(failure)}
        unplaced={editing.unplaced(failure)}
        onRetry={again?.run ?? saveAgain}
      />
      <ExistingBanner entity={entity} failure={failure} />
    </>
  );
}
