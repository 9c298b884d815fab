import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import { ComboBox as AriaComboBox, useFilter } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ComboInput } from './combo-input.tsx';
import type { FieldProps } from './field.tsx';
import { ariaAttributes, Field } from './field.tsx';
import { LockedField } from './locked-field.tsx';
import type { Option } from './option.ts';
import { OptionList, OptionPopover } from './option-list.tsx';

/** How a combo box finds its options; shared by the single and the multiple one. */
export interface ComboSource {
  /** The options at hand. With `onInputChange` the caller searches; without it they are filtered here. */
  options: readonly Option[];
  /** What has been written, for a search elsewhere. Wait for a pause in the writing before asking a server. */
  onInputChange?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  /** The end of the list is in sight and there may be more. */
  loadMore?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Offers to make what has been written, when no option is called that. */
  onCreate?: ((text: string) => void) | undefined;
}

/** Props of {@link ComboBox}. */
export interface ComboBoxProps extends FieldProps, ComboSource {
  /** The chosen option's `value`, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The chosen option, when it may be missing from `options` (they are one page of many). */
  chosen?: Option | null | undefined;
  onBlur?: (() => void) | undefined;
}

/** The key of the option that creates; no real option has it. */
export const CREATE = '\u0000create';

/** The options to show for what has been written, the offer to create last. */
export function useComboOptions(source: ComboSource, text: string): readonly Option[] {
  const { options, onInputChange, onCreate } = source;
  const { t } = useTranslation();
  const { contains } = useFilter({ sensitivity: 'base' });
  const found = onInputChange || text === '' ? options : options.filter((option) => contains(option.label, text));
  const name = text.trim();
  const isNew = name !== '' && !options.some((option) => option.label.toLowerCase() === name.toLowerCase());
  return onCreate && isNew ? [...found, { value: CREATE, label: t('ui.create', { name }) }] : found;
}

/** One choice of many, found by writing; the options may come from a server, page by page. Clearing the text clears the choice. */
export function ComboBox(props: ComboBoxProps) {
  const { options, value, onChange, onBlur, chosen, onInputChange, isLoading, loadMore, placeholder, onCreate, why } =
    props;
  // What is being written; null while the box shows the chosen option.
  const [text, setText] = useState<string | null>(null);
  const label =
    value === null
      ? ''
      : ((chosen?.value === value ? chosen : options.find((one) => one.value === value))?.label ?? value);
  const items = useComboOptions(props, text ?? '');
  if (why) return <LockedField {...props} value={label} />;
  const settle = (key: string | null) => {
    if (key === CREATE) onCreate?.(text?.trim() ?? '');
    else if (key !== null && key !== value) onChange(key);
    if (text !== null) onInputChange?.('');
    setText(null);
  };
  const write = (next: string) => {
    setText(next);
    onInputChange?.(next);
    if (next === '' && value !== null) onChange(null);
  };
  return (
    <Field {...props}>
      {(field) => (
        <AriaComboBox
          {...ariaAttributes(field, props)}
          items={items}
          allowsEmptyCollection
          value={value}
          inputValue={text ?? label}
          onInputChange={write}
          onSelectionChange={(key) => settle(key === null ? null : String(key))}
          onBlur={() => onBlur?.()}
        >
          <ComboInput isInvalid={field.isInvalid} placeholder={placeholder} icon={<ChevronsUpDown />} />
          <OptionPopover>
            <OptionList items={items} isLoading={isLoading} loadMore={loadMore} />
          </OptionPopover>
        </AriaComboBox>
      )}
    </Field>
  );
}
