import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SaveDialog } from './studio/save-dialog.tsx';
import type { FormText } from './use-form-text.ts';
import styles from './work-bar.module.css';

/** Props of {@link WorkBar}. */
export interface WorkBarProps {
  name: string;
  form: FormText;
  /** How long the last change took until it was on screen, in milliseconds. */
  shownAfter: number | undefined;
  hasJson: boolean;
  onJson(hasJson: boolean): void;
}

/** The definition at work: how it stands to its file, undo and redo, and the save with the difference before it. */
export function WorkBar({ name, form, shownAfter, hasJson, onJson }: WorkBarProps) {
  const [isSaving, setSaving] = useState(false);
  const why = whyNotSave(form);
  const isChecking = form.isEdited && !form.isBehind && !form.isCompiled;
  // A save that was asked for while the last change is being checked waits for what the check says.
  if (isSaving && why !== undefined && !isChecking) setSaving(false);
  const ask = (): void => {
    if (why === undefined || isChecking) setSaving(true);
  };
  useKeys(form, ask);
  return (
    <div className={styles.bar}>
      <span className={styles.name}>forms/{name}.json</span>
      <p className={styles.status} role="status">
        {statusOf(form)}
        {shownAfter === undefined ? null : (
          <span data-shown-after={Math.round(shownAfter)}> · shown after {Math.round(shownAfter)} ms</span>
        )}
      </p>
      <Button size="sm" onPress={() => onJson(!hasJson)}>
        {hasJson ? 'Hide JSON' : 'Show JSON'}
      </Button>
      <IconButton
        label="Undo (Ctrl+Z)"
        icon={<Undo2 />}
        size="sm"
        onPress={form.undo}
        why={form.canUndo ? undefined : 'There is nothing to undo.'}
      />
      <IconButton
        label="Redo (Ctrl+Shift+Z)"
        icon={<Redo2 />}
        size="sm"
        onPress={form.redo}
        why={form.canRedo ? undefined : 'There is nothing to redo.'}
      />
      <Button type="filled" size="sm" onPress={ask} isPending={form.isSaving} why={why}>
        Save
      </Button>
      {isSaving && why === undefined ? (
        <SaveDialog
          name={name}
          before={form.fileText}
          after={form.text}
          onClose={() => setSaving(false)}
          onSave={() => {
            setSaving(false);
            form.save();
          }}
        />
      ) : null}
    </div>
  );
}

/** Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, Ctrl+S: wherever the focus is, for every change is one of the definition. */
function useKeys({ undo, redo }: FormText, save: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const act =
        key === 's' ? save : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
      // A dialog has texts of its own.
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (!act || isInDialog) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
}

function whyNotSave({ isEdited, isBehind, isCompiled, compilation }: FormText): string | undefined {
  if (isBehind) return 'The file changed on disk meanwhile: choose which of the two stays.';
  if (!isEdited) return 'Nothing has been changed.';
  if (!isCompiled) return 'It is being checked.';
  const [fault] = compilation?.faults ?? [];
  return fault ? `The check refuses it, in line ${fault.line}: ${fault.message}` : undefined;
}

function statusOf({ compilation, isEdited }: FormText): string {
  if (!compilation) return 'Compiling';
  const count = compilation.faults.length;
  if (count > 0) return `${count} ${count === 1 ? 'fault' : 'faults'}; the form shows the last version without any`;
  return isEdited ? 'No faults; not saved yet' : 'No faults; as on disk';
}
