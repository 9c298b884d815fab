import type { TFunction } from 'i18next';
import { ChevronDown, ChevronUp, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { SaveDialog } from './studio/save-dialog.tsx';
import type { Folding } from './use-folded.ts';
import type { FormText } from './use-form-text.ts';
import { useWords } from './words.ts';
import styles from './work-bar.module.css';

/** Props of {@link WorkBar}. */
export interface WorkBarProps {
  name: string;
  form: FormText;
  /** How long the last change took until it was on screen, in milliseconds. */
  shownAfter: number | undefined;
  hasJson: boolean;
  /** What folds the other bars into this line; undefined where there is room for all. */
  folding?: Folding | undefined;
  onJson(hasJson: boolean): void;
}

/** The definition at work: how it stands to its file, undo and redo, and the save with the difference before it. */
export function WorkBar({ name, form, shownAfter, hasJson, folding, onJson }: WorkBarProps) {
  const [isSaving, setSaving] = useState(false);
  const t = useWords();
  const why = whyNotSave(form, t);
  const isChecking = form.isEdited && !form.isBehind && !form.isCompiled;
  // A save that was asked for while the last change is being checked waits for what the check says.
  if (isSaving && why !== undefined && !isChecking) setSaving(false);
  const ask = (): void => {
    if (why === undefined || isChecking) setSaving(true);
  };
  useKeys(form, ask);
  return (
    <div className={styles.bar} data-folded={folding?.isFolded}>
      {folding ? (
        <IconButton
          label={t(folding.isFolded ? 'studio.work.unfold' : 'studio.work.fold')}
          icon={folding.isFolded ? <ChevronDown /> : <ChevronUp />}
          size="sm"
          isExpanded={!folding.isFolded}
          onPress={() => folding.fold(!folding.isFolded)}
        />
      ) : null}
      <span className={styles.name}>forms/{name}.json</span>
      <p className={styles.status} role="status">
        {statusOf(form, t)}
        {shownAfter === undefined ? null : (
          <span data-shown-after={Math.round(shownAfter)}>
            {' · '}
            {t('studio.work.shownAfter', { milliseconds: Math.round(shownAfter) })}
          </span>
        )}
      </p>
      {folding?.isFolded ? null : (
        <Button size="sm" onPress={() => onJson(!hasJson)}>
          {t(hasJson ? 'studio.work.hideJson' : 'studio.work.showJson')}
        </Button>
      )}
      <IconButton
        label={t('studio.work.undo')}
        icon={<Undo2 />}
        size="sm"
        onPress={form.undo}
        why={form.canUndo ? undefined : t('studio.work.nothingToUndo')}
      />
      <IconButton
        label={t('studio.work.redo')}
        icon={<Redo2 />}
        size="sm"
        onPress={form.redo}
        why={form.canRedo ? undefined : t('studio.work.nothingToRedo')}
      />
      <Button type="filled" size="sm" onPress={ask} isPending={form.isSaving} why={why}>
        {t('studio.work.save')}
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

function whyNotSave({ isEdited, isBehind, isCompiled, compilation }: FormText, t: TFunction): string | undefined {
  if (isBehind) return t('studio.work.behind');
  if (!isEdited) return t('studio.work.unchanged');
  if (!isCompiled) return t('studio.work.checking');
  const [fault] = compilation?.faults ?? [];
  return fault ? t('studio.work.refused', { line: fault.line, message: fault.message }) : undefined;
}

function statusOf({ compilation, isEdited }: FormText, t: TFunction): string {
  if (!compilation) return t('studio.work.compiling');
  const count = compilation.faults.length;
  if (count > 0) return t('studio.work.faults', { count });
  return t(isEdited ? 'studio.work.notSaved' : 'studio.work.asOnDisk');
}
