import type { ReactNode } from 'react';
import { useContext } from 'react';
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
