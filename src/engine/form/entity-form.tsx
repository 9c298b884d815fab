import Form from '@rjsf/core';
import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import { useText } from '../text/use-text.ts';
import type { Values } from '../values/values.ts';
import { type FormScope, FormScopeProvider, FormWordsProvider } from '../widgets/form-context.ts';
import { FormValues } from '../widgets/form-values.ts';
import { formFields, formWidgets } from './adapters.tsx';
import { FormIndex } from './form-index.ts';
import { patternOf, validationMessage } from './messages.ts';
import { partLabel } from './part-label.ts';
import { templates } from './templates.tsx';
import { uiSchemaOf } from './ui-schema.ts';
import { WholeProvider } from './use-progressive-render.ts';
import { useSettledSubmit } from './use-settled-submit.ts';
import { createFormValidator } from './validator.ts';

/** Props of {@link EntityForm}. */
export interface EntityFormProps {
  /** The id of the form element, which a button outside of it submits. */
  id: string;
  /** What the ids of its controls begin with, `field` unless told: two forms on one page must not share them. */
  idPrefix?: string | undefined;
  entity: Entity;
  /** Whether the thing is yet to be made: what only the service fills in, and what ends a thing, is not shown then. */
  isNew?: boolean | undefined;
  /** What the form starts from; another body starts it anew. In between the form keeps its own state. */
  start: Values;
  /** What the service has, of a stored thing: what may stay as it is there. */
  stored?: object | undefined;
  /** Whether nothing was typed since `start` was given; what was typed before it came on screen stays. Unless told, nothing was. */
  isAsStarted?: (() => boolean) | undefined;
  /** Faults that the service found, at their fields. */
  faults: ErrorSchema;
  /** Whether faults are shown while the user types: from the first refused save on. */
  isChecking: boolean;
  whyLocked: FormScope['whyLocked'];
  onChange(values: Values, fieldId: string | undefined): void;
  onSubmit(values: Values): void;
  onRefuse(errors: readonly RJSFValidationError[]): void;
}

/** The properties by which a thing is ended, such as deleted: one that is yet to be made cannot be. */
const endedBy = ({ actions }: Entity): ReadonlySet<string> =>
  new Set(actions.flatMap(({ tone, set }) => (tone === 'danger' ? Object.keys(set ?? {}) : [])));

/** No default may be written into what is edited: an edit sends back what came, plus the change. */
const NO_DEFAULTS = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/** The form of an entity: rjsf with our theme, our widgets and the compiled validator. */
export const EntityForm = memo(function EntityForm(props: EntityFormProps) {
  const { id, idPrefix = 'field', entity, isNew = false, start, stored, faults, isChecking, whyLocked } = props;
  const { isAsStarted, onChange, onSubmit, onRefuse } = props;
  const { t } = useTranslation();
  const text = useText();
  const compiled = useCompiled(entity, idPrefix, isNew);
  const validator = useMemo(() => createFormValidator(entity.validate, entity.form, stored), [entity, stored]);
  const transformErrors = useCallback(
    (errors: RJSFValidationError[]) =>
      errors.flatMap((error) => {
        // That a condition's rule was broken says no more than the rule's own error.
        if (error.name === 'if') return [];
        const field = compiled.index.find(error.property ?? '')?.field;
        const label = field && (partLabel(t, field, error.property ?? '', patternOf(error)) ?? text(field.label));
        return field && label ? { ...error, message: validationMessage(t, error, field, label) } : error;
      }),
    [compiled, t, text],
  );
  const form = useRef<Form>(null);
  const [values] = useState(() => new FormValues(start));
  const scope = useMemo(
    (): FormScope => ({
      sources: entity.sources,
      makers: entity.makers,
      uploads: entity.uploads,
      whyLocked,
      values,
      write: (path, value) => form.current?.onChange(value, [...path]),
    }),
    [entity, whyLocked, values],
  );
  const words = useMemo(() => ({ text, lockedRow: t('engine.lockedRow') }), [text, t]);
  useSettledSubmit(id);
  const shown = useRef(start);
  // With the commit that brings the new start: what is typed a moment later would be reset unseen by `isAsStarted`.
  useLayoutEffect(() => {
    if (shown.current === start) return;
    shown.current = start;
    if (isAsStarted?.() === false) return;
    values.set(start);
    form.current?.reset();
  }, [start, values, isAsStarted]);
  return (
    <FormScopeProvider value={scope}>
      <FormWordsProvider value={words}>
        <WholeProvider value={isChecking}>
          <Form
            ref={form}
            id={id}
            idPrefix={idPrefix}
            idSeparator="."
            schema={entity.schema}
            uiSchema={compiled.uiSchema}
            validator={validator}
            widgets={formWidgets}
            fields={formFields}
            templates={templates}
            formContext={compiled.context}
            initialFormData={start}
            extraErrors={faults}
            transformErrors={transformErrors}
            experimental_defaultFormStateBehavior={NO_DEFAULTS}
            noHtml5Validate
            showErrorList={false}
            liveValidate={isChecking ? 'onChange' : false}
            onChange={({ formData }, fieldId) => {
              values.set(formData as Values);
              onChange(formData as Values, fieldId);
            }}
            onSubmit={({ formData }) => onSubmit(formData as Values)}
            onError={onRefuse}
          >
            {/* The save bar submits; rjsf would add a button of its own. */}
            <span hidden />
          </Form>
        </WholeProvider>
      </FormWordsProvider>
    </FormScopeProvider>
  );
});

/** What the form library and the templates take from a definition, made anew only with it. */
function useCompiled(entity: Entity, idPrefix: string, isNew: boolean) {
  return useMemo(
    () => ({
      index: new FormIndex(entity.form),
      uiSchema: uiSchemaOf(entity),
      context: { form: entity.form, isWholePage: idPrefix === 'field', isNew, endedBy: endedBy(entity) },
    }),
    [entity, idPrefix, isNew],
  );
}
