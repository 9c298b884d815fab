import type { FieldProps, WidgetProps as FormWidgetProps, RegistryFieldsType, RegistryWidgetsType } from '@rjsf/utils';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useText } from '../text.ts';
import { WIDGETS } from '../widgets/table.ts';
import type { WidgetProps } from '../widgets/widget.ts';
import { useFormScope } from './form-scope.ts';

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
  value: unknown;
  isRequired: boolean;
  isReadonly: boolean;
  errors: readonly string[] | undefined;
  onChange(value: unknown): void;
}

/** A widget in its form: with its texts in the user's language, its error, and the reason why it is locked. */
function Hosted({ widget: Widget, field, id, value, isRequired, isReadonly, errors, onChange }: HostedProps) {
  const { t } = useTranslation();
  const text = useText();
  const { whyLocked } = useFormScope();
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
        why={isReadonly ? t('engine.lockedRow') : whyLocked(field)}
        value={value}
        onChange={onChange}
      />
    </Suspense>
  );
}

function asWidget(widget: AnyWidget): ComponentType<FormWidgetProps> {
  return function FormWidget({ id, value, required, readonly, rawErrors, options, onChange }: FormWidgetProps) {
    return (
      <Hosted
        widget={widget}
        field={definitionOf(options)}
        id={id}
        value={value as unknown}
        isRequired={required ?? false}
        isReadonly={readonly ?? false}
        errors={rawErrors}
        onChange={onChange}
      />
    );
  };
}

/** The same for values that are objects: rjsf gives those to fields, not to widgets. */
function asField(widget: AnyWidget): ComponentType<FieldProps> {
  return function FormField({ fieldPathId, formData, required, readonly, rawErrors, uiSchema, onChange }: FieldProps) {
    return (
      <Hosted
        widget={widget}
        field={definitionOf(uiSchema?.['ui:options'] ?? {})}
        id={fieldPathId.$id}
        value={formData as unknown}
        isRequired={required ?? false}
        isReadonly={(readonly ?? false) || uiSchema?.['ui:readonly'] === true}
        errors={rawErrors}
        onChange={(value) => onChange(value, fieldPathId.path)}
      />
    );
  };
}

const entries = Object.entries(WIDGETS) as [WidgetName, AnyWidget][];

/** Our widgets, as rjsf's registry takes them. */
export const formWidgets: RegistryWidgetsType = Object.fromEntries(
  entries.map(([name, widget]) => [name, asWidget(widget)]),
);

/** Our widgets for values that are objects. */
export const formFields: RegistryFieldsType = Object.fromEntries(
  entries.map(([name, widget]) => [name, asField(widget)]),
);
