import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';
import styles from './number-field.module.css';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends FieldProps {
  /** The number, or null when the field is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  /** Where the buttons and arrow keys stop. A number that is written may lie outside: it is the form that refuses it. */
  min?: number | undefined;
  max?: number | undefined;
  /** The step of the buttons and arrow keys; 1 when left out. */
  step?: number | undefined;
  /** Whether whole numbers are wanted: a phone then shows digits alone. A fraction stays as it is written, for the form to refuse. */
  isWhole?: boolean | undefined;
  /** Stands behind the number, and is read with it. */
  unit?: string | undefined;
}

/** A number in the manner of the language (decimal comma in Swedish; the other mark is understood too), with steps. Letters are not taken. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, onBlur, min, max, unit, isWhole = false, isDisabled = false } = props;
  const { t } = useTranslation();
  const { locale } = useLocale();
  // What is being written; it holds as long as it means the value.
  const [text, setText] = useState<string | null>(null);
  const shown = text !== null && (numberIn(text) ?? null) === value ? text : formatted(value, locale);
  const write = (input: HTMLInputElement) => {
    const next = input.value.trim();
    if (NUMBER.test(next)) {
      setText(next);
      onChange(numberIn(next) ?? null);
      return;
    }
    // React puts the former text back, with the caret at its end; it belongs where it was.
    const caret = Math.max(0, (input.selectionStart ?? 0) - (input.value.length - shown.length));
    requestAnimationFrame(() => input.setSelectionRange(caret, caret));
  };
  const stepBy = (direction: 1 | -1) => {
    setText(null);
    onChange(stepped(value, direction * (props.step ?? 1), min, max));
  };
  const whyNoFurther = (direction: 1 | -1): string | undefined => {
    const limit = direction === 1 ? max : min;
    if (!isAt(value, limit, direction)) return undefined;
    return t(direction === 1 ? 'ui.atMost' : 'ui.atLeast', { limit: formatted(limit ?? null, locale) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
    if (direction === undefined || props.why || isDisabled) return;
    event.preventDefault();
    stepBy(direction);
  };
  return (
    <Field {...props}>
      {(field) => (
        <div
          className={control.control}
          data-invalid={field.isInvalid || undefined}
          data-locked={field.isLocked || undefined}
          data-disabled={isDisabled || undefined}
        >
          <input
            {...controlAttributes(field, props)}
            aria-describedby={[unit && `${field.id}-unit`, field.describedBy].filter(Boolean).join(' ') || undefined}
            className={control.input}
            type="text"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={shown}
            readOnly={field.isLocked}
            onChange={(event) => write(event.currentTarget)}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setText(null);
              onBlur?.();
            }}
          />
          {unit ? (
            <span id={`${field.id}-unit`} className={styles.unit}>
              {unit}
            </span>
          ) : null}
          {([-1, 1] as const).map((direction) => (
            <StepButton
              key={direction}
              id={`${field.id}-limit${direction}`}
              label={`${t(direction === 1 ? 'ui.increase' : 'ui.decrease')} ${props.label}`}
              icon={direction === 1 ? <Plus /> : <Minus />}
              why={whyNoFurther(direction)}
              isDisabled={isDisabled}
              onPress={() => stepBy(direction)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

interface StepButtonProps {
  id: string;
  label: string;
  icon: ReactNode;
  /** Why it goes no further. */
  why: string | undefined;
  isDisabled: boolean;
  onPress: () => void;
}

/** Steps by mouse or finger; by keyboard the arrow keys in the box do, so that Tab need not stop here. */
function StepButton({ id, label, icon, why, isDisabled, onPress }: StepButtonProps) {
  return (
    <>
      <button
        type="button"
        className={control.inner}
        tabIndex={-1}
        aria-label={label}
        title={why ?? label}
        disabled={isDisabled}
        {...(why ? { 'aria-disabled': true, 'aria-describedby': id } : {})}
        onClick={why ? undefined : onPress}
      >
        {icon}
      </button>
      {why ? (
        <span id={id} hidden>
          {why}
        </span>
      ) : null}
    </>
  );
}

const NUMBER = /^[-\u2212]?\d*[.,]?\d*$/;

/** The number that a text means; undefined for a text that is no number yet, such as a single minus. */
function numberIn(text: string): number | undefined {
  const plain = text.replace('\u2212', '-').replace(',', '.');
  return /\d/.test(plain) ? Number(plain) : undefined;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatted(value: number | null, locale: string): string {
  if (value === null) return '';
  const format =
    formats.get(locale) ?? new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 });
  formats.set(locale, format);
  return format.format(value);
}

function isAt(value: number | null, limit: number | undefined, side: 1 | -1): boolean {
  return value !== null && limit !== undefined && side * (value - limit) >= 0;
}

/** The next number on the way of a step, inside the limits; from nothing it starts at the least, or at zero. */
function stepped(value: number | null, step: number, min: number | undefined, max: number | undefined): number {
  // Steps of 0.1 must not gather the errors of binary fractions.
  const next = value === null ? (min ?? 0) : Number((value + step).toPrecision(12));
  return Math.min(Math.max(next, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY);
}
