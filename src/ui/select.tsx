import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';
import { LockedField } from './locked-field.tsx';
import type { Option } from './option.ts';
import { OptionList, OptionPopover } from './option-list.tsx';
import styles from './select.module.css';
import { type FirstFocus, useSelectKeys } from './use-select-keys.ts';

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

/**
 * One choice of a short list that needs no search. For clearing, give an option that means "none". A plain button until it opens: a form may have dozens of
 * them, and the list costs more than all the rest.
 */
export function Select(props: SelectProps) {
  const { label, options, value, onChange, onBlur, placeholder, why } = props;
  const { t } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  /** Where the focus goes in the open list; undefined while it is closed. */
  const [opened, setOpened] = useState<FirstFocus>();
  const chosen = options.find((option) => option.value === value);
  const choose = (next: string): void => {
    if (next !== value) onChange(next);
  };
  const onKeyDown = useSelectKeys(options, value, choose, setOpened);
  if (why) return <LockedField {...props} value={chosen?.label ?? ''} />;
  const close = () => setOpened(undefined);
  return (
    <Field {...props} isNamedById>
      {(field) => {
        const { 'aria-required': _required, name: _name, ...attributes } = controlAttributes(field, props);
        return (
          <div className={styles.select}>
            <button
              {...attributes}
              ref={trigger}
              type="button"
              className={`${control.control} ${styles.trigger}`}
              data-invalid={field.isInvalid || undefined}
              data-disabled={props.isDisabled || undefined}
              aria-haspopup="listbox"
              aria-expanded={opened !== undefined}
              aria-labelledby={`${field.id}-value ${field.labelId}`}
              onClick={() => setOpened('chosen')}
              onKeyDown={onKeyDown}
              onBlur={opened === undefined ? onBlur : undefined}
            >
              <span id={`${field.id}-value`} className={styles.value} data-placeholder={chosen ? undefined : ''}>
                {chosen?.image}
                <span>{chosen?.label ?? placeholder ?? t('ui.choose')}</span>
              </span>
              <ChevronsUpDown className={control.chevron} aria-hidden="true" />
            </button>
            {opened === undefined ? null : (
              <OptionPopover anchor={trigger} onClose={close}>
                <OptionList
                  label={label}
                  items={options}
                  selected={value}
                  autoFocus={opened === 'chosen' ? true : opened}
                  onSelect={(next) => {
                    close();
                    choose(next);
                  }}
                />
              </OptionPopover>
            )}
          </div>
        );
      }}
    </Field>
  );
}
