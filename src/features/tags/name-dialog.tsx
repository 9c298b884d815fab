import { type FormEvent, type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActiveSite } from '../../engine/active-site.ts';
import { OtherSite } from '../../engine/edit-session/other-site.tsx';
import { useUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { SiteCrest } from '../../engine/site-crest.tsx';
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
  onSave(name: string): void;
  onClose(): void;
  /** Stands above the name. */
  children?: ReactNode;
}

/** Asks for the name of a tag. What is written is not lost by a press beside the dialog, nor by a refusal. */
export function NameDialog({ title, help, start, saving, onSave, onClose, children }: NameDialogProps) {
  const formId = useId();
  const [name, setName] = useState(start);
  const isChanged = name.trim() !== start;
  useUnsavedWork(useCallback(() => isChanged, [isChanged]));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '') onSave(name);
  };
  const actions = <Actions form={formId} isNamed={name.trim() !== ''} isSaving={saving.isSaving} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="sm" isAlert={isChanged} actions={actions}>
      <form id={formId} noValidate className={styles.dialog} onSubmit={submit}>
        {saving.isRefused ? <OtherSite /> : null}
        {children}
        {saving.problem ? (
          <Banner status="error" title={saving.failed}>
            {saving.problem}
          </Banner>
        ) : null}
        <NameField help={help} name={name} saving={saving} onChange={setName} />
      </form>
    </Dialog>
  );
}

interface ActionsProps {
  form: string;
  isNamed: boolean;
  isSaving: boolean;
  onClose(): void;
}

function Actions({ form, isNamed, isSaving, onClose }: ActionsProps) {
  const { t } = useTranslation();
  const site = useActiveSite();
  return (
    <>
      <Button onPress={onClose}>{t('ui.cancel')}</Button>
      <Button
        type="filled"
        icon={<SiteCrest />}
        isSubmit
        form={form}
        isPending={isSaving}
        why={isNamed ? undefined : t('tags.noName')}
      >
        {t('engine.save.to', { site: site.name })}
      </Button>
    </>
  );
}

interface NameFieldProps extends Pick<NameDialogProps, 'help' | 'saving'> {
  name: string;
  onChange(name: string): void;
}

function NameField({ help, name, saving, onChange }: NameFieldProps) {
  const { t } = useTranslation();
  const write = (next: string): void => {
    saving.forget();
    onChange(next);
  };
  return (
    <TextField
      label={t('tags.name')}
      description={help}
      value={name}
      onChange={write}
      maxLength={LONGEST}
      error={saving.fault}
      autoFocus
      autoComplete="off"
    />
  );
}
