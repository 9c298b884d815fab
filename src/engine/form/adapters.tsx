import type {
  ErrorSchema,
  FieldProps,
  WidgetProps as FormWidgetProps,
  RegistryFieldsType,
  RegistryWidgetsType,
} from '@rjsf/utils';
import { type ComponentType, Suspense, useCallback } from 'react';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormScope, useFormWords } from '../widgets/form-context.ts';
import { useValueAt } from '../widgets/form-values.ts';
import { WIDGETS } from '../widgets/table.ts';
import type { WidgetProps } from '../widgets/widget.ts';

/** Any widget of the table, its options left open: generation has checked them against the widget's own schema. */
type AnyWidget = ComponentType<WidgetProps<never>>;

/** The definition that `uiSchemaOf` put beside a field. */
function definitionOf(options: object): FieldDefinition {
  return (options as { definition: FieldDefinition }).definition;
}

interface HostedProps {
  widget: AnyWidget;
  field: FieldDefinition;
  id: string;
  isRequired: boolean;
  isReadonly: boolean;
  errors: readonly string[] | undefined;
  /** The errors inside the value, where it has parts. */
  inner?: ErrorSchema | undefined;
  schema: object;
}

/**
 * The first error at a path inside a value, or under it: a part that is an object has no control but the one that
 * stands for it.
 */
function errorAt(errors: ErrorSchema | undefined, path: string): string | undefined {
  const node = path.split('.').reduce<ErrorSchema | undefined>((at, key) => at?.[key], errors);
  return node && firstError(node);
}

function firstError({ __errors, ...inside }: ErrorSchema): string | undefined {
  if (__errors?.[0] !== undefined) return __errors[0];
  for (const node of Object.values(inside)) {
    const found = node && firstError(node);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A widget in its form: with its texts in the user's language, its error, and the reason why it is locked. */
function Hosted(props: HostedProps) {
  const { widget: Widget, field, id, isRequired, isReadonly, errors, inner, schema } = props;
  const { text, lockedRow, idPrefix } = useFormWords();
  const { whyLocked, values } = useFormScope();
  if (!values) throw new Error('A field of a form stands outside of it');
  const path = id.slice(idPrefix.length + 1);
  const value = useValueAt(values, path);
  const { write } = values;
  const change = useCallback((next: unknown) => write(path, next), [write, path]);
  return (
    <Suspense fallback={<Skeleton shape="control" />}>
      <Widget
        id={id}
        field={field}
        options={(field.options ?? {}) as never}
        label={text(field.label)}
        help={field.help && text(field.help)}
        error={errors?.[0]}
        isRequired={isRequired}
        why={isReadonly ? lockedRow : whyLocked(field)}
        value={value}
        onChange={change}
        schema={schema}
        errorsAt={(path) => errorAt(inner, path)}
      />
    </Suspense>
  );
}

function asWidget(widget: AnyWidget): ComponentType<FormWidgetProps> {
  return function FormWidget({ id, required, readonly, rawErrors, options, schema }: FormWidgetProps) {
    return (
      <Hosted
        widget={widget}
        field={definitionOf(options)}
        id={id}
        isRequired={required ?? false}
        isReadonly={readonly ?? false}
        errors={rawErrors}
        schema={schema}
      />
    );
  };
}

/** The same for values that are objects or lists: rjsf gives those to fields, with the errors inside them. */
function asField(widget: AnyWidget): ComponentType<FieldProps> {
  return function FormField({ fieldPathId, required, readonly, rawErrors, uiSchema, schema, errorSchema }: FieldProps) {
    return (
      <Hosted
        widget={widget}
        field={definitionOf(uiSchema?.['ui:options'] ?? {})}
        id={fieldPathId.$id}
        isRequired={required ?? false}
        isReadonly={(readonly ?? false) || uiSchema?.['ui:readonly'] === true}
        errors={rawErrors}
        inner={errorSchema}
        schema={schema}
      />
    );
  };
}

const entries = Object.entries(WIDGETS) as [WidgetName, AnyWidget][];

/** Our widgets, as rjsf's registry takes them. */
export const formWidgets: RegistryWidgetsType = Object.fromEntries(
  entries.map(([name, widget]) => [name, asWidget(widget)]),
);

/**
 * A number, which our widget reads and writes itself; rjsf's field asks the browser for its decimal mark each time it
 * is drawn.
 */
function NumberField(props: FieldProps) {
  const { StringField } = props.registry.fields;
  return StringField && <StringField {...props} />;
}

/** Our widgets for values that are objects or lists. */
export const formFields: RegistryFieldsType = {
  ...Object.fromEntries(entries.map(([name, widget]) => [name, asField(widget)])),
  NumberField,
};
