import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { useActiveSite } from '../active-site.ts';
import { SiteCrest } from '../site-crest.tsx';
import { ChangesLine } from './changes-line.tsx';
import styles from './save-bar.module.css';
import { UndoButtons, type UndoButtonsProps } from './undo-buttons.tsx';

/** Props of {@link EditSaveBar}. */
export interface EditSaveBarProps extends UndoButtonsProps {
  formId: string;
  isNew: boolean;
  changes: number;
  errors: number;
  isSaving: boolean;
  /** Why nothing can be saved here. */
  why: string | undefined;
  /** Shows the changes; undefined where the page itself shows them all. */
  onShow: (() => void) | undefined;
  /** What changed, in place of the number of changes, where that says more. */
  summary?: string | undefined;
  onReset(): void;
}

/**
 * Says what changed and for which site, shows and undoes it, and saves it. A key that changes none of that draws
 * nothing of it again.
 */
export const EditSaveBar = memo(function EditSaveBar(props: EditSaveBarProps) {
  const { formId, isNew, changes, errors, isSaving, why, can, onUndo, onRedo, onShow, summary, onReset } = props;
  const { t } = useTranslation();
  const { name } = useActiveSite();
  const counted = summary ?? t('engine.save.changes', { count: changes });
  const reset = (
    <Button type="regular-no-border" icon={<RotateCcw />} onPress={onReset}>
      {t('engine.save.reset')}
    </Button>
  );
  return (
    <SaveBar
      message={
        <span className={summary === undefined ? undefined : styles.summary}>
          <ChangesLine
            text={changes > 0 ? counted : t(isNew ? 'engine.save.new' : 'changes.none')}
            errors={errors}
            onShow={changes > 0 ? onShow : undefined}
          />
        </span>
      }
      actions={
        <>
          <UndoButtons can={can} onUndo={onUndo} onRedo={onRedo} />
          {changes > 0 && onShow ? <span className={styles.reset}>{reset}</span> : null}
          {changes > 0 && !onShow ? reset : null}
          {changes > 0 || isNew ? (
            <Button type="filled" icon={<SiteCrest />} isSubmit form={formId} isPending={isSaving} why={why}>
              {t('engine.save.to', { site: name })}
            </Button>
          ) : null}
        </>
      }
    />
  );
});
