import { useCallback, useState } from 'react';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { EditSaveBar } from '../edit-session/save-bar.tsx';
import type { UndoRedo } from '../edit-session/use-undo-keys.ts';
import { optionalPart } from '../loading/optional-part.tsx';
import { valueAt, withValueAt } from '../values/values.ts';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

const EditorDialogs = optionalPart(
  async () => (await import('./editor-dialogs.tsx')).EditorDialogs,
  ({ changes, conflict }) => {
    changes?.onClose();
    conflict?.onAnswer(undefined);
  },
);

/** Props of {@link EditorFoot}. */
export interface EditorFootProps {
  entity: Entity;
  id: string | undefined;
  formId: string;
  editing: Editing;
  saving: Saving;
  /** Why nothing can be saved here. */
  why: string | undefined;
  undoRedo: UndoRedo;
  onReset(): void;
}

/** The foot of an editor: the bar that saves, undoes and shows the changes, and the dialogs that a save may need. */
export function EditorFoot({ entity, id, formId, editing, saving, why, undoRedo, onReset }: EditorFootProps) {
  const { session, base, edited, changes, errors } = editing;
  const { question } = saving;
  const [isShown, setShown] = useState(false);
  const takeBack = ({ field }: FieldDefinition) =>
    session.replace(withValueAt(session.getValue(), field, valueAt(base, field)));
  const show = useCallback(() => setShown(true), []);
  const hide = () => setShown(false);
  const reset = () => {
    hide();
    onReset();
  };
  const save = () => {
    hide();
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <>
      {changes.length > 0 || id === undefined || undoRedo.can.redo ? (
        <EditSaveBar
          formId={formId}
          isNew={id === undefined}
          changes={changes.length}
          errors={errors.length}
          isSaving={saving.isSaving}
          why={why}
          can={undoRedo.can}
          onUndo={undoRedo.undo}
          onRedo={undoRedo.redo}
          onShow={show}
          onReset={onReset}
        />
      ) : null}
      {isShown || question ? (
        <EditorDialogs
          changes={
            isShown
              ? { entity, base, edited, why, onClose: hide, onTakeBack: takeBack, onReset: reset, onSave: save }
              : undefined
          }
          conflict={question && { entity, meanwhile: question.meanwhile, onAnswer: question.answer }}
        />
      ) : null}
    </>
  );
}
