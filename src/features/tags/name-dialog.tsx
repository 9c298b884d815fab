import { type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { OtherSite } from '../../engine/other-site.tsx';
import { useUnsavedWork } from '../../engine/unsaved-work.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './tag-list.module.css';
import type { useSaveName } from './use-save-name.ts';

/** The longest name that a tag can have (`TagName` of the contract). */
const LONGEST = 200;

/** Props of {@link NameDialog}. */
export interface NameDialogProps {
  title: string;
  /** Says below the name what follows from it. */
  help: string;
  /** The name at first. */
  start: string;
  saving: ReturnType<typeof useSaveName>;
  /** What failed, where it is not the name. */
  failed: string;
  onSave(name: string): void;
  onClose(): void;
  /** Stands above the name. */
  children?: ReactNode;
}

/** Asks for the name of a tag. What is written is not lost by a press beside the dialog, nor by a refusal. */
export function NameDialog({ title, help, start, saving, failed, onSave, onClose, children }: NameDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const site = useActiveSite();
  const [name, setName] = useState(start);
  const isChanged = name.trim() !== start;
  useUnsavedWork(useCallback(() => isChanged, [isChanged]));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      isAlert={isChanged}
      actions={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="filled"
            isSubmit
            form={formId}
            isPending={saving.isSaving}
            why={name.trim() === '' ? t('tags.noName') : undefined}
          >
            {t('engine.save.to', { site: site.name })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onSave(name);
        }}
      >
        {saving.isTold ? <OtherSite /> : null}
        {children}
        {saving.problem ? (
          <Banner status="error" title={failed}>
            {saving.problem}
          </Banner>
        ) : null}
        <TextField
          label={t('tags.name')}
          description={help}
          value={name}
          onChange={(next) => {
            saving.forget();
            setName(next);
          }}
          maxLength={LONGEST}
          error={saving.fault}
          autoFocus
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
