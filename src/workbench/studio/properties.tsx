import { useState } from 'react';
import { NumberField } from '../../ui/number-field.tsx';
import type { Option } from '../../ui/option.ts';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TagsField } from '../../ui/tags-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWords } from '../words.ts';
import { type Json, jsonAt, listIn, type Place, textIn } from './json.ts';
import styles from './properties.module.css';
import { faultsAt, useStudio } from './studio-context.ts';

/** What every property of a part has: its place in the definition, and its label. */
export interface PropertyProps {
  place: Place;
  label: string;
  description?: string | undefined;
}

/** Sets or removes the value at a place; and what the check says about it. */
function useProperty(place: Place) {
  const { definition, faults, step } = useStudio();
  return {
    value: jsonAt(definition, place),
    error: faultsAt(faults, place),
    set: (value: Json | undefined) =>
      step(value === undefined ? { kind: 'remove', place } : { kind: 'set', place, value }, place.join('.')),
  };
}

/** Props of {@link TextPair}. */
export interface TextPairProps extends PropertyProps {
  isOptional?: boolean | undefined;
  /** Whether it is a sentence or more. */
  isLong?: boolean | undefined;
}

/** A text in both languages, side by side. One that may be left out is removed once both are empty. */
export function TextPair({ place, label, isOptional = false, isLong = false }: TextPairProps) {
  const { definition, faults, step } = useStudio();
  const t = useWords();
  const texts = { en: textIn(definition, [...place, 'en']), sv: textIn(definition, [...place, 'sv']) };
  const whole = jsonAt(definition, place);
  const Written = isLong ? TextArea : TextField;
  const write = (language: 'en' | 'sv', text: string): void => {
    const next = { ...texts, [language]: text };
    const key = [...place, language].join('.');
    if (isOptional && next.en === '' && next.sv === '') step({ kind: 'remove', place }, key);
    else if (whole === undefined) step({ kind: 'set', place, value: next }, key);
    else step({ kind: 'set', place: [...place, language], value: text }, key);
  };
  return (
    <div className={styles.pair}>
      {(['en', 'sv'] as const).map((language) => (
        <Written
          key={language}
          label={t(`studio.pair.${language}`, { label })}
          value={texts[language]}
          error={faultsAt(faults, [...place, language])}
          onChange={(text) => write(language, text)}
        />
      ))}
    </div>
  );
}

/** One line of text; emptied, it is removed. */
export function TextProperty({ place, label, description }: PropertyProps) {
  const { value, error, set } = useProperty(place);
  return (
    <TextField
      {...{ label, description, error }}
      value={typeof value === 'string' ? value : ''}
      onChange={(text) => set(text === '' ? undefined : text)}
    />
  );
}

/** Yes, or left out. */
export function FlagProperty({ place, label, description }: PropertyProps) {
  const { value, error, set } = useProperty(place);
  return (
    <Switch
      {...{ label, description, error }}
      value={value === true}
      onChange={(isOn) => set(isOn ? true : undefined)}
    />
  );
}

/** A number, or left out. */
export function NumberProperty({ place, label, description }: PropertyProps) {
  const { value, error, set } = useProperty(place);
  return (
    <NumberField
      {...{ label, description, error }}
      value={typeof value === 'number' ? value : null}
      onChange={(number) => set(number ?? undefined)}
    />
  );
}

const NONE = '\u0000none';

/** Props of {@link PickProperty}. */
export interface PickProps extends PropertyProps {
  options: readonly (string | Option)[];
  /** What leaving it out is called; it must be chosen when this is left out. */
  none?: string | undefined;
}

/** One of some names. What is written and not among them stays offered. */
export function PickProperty({ place, label, description, options, none }: PickProps) {
  const { value, error, set } = useProperty(place);
  const known = options.map((one): Option => (typeof one === 'string' ? { value: one, label: one } : one));
  const written = typeof value === 'string' ? value : undefined;
  const others = written === undefined || known.some((one) => one.value === written) ? [] : [written];
  const all = [...(none === undefined ? [] : [{ value: NONE, label: none }]), ...known];
  return (
    <Select
      {...{ label, description, error }}
      options={[...all, ...others.map((one) => ({ value: one, label: one }))]}
      value={written ?? (none === undefined ? null : NONE)}
      onChange={(next) => set(next === NONE ? undefined : next)}
    />
  );
}

/** Several words, or left out. */
export function WordsProperty({
  place,
  label,
  description,
  suggestions,
}: PropertyProps & { suggestions?: readonly string[] }) {
  const { definition } = useStudio();
  const { error, set } = useProperty(place);
  const words = listIn(definition, place).filter((word) => typeof word === 'string');
  return (
    <TagsField
      {...{ label, description, error, suggestions }}
      value={words}
      onChange={(next) => set(next.length === 0 ? undefined : next)}
    />
  );
}

/** What has no control of its own, as JSON: taken over once it can be read. */
export function JsonProperty({ place, label, description }: PropertyProps) {
  const { value, error, set } = useProperty(place);
  const t = useWords();
  const [written, setWritten] = useState<string>();
  const shown = value === undefined ? '' : JSON.stringify(value);
  const problem =
    written === undefined || written.trim() === '' || isJson(written) ? undefined : t('studio.value.noJson');
  return (
    <TextArea
      {...{ label, description }}
      error={problem ?? error}
      value={written ?? shown}
      onChange={(text) => {
        setWritten(text);
        if (text.trim() === '') set(undefined);
        else if (isJson(text)) set(JSON.parse(text) as Json);
      }}
      onBlur={() => setWritten(undefined)}
    />
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
