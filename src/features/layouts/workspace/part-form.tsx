import type { RJSFValidationError } from '@rjsf/utils';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../../contract/api-error.ts';
import type { Entity } from '../../../contract/entity.ts';
import type { Edited } from '../../../engine/edit-session/edited-part.ts';
import { EntityForm } from '../../../engine/form/entity-form.tsx';
import { schemaOfFaults } from '../../../engine/form/form-errors.ts';
import { FormIndex } from '../../../engine/form/form-index.ts';
import { useText } from '../../../engine/text/use-text.ts';

/** Props of {@link PartForm}. */
export interface PartFormProps {
  /** The id of the form element. */
  id: string;
  /** What the ids of its controls begin with: two forms stand on one page. */
  idPrefix: string;
  entity: Entity;
  /** What is edited, within the held layout. Keep its identity. */
  part: Edited<object>;
  /** What is published of it: what may stay as it is, such as a time that is over. Keep its identity. */
  stored?: object | undefined;
  /** What the service found wrong with it, by the paths of its fields. */
  faults: readonly FieldFault[];
  /** Whether it shows what is wrong at once: a save was refused. */
  isChecking: boolean;
  why: string | undefined;
  /** It was submitted, and nothing is wrong with it. */
  onSubmit?: () => void;
  onRefuse?: (errors: readonly RJSFValidationError[]) => void;
}

const nothing = (): void => undefined;

/** The form of one thing that a layout holds: every key is a change of the held layout. */
export function PartForm(props: PartFormProps) {
  const { id, idPrefix, entity, part, stored, faults, isChecking, why } = props;
  const { onSubmit = nothing, onRefuse = nothing } = props;
  const isSavedAlone = props.onSubmit !== undefined;
  const { t } = useTranslation();
  const text = useText();
  const index = useMemo(() => new FormIndex(entity.form), [entity]);
  const placed = useMemo(() => schemaOfFaults(faults, index, t, text), [faults, index, t, text]);
  const whyLocked = useMemo(() => () => why, [why]);
  useEffect(() => {
    const form = isChecking ? document.getElementById(id) : null;
    if (!(form instanceof HTMLFormElement)) return;
    // A form that is saved by itself, with the focus in it, was just submitted.
    if (!isSavedAlone || !form.contains(document.activeElement)) form.requestSubmit();
  }, [id, isChecking, isSavedAlone]);
  return (
    <EntityForm
      id={id}
      idPrefix={idPrefix}
      entity={entity}
      session={part}
      stored={stored}
      faults={placed}
      isChecking={isChecking}
      whyLocked={whyLocked}
      onSubmit={onSubmit}
      onRefuse={onRefuse}
    />
  );
}
