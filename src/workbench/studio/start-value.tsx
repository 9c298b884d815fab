import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OfferedField } from '../protocol.ts';
import { type Json, jsonAt, written } from './json.ts';
import { faultsAt, useStudio } from './studio-context.ts';

const NONE = '\u0000none';
const EMPTY = '\u0000empty';

/** What a new one starts from in one property, where that is a plain value. */
export function StartValue({ offered }: { offered: OfferedField }) {
  const { definition, faults, step } = useStudio();
  const place = ['form', 'initial', offered.path];
  const value = jsonAt(definition, place);
  const set = (next: Json | undefined): void =>
    step(next === undefined ? { kind: 'remove', place } : { kind: 'set', place, value: next }, place.join('.'));
  const props = { label: 'A new one starts with', error: faultsAt(faults, place) };
  if (offered.values && offered.kind !== 'array') {
    const options = [
      { value: NONE, label: 'nothing' },
      { value: EMPTY, label: 'empty, to be chosen' },
      ...offered.values.map((one) => ({ value: one, label: one })),
    ];
    const chosen = value === undefined ? NONE : value === null ? EMPTY : written(value);
    const valueFor = (text: string): Json => (offered.kind === 'boolean' ? text === 'true' : text);
    return (
      <Select
        {...props}
        options={options}
        value={chosen}
        onChange={(next) => set(next === NONE ? undefined : next === EMPTY ? null : valueFor(next))}
      />
    );
  }
  if (offered.kind === 'integer' || offered.kind === 'number')
    return (
      <NumberField
        {...props}
        value={typeof value === 'number' ? value : null}
        onChange={(next) => set(next ?? undefined)}
      />
    );
  if (offered.kind !== 'string') return null;
  return <TextField {...props} value={typeof value === 'string' ? value : ''} onChange={(next) => set(next)} />;
}
