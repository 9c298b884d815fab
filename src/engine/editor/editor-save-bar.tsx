import { RotateCcw, Save } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { useActiveSite } from '../active-site.ts';
import styles from './editor-save-bar.module.css';

/** Props of {@link EditorSaveBar}. */
export interface EditorSaveBarProps {
  formId: string;
  changes: number;
  errors: number;
  isSaving: boolean;
  /** Why nothing can be saved here. */
  why: string | undefined;
  onReset(): void;
}

/** Says what changed and for which site, and saves it. */
export function EditorSaveBar({ formId, changes, errors, isSaving, why, onReset }: EditorSaveBarProps) {
  const { t } = useTranslation();
  const { name } = useActiveSite();
  return (
    <SaveBar
      message={
        <>
          <b>{changes === 0 ? t('engine.save.new') : t('engine.save.changes', { count: changes })}</b>
          <span className={styles.site}> {t('engine.save.on', { site: name })}</span>
          {errors > 0 ? <span>, {t('engine.save.errors', { count: errors })}</span> : null}
        </>
      }
      actions={
        <>
          {changes > 0 ? (
            <Button type="regular-no-border" icon={<RotateCcw />} onPress={onReset}>
              {t('engine.save.reset')}
            </Button>
          ) : null}
          <Button type="filled" icon={<Save />} isSubmit form={formId} isPending={isSaving} why={why}>
            {t('engine.save.to', { site: name })}
          </Button>
        </>
      }
    />
  );
}
