import type { ReactNode } from 'react';
import { type ContextType, useContext } from 'react';
import { Button, ComboBoxStateContext, Group, Input } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { foldName } from '../../openapi/formats/text.ts';
import control from './control.module.css';
import { CREATE, type Option } from './option.ts';

/** Props of {@link ComboInput}. */
export interface ComboInputProps {
  isInvalid: boolean;
  placeholder: string | undefined;
  icon: ReactNode;
  /** Backspace in the empty box. */
  onEmptyBackspace?: (() => void) | undefined;
  /** Enter or a comma after words that are no option: takes them as they are. */
  onWritten?: ((text: string) => void) | undefined;
}

/**
 * A written name means its option, and so does a part of one that leaves a single option: Enter and Tab then take it. Tab creates nothing:
 * only Enter takes the offer to create.
 */
function focusMeant(state: ContextType<typeof ComboBoxStateContext>, text: string, isGoingOn: boolean): void {
  if (!state?.isOpen || text.trim() === '' || state.selectionManager.focusedKey !== null) return;
  const written = foldName(text);
  const items = [...state.collection.getKeys()].flatMap((key) => state.collection.getItem(key) ?? []);
  const options = items.filter((item) => item.type === 'item' && !(isGoingOn && item.key === CREATE));
  const wordsOf = ({ textValue, value }: (typeof options)[number]): readonly string[] => [
    textValue,
    ...((value as Option | null)?.keywords ?? []),
  ];
  const meant =
    options.length === 1
      ? options[0]
      : options.find((option) => wordsOf(option).some((word) => foldName(word) === written));
  if (meant) state.selectionManager.setFocusedKey(meant.key);
}

const hasFocusedOption = (state: ContextType<typeof ComboBoxStateContext>): boolean =>
  state?.isOpen === true && state.selectionManager.focusedKey !== null;

/** The box of a combo box: a press anywhere in it opens the list, as one expects of a choice. */
export function ComboInput({ isInvalid, placeholder, icon, onEmptyBackspace, onWritten }: ComboInputProps) {
  const { t } = useTranslation();
  const state = useContext(ComboBoxStateContext);
  return (
    <Group className={control.control ?? ''} data-invalid={isInvalid || undefined}>
      <Input
        className={control.input ?? ''}
        placeholder={placeholder ?? t('ui.search')}
        onClick={() => state?.open(null, 'manual')}
        onKeyDownCapture={(event) => {
          const text = event.currentTarget.value;
          // Once something is chosen the list stays open beneath the pointer: what it happens to rest on is not meant.
          if (event.key === 'Tab' && text === '' && onEmptyBackspace) state?.selectionManager.setFocusedKey(null);
          if (onWritten === undefined) {
            if (event.key === 'Enter' || event.key === 'Tab') focusMeant(state, text, event.key === 'Tab');
          } else if (text.trim() !== '' && (event.key === ',' || (event.key === 'Enter' && !hasFocusedOption(state)))) {
            event.preventDefault();
            event.stopPropagation();
            onWritten(text);
          }
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
