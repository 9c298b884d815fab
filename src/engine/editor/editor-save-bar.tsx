import { Redo2, RotateCcw, Save, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { useActiveSite } from '../active-site.ts';
import type { UndoRedo } from '../edit-session/use-undo-keys.ts';
import styles from './editor-save-bar.module.css';

/** Props of {@link EditorSaveBar}. */
export interface EditorSaveBarProps {
  formId: string;
  isNew: boolean;
  changes: number;
  errors: number;
  isSaving: boolean;
  /** Why nothing can be saved here. */
  why: string | undefined;
  can: UndoRedo['can'];
  onUndo(): void;
  onRedo(): void;
  /** Shows the changes. */
  onShow(): void;
  onReset(): void;
}

/** Says what changed and for which site, shows and undoes it, and saves it. A key that changes none of that draws nothing of it anew. */
export const EditorSaveBar = memo(function EditorSaveBar(props: EditorSaveBarProps) {
  const { formId, isNew, changes, errors, isSaving, why, can, onUndo, onRedo, onShow, onReset } = props;
  const { t } = useTranslation();
  const { name } = useActiveSite();
  return (
    <SaveBar
      message={
        <>
          {changes > 0 ? (
            <button type="button" className={styles.changes} title={t('changes.show')} onClick={onShow}>
              {t('engine.save.changes', { count: changes })}
            </button>
          ) : (
            <b>{t(isNew ? 'engine.save.new' : 'changes.none')}</b>
          )}
          <span className={styles.site}> {t('engine.save.on', { site: name })}</span>
          {errors > 0 ? <span>, {t('engine.save.errors', { count: errors })}</span> : null}
        </>
      }
      actions={
        <>
          {can.undo || can.redo ? (
            <>
              <IconButton
                label={t('history.undoKeys')}
                icon={<Undo2 />}
                why={can.undo ? undefined : t('history.nothingToUndo')}
                onPress={onUndo}
              />
              <IconButton
                label={t('history.redoKeys')}
                icon={<Redo2 />}
                why={can.redo ? undefined : t('history.nothingToRedo')}
                onPress={onRedo}
              />
            </>
          ) : null}
          {changes > 0 ? (
            <span className={styles.reset}>
              <Button type="regular-no-border" icon={<RotateCcw />} onPress={onReset}>
                {t('engine.save.reset')}
              </Button>
            </span>
          ) : null}
          {changes > 0 || isNew ? (
            <Button type="filled" icon={<Save />} isSubmit form={formId} isPending={isSaving} why={why}>
              {t('engine.save.to', { site: name })}
            </Button>
          ) : null}
        </>
      }
    />
  );
});
