import { ConflictDialog, type ConflictDialogProps } from '../merge/conflict-dialog.tsx';
import { ChangesDialog, type ChangesDialogProps } from './changes-dialog.tsx';

/** Props of {@link EditorDialogs}. */
export interface EditorDialogsProps {
  /** What will be sent, while it is looked at. */
  changes: ChangesDialogProps | undefined;
  /** What both changed, until it is chosen. */
  conflict: ConflictDialogProps | undefined;
}

/** The dialogs of an editor that open rarely: one file, fetched when the first of them does. */
export function EditorDialogs({ changes, conflict }: EditorDialogsProps) {
  return (
    <>
      {changes ? <ChangesDialog {...changes} /> : null}
      {conflict ? <ConflictDialog {...conflict} /> : null}
    </>
  );
}
