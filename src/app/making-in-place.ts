import { entities } from '../../generated/forms.ts';
import { optionalPart } from '../engine/loading/optional-part.tsx';
import type { CreateRelated } from '../engine/widgets/create-related-context.ts';

/** Every entity can be made in place, where a relation's definition allows it; the dialog comes when it is first needed. */
export const making: CreateRelated = {
  routes: entities,
  Dialog: optionalPart(
    async () => (await import('../engine/create-related/create-related-dialog.tsx')).CreateRelatedDialog,
    ({ onClose }) => onClose(),
  ),
};
