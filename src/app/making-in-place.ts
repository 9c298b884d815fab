import { entities } from '../../generated/forms.ts';
import { late } from '../engine/loading/optional-part.tsx';
import type { Making } from '../engine/widgets/create-related-context.ts';

/** Every entity can be made in place, where a relation's definition allows it; the dialog comes when it is first needed. */
export const making: Making = {
  routes: entities,
  Dialog: late(
    async () => (await import('../engine/create-related/create-related-dialog.tsx')).MakingDialog,
    ({ onClose }) => onClose(),
  ),
};
