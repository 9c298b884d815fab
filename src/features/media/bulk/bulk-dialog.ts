import type { ListedEntity, ListParameters } from '../../../contract/entity.ts';
import type { Chosen } from '../../../engine/list/actions/use-selection.ts';

/** What the dialogs that change many items take. */
export interface BulkDialogProps {
  /** The definition of images or of videos. */
  entity: ListedEntity;
  chosen: Chosen;
  /** Search, filters and order of the list. */
  parameters: ListParameters;
  /** Done once an item is deleted and before anything is read again: whoever shows it leaves it here. */
  onRemoved?: ((id: string) => Promise<void> | void) | undefined;
  /** `isDone`: the change was begun, so that the choice of items has served its purpose. */
  onClose(isDone: boolean): void;
}
