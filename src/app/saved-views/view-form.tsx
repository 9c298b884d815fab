import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedView, SavedViewInput } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { failureText } from '../../engine/text/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './views-panel.module.css';

/** Props of {@link ViewForm}. */
export interface ViewFormProps {
  /** The view that is changed; a new one without it. */
  view?: SavedView | undefined;
  path: string;
  /** What the list shows now. */
  query: string;
  /** Rejects with ApiError. */
  onSave(input: SavedViewInput): Promise<unknown>;
  onEnd(): void;
}

/** The name of a view, whom it is for, and, of one that is there, whether it takes over what the list shows now. */
export function ViewForm({ view, path, query, onSave, onEnd }: ViewFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const [takesOver, setTakesOver] = useState(false);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // The panel may not have found its place yet: the page must not be scrolled to it.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return setError(t('views.nameMissing'));
    setSaving(true);
    try {
      await onSave({ path, name, shared, query: view && !takesOver ? view.query : query });
      onEnd();
    } catch (refusal) {
      setError(refusalText(refusal));
      setSaving(false);
    }
  };
  const refusalText = (refusal: unknown): string => {
    if (!(refusal instanceof ApiError) || refusal.status !== 409) return failureText(t, refusal);
    return refusal.fields.some((fault) => fault.path === 'name') ? t('views.nameTaken') : t('views.tooMany');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        label={view ? t('views.name') : t('views.saveAs')}
        value={name}
        maxLength={60}
        error={error}
        ref={field}
        onChange={(written) => {
          setName(written);
          setError(undefined);
        }}
      />
      <Checkbox label={t('views.share')} value={shared} onChange={setShared} />
      {view && view.query !== query ? (
        <Checkbox label={t('views.takeOver')} value={takesOver} onChange={setTakesOver} />
      ) : null}
      <div className={styles.buttons}>
        {view ? <Button onPress={onEnd}>{t('ui.cancel')}</Button> : null}
        <Button type="filled" isSubmit isPending={isSaving}>
          {view ? t('views.save') : t('views.add')}
        </Button>
      </div>
    </form>
  );
}
