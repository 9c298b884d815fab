import type { RJSFValidationError } from '@rjsf/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Section } from '../../../../generated/model/index.ts';
import type { Entity } from '../../../contract/entity.ts';
import type { Edited } from '../../../engine/edit-session/edited-part.ts';
import { useFailureToast } from '../../../engine/edit-session/use-failure-toast.ts';
import { focusOnceDrawn } from '../../../engine/form/focus-control.ts';
import { firstWrong } from '../../../engine/form/form-errors.ts';
import { FormIndex } from '../../../engine/form/form-index.ts';
import { isMissing } from '../../../engine/form/messages.ts';
import type { MadeState } from '../../../engine/routing/made-state.ts';
import { toast } from '../../../ui/toast-queue.ts';
import { addressOfPart, addressOfSlide } from '../addresses.ts';
import { placeOfFault } from '../workspace/fault-place.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';

/** What the Save of a slide needs to know of it. */
export interface SlideSaveInput {
  id: string;
  isNew: boolean;
  section: Section;
  form: Entity | undefined;
  part: Edited<object>;
  /** The field by which another slide of the carousel shows the same; undefined where none does. */
  twin: string | undefined;
  /** The first field that it lacks because of what else it says; undefined where it lacks none. */
  lacking: string | undefined;
}

/** The Save of a slide's own page: it keeps what is whole in the layout and leads back, and of what is not it says why, at the first field. */
export function useSlideSave({ id, isNew, section, form, part, twin, lacking }: SlideSaveInput) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { session } = useLayoutWorkspace();
  const [isChecking, setChecking] = useState(false);
  // What was refused is no longer said once it is kept, or left.
  const { show } = useFailureToast();
  const stop = (why: string, path: string | undefined): void => {
    setChecking(true);
    show(why);
    if (path !== undefined) focusOnceDrawn(...placeOfFault(session.getValue(), id, path));
  };
  const keep = (): void => {
    if (twin) {
      stop(t('messages.alreadySelected'), twin);
      return;
    }
    if (lacking) {
      stop(t('messages.requiredFieldEmpty'), lacking);
      return;
    }
    // A new one that nobody wrote in is held as it is.
    part.edit((now) => ({ ...now }));
    toast('success', t(isNew ? 'messages.slideCreated' : 'messages.slideSaved'));
    // The row of a new one is found by the address that it has only now.
    const state: MadeState = { made: addressOfSlide(session.getValue(), section.id, { id }) };
    void navigate(addressOfPart(session.getValue(), section.id), { state });
  };
  const refuse = (errors: readonly RJSFValidationError[]): void =>
    stop(
      t(errors.some(isMissing) ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition'),
      form && firstWrong(errors, new FormIndex(form.form)),
    );
  return { isChecking, keep, refuse };
}
