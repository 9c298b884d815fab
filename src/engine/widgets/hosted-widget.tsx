import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { FieldDefinition, WidgetName, WidgetOptions } from '../../contract/entity.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { type FormScope, FormScopeProvider } from './form-context.ts';
import type { FormValues } from './form-values.ts';
import type { WidgetProps } from './widget.ts';

/** What a widget stands in while it is tested: one field of a form, which keeps its value. */
export interface HostedWidgetProps<Name extends WidgetName> {
  widget: ComponentType<WidgetProps<Name>>;
  name: Name;
  options: WidgetOptions<Name>;
  start: unknown;
  /** Is told every value that the widget gives out. */
  onChange?: (value: unknown) => void;
  field?: Partial<FieldDefinition>;
  why?: string;
  /** Errors by their paths inside the value. */
  errors?: Readonly<Record<string, string>>;
  sources?: FormScope['sources'];
  /** What the form around it holds. */
  held?: object;
}

const queries = new QueryClient();

/** A form that holds this, and never anything else. */
const valuesHolding = (held: object): FormValues => ({
  get: () => ({ ...held }),
  subscribe: () => () => undefined,
  write: () => undefined,
  writeRows: () => undefined,
  update: () => undefined,
});

/** A widget with a label, in a form's scope, with the toasts that it raises. For tests. */
export function HostedWidget<Name extends WidgetName>(props: HostedWidgetProps<Name>) {
  const { widget: Widget, name, options, start, onChange, field, why, errors = {}, sources = {}, held } = props;
  const [value, setValue] = useState(start);
  const definition: FieldDefinition = {
    field: 'value',
    label: { en: 'Value', sv: 'Värde' },
    widget: name,
    ...field,
  };
  return (
    <QueryClientProvider client={queries}>
      <FormScopeProvider
        value={{ sources, whyLocked: () => undefined, ...(held ? { values: valuesHolding(held) } : {}) }}
      >
        <Widget
          id="field.value"
          field={definition}
          options={options}
          label="Value"
          help={undefined}
          error={undefined}
          isRequired={false}
          why={why}
          value={value}
          onChange={(next) => {
            onChange?.(next);
            setValue(next);
          }}
          errorsAt={(path) => errors[path]}
        />
        <ToastRegion />
      </FormScopeProvider>
    </QueryClientProvider>
  );
}
