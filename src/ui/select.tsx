import { ChevronsUpDown } from 'lucide-react';
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { ariaAttributes, Field } from './field.tsx';
import { LockedField } from './locked-field.tsx';
import type { Option } from './option.ts';
import { OptionList, OptionPopover } from './option-list.tsx';
import styles from './select.module.css';

/** Props of {@link Select}. */
export interface SelectProps extends FieldProps {
  options: readonly Option[];
  /** The chosen option's `value`, or null. */
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Shown while nothing is chosen; "Choose" unless told. */
  placeholder?: string | undefined;
}

/** One choice of a short list that needs no search. For clearing, give an option that means "none". */
export function Select(props: SelectProps) {
  const { options, value, onChange, onBlur, placeholder, why } = props;
  const { t } = useTranslation();
  if (why) return <LockedField {...props} value={options.find((option) => option.value === value)?.label ?? ''} />;
  return (
    <Field {...props} isNamedById>
      {(field) => (
        <AriaSelect
          {...ariaAttributes(field, props)}
          className={styles.select ?? ''}
          value={value}
          onChange={(key) => onChange(String(key))}
          onBlur={() => onBlur?.()}
          placeholder={placeholder ?? t('ui.choose')}
        >
          <Button
            id={field.id}
            className={`${control.control} ${styles.trigger}`}
            data-invalid={field.isInvalid || undefined}
            aria-invalid={field.isInvalid || undefined}
          >
            <SelectValue className={styles.value ?? ''} />
            <ChevronsUpDown className={control.chevron} aria-hidden="true" />
          </Button>
          <OptionPopover>
            <OptionList items={options} />
          </OptionPopover>
        </AriaSelect>
      )}
    </Field>
  );
}
