import type { FieldDefinition, WidgetName, WidgetOptions } from '../../contract/entity.ts';

/** What the contract says of a plain value, where a control needs to know it. */
export interface ValueSchema {
  type?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  enum?: readonly unknown[];
}

/**
 * What every widget gets: the field's definition, its value, and what to tell about it. Widgets know neither the form
 * nor the service's calls.
 */
export interface WidgetProps<Name extends WidgetName = WidgetName> {
  /** The id of the control, which error links lead to. */
  id: string;
  field: FieldDefinition;
  options: WidgetOptions<Name>;
  label: string;
  help: string | undefined;
  error: string | undefined;
  isRequired: boolean;
  /** Why the value cannot be changed; undefined when it can. */
  why: string | undefined;
  value: unknown;
  onChange(value: unknown): void;
  /** The value's own schema; left out where a widget stands alone. */
  schema?: ValueSchema;
  /**
   * What is wrong with a part of the value, by its dotted path inside it, such as `1.value`. Left out where a widget
   * stands alone.
   */
  errorsAt?(path: string): string | undefined;
}

/** The props that every control of `src/ui` takes, from a widget's. */
export function controlProps({ id, label, help, error, isRequired, why }: WidgetProps) {
  return {
    id,
    label,
    isRequired,
    ...(help === undefined ? {} : { description: help }),
    ...(error === undefined ? {} : { error }),
    ...(why === undefined ? {} : { why }),
  };
}

/** What a text box writes: the text, or the field's own kind of nothing. */
export function writtenText(field: FieldDefinition, text: string): string | null | undefined {
  return text === '' ? field.empty : text;
}
