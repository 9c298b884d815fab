import { Minus, Plus } from 'lucide-react';
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { ariaAttributes, Field } from './field.tsx';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends FieldProps {
  /** The number, or null when the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** The step of the buttons and arrow keys; the value is rounded to it. */
  step?: number | undefined;
}

/** A number in the manner of the language (decimal comma in Swedish), with steps. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, step } = props;
  const { t } = useTranslation();
  return (
    <Field {...props}>
      {(field) => (
        <AriaNumberField
          {...ariaAttributes(field, props)}
          {...(min === undefined ? {} : { minValue: min })}
          {...(max === undefined ? {} : { maxValue: max })}
          {...(step === undefined ? {} : { step })}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 6 }}
          isReadOnly={field.isLocked}
          value={value ?? Number.NaN}
          onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
          onBlur={() => onBlur?.()}
        >
          <Group
            className={control.control ?? ''}
            data-invalid={field.isInvalid || undefined}
            data-locked={field.isLocked || undefined}
          >
            <Input className={control.input ?? ''} />
            <Button slot="decrement" className={control.inner ?? ''} aria-label={`${t('ui.decrease')} ${props.label}`}>
              <Minus />
            </Button>
            <Button slot="increment" className={control.inner ?? ''} aria-label={`${t('ui.increase')} ${props.label}`}>
              <Plus />
            </Button>
          </Group>
        </AriaNumberField>
      )}
    </Field>
  );
}
