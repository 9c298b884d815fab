import { useCallback, useState } from 'react';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useUndoRedo } from '../edit-session/use-undo-keys.ts';
import { optionalPart } from '../loading/optional-part.tsx';
import { valueAt, withValueAt } from '../values/values.ts';
import { EditorSaveBar } from './editor-save-bar.tsx';
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
  onReset(): void;
}

/** The foot of an editor: the bar that saves, undoes and shows the changes, and the dialogs that a save may need. */
export function EditorFoot({ entity, id, formId, editing, saving, why, onReset }: EditorFootProps) {
  const { base, edited, changes, errors } = editing;
  const { question } = saving;
  const history = useUndoRedo(editing);
  const [isShown, setShown] = useState(false);
  const takeBack = ({ field }: FieldDefinition) =>
    editing.resume(withValueAt(editing.current(), field, valueAt(base, field)));
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
      {changes.length > 0 || id === undefined || history.can.redo ? (
        <EditorSaveBar
          formId={formId}
          isNew={id === undefined}
          changes={changes.length}
          errors={errors.length}
          isSaving={saving.isSaving}
          why={why}
          can={history.can}
          onUndo={history.undo}
          onRedo={history.redo}
          onShow={show}
          onReset={onReset}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{history.said}</span>
      </VisuallyHidden>
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
