import type { FieldDefinition, WidgetName, WidgetOptions } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import type { Values } from '../../engine/values/values.ts';

/** The states that every widget is shown in, with what each is called. */
export const STATES = {
  empty: { en: 'Empty', sv: 'Tomt' },
  filled: { en: 'Filled', sv: 'Ifyllt' },
  required: { en: 'Required', sv: 'Obligatoriskt' },
  error: { en: 'With an error', sv: 'Med ett fel' },
  locked: { en: 'Read-only, with its reason', sv: 'Skrivskyddat, med orsak' },
  long: { en: 'With a long value', sv: 'Med ett långt värde' },
  help: { en: 'With help', sv: 'Med hjälptext' },
} as const satisfies Readonly<Record<string, Text>>;

/** One of the states. */
export type StateName = keyof typeof STATES;

/** One widget's sample: what its field is like, and its value in those states that have one of their own. */
export interface Sample<Name extends WidgetName> {
  options: WidgetOptions<Name>;
  /** The contract's schema of the value, as a form has it. */
  schema: object;
  empty: unknown;
  filled: unknown;
  /** The longest value that somebody may meet. */
  long: unknown;
  /** A value that is refused, and why; `at` is the part that is wrong, as a dotted path inside the value. */
  error: { value: unknown; message: Text; at?: string };
  choices?: FieldDefinition['choices'];
  items?: readonly FieldDefinition[];
  shape?: readonly string[];
  /** What an emptied field becomes. */
  emptied?: null | '';
  /** What else the form holds, for widgets whose options name properties of it. */
  beside?: Values;
}

/** A table with a sample for every widget: one without a sample does not compile. */
export type Samples<Name extends WidgetName = WidgetName> = { readonly [Key in Name]: Sample<Key> };

/** The value of a widget's sample in a state. */
export function valueIn(sample: Sample<WidgetName>, state: StateName): unknown {
  switch (state) {
    case 'empty':
    case 'required':
      return sample.empty;
    case 'error':
      return sample.error.value;
    case 'long':
      return sample.long;
    case 'filled':
    case 'locked':
    case 'help':
      return sample.filled;
  }
}
