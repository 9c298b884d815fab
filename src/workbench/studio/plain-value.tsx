import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OfferedField } from '../protocol.ts';
import { useWords } from '../words.ts';
import { type Json, jsonAt, type Place, typedValue, written } from './json.ts';
import { JsonProperty } from './properties.tsx';
import { faultsAt, useStudio } from './studio-context.ts';

const NONE = '\u0000none';
const EMPTY = '\u0000empty';

/** Props of {@link PlainValue}. */
export interface PlainValueProps {
  label: string;
  place: Place;
  /** What the contract has for it. */
  offered: Pick<OfferedField, 'kind' | 'values'>;
  /** Whether it may be left out. */
  isOptional?: boolean;
  /** What `null` is called; left out where it may not be null. */
  empty?: string | undefined;
  /** What a text becomes that is emptied, an empty text unless told; undefined has it left out. */
  emptied?: Json | undefined;
  description?: string | undefined;
}

/** A value as the contract allows it: one of those that are fixed, a number, a text; of anything else, its JSON. */
export function PlainValue(props: PlainValueProps) {
  const { label, place, offered, isOptional = false, empty, description } = props;
  const { definition, faults, step } = useStudio();
  const t = useWords();
  const value = jsonAt(definition, place);
  const set = (next: Json | undefined): void =>
    step(next === undefined ? { kind: 'remove', place } : { kind: 'set', place, value: next }, place.join('.'));
  const shared = { label, description, error: faultsAt(faults, place) };
  if (offered.values && offered.kind !== 'array') {
    const options = [
      ...(isOptional ? [{ value: NONE, label: t('studio.value.nothing') }] : []),
      ...(empty === undefined ? [] : [{ value: EMPTY, label: empty }]),
      ...offered.values.map((one) => ({ value: one, label: one })),
    ];
    const chosen = value === undefined ? NONE : value === null ? EMPTY : written(value);
    return (
      <Select
        {...shared}
        options={options}
        value={chosen}
        onChange={(next) => set(next === NONE ? undefined : next === EMPTY ? null : typedValue(next, offered.kind))}
      />
    );
  }
  if (offered.kind === 'integer' || offered.kind === 'number')
    return (
      <NumberField
        {...shared}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => set(next ?? (isOptional || empty === undefined ? undefined : null))}
      />
    );
  if (offered.kind === 'string')
    return (
      <TextField
        {...shared}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => set(text === '' && 'emptied' in props ? props.emptied : text)}
      />
    );
  return isOptional ? null : <JsonProperty place={place} label={label} />;
}
