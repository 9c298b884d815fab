import type { ReactNode } from 'react';
import { type ContextType, useContext } from 'react';
import { Button, ComboBoxStateContext, Group, Input } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';

/** Props of {@link ComboInput}. */
export interface ComboInputProps {
  isInvalid: boolean;
  placeholder: string | undefined;
  icon: ReactNode;
  /** Backspace in the empty box. */
  onEmptyBackspace?: (() => void) | undefined;
}

/** Whoever has written a name, or so much of it that one option is left, means that option: Enter and Tab then take it. */
function focusMeant(state: ContextType<typeof ComboBoxStateContext>, text: string): void {
  if (!state?.isOpen || text.trim() === '' || state.selectionManager.focusedKey !== null) return;
  const items = [...state.collection].filter((item) => item.type === 'item');
  const meant =
    items.length === 1 ? items[0] : items.find((item) => item.textValue.toLowerCase() === text.trim().toLowerCase());
  if (meant) state.selectionManager.setFocusedKey(meant.key);
}

/** The box of a combo box: a press anywhere in it opens the list, as one expects of a choice. */
export function ComboInput({ isInvalid, placeholder, icon, onEmptyBackspace }: ComboInputProps) {
  const { t } = useTranslation();
  const state = useContext(ComboBoxStateContext);
  return (
    <Group className={control.control ?? ''} data-invalid={isInvalid || undefined}>
      <Input
        className={control.input ?? ''}
        placeholder={placeholder ?? t('ui.search')}
        onClick={() => state?.open(null, 'manual')}
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter' || event.key === 'Tab') focusMeant(state, event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Backspace' && event.currentTarget.value === '') onEmptyBackspace?.();
        }}
      />
      <Button className={control.inner ?? ''} aria-label={t('ui.open')}>
        {icon}
      </Button>
    </Group>
  );
}
