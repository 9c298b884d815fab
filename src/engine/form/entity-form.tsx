import Form from '@rjsf/core';
import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { memo, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../contract/entity.ts';
import type { Edited } from '../edit-session/edited-part.ts';
import { useText } from '../text/use-text.ts';
import { type FormScope, FormScopeProvider, FormWordsProvider } from '../widgets/form-context.ts';
import { formFields, formWidgets } from './adapters.tsx';
import { FormIndex } from './form-index.ts';
import { FormStore } from './form-store.ts';
import { formOf, validationMessage } from './messages.ts';
import { partLabel } from './part-label.ts';
import { templates } from './templates.tsx';
import { sectionPartsOf, uiSchemaOf } from './ui-schema.ts';
import { WholeProvider } from './use-drawn-whole.ts';
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
  /** What is edited. Keep its identity. */
  session: Edited<object>;
  /** What the service has, of a stored thing: what may stay as it is there. */
  stored?: object | undefined;
  /** Faults that the service found, at their fields. */
  faults: ErrorSchema;
  /** Whether faults are shown while the user types: from the first refused save on. */
  isChecking: boolean;
  whyLocked: FormScope['whyLocked'];
  /** It was submitted, and nothing is wrong with what the session holds. */
  onSubmit(): void;
  onRefuse(errors: readonly RJSFValidationError[]): void;
}

/** The properties by which a thing is ended, such as deleted: one that is yet to be made cannot be. */
const endedBy = ({ actions }: Entity): ReadonlySet<string> =>
  new Set(actions.flatMap(({ tone, set }) => (tone === 'danger' ? Object.keys(set ?? {}) : [])));

/** No default may be written into what is edited: an edit sends back what came, plus the change. */
const NO_DEFAULTS = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/** The form of an entity: rjsf with our theme, our widgets and the compiled validator. */
export const EntityForm = memo(function EntityForm(props: EntityFormProps) {
  const { id, idPrefix = 'field', entity, isNew = false, session, stored, faults, isChecking, whyLocked } = props;
  const { onSubmit, onRefuse } = props;
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
        const label = field && (partLabel(t, field, error.property ?? '', formOf(error)) ?? text(field.label));
        return field && label ? { ...error, message: validationMessage(t, error, field, label) } : error;
      }),
    [compiled, t, text],
  );
  const form = useRef<Form>(null);
  const store = useFormStore(session, idPrefix, isChecking, form);
  const [tidiers] = useState(() => new Set<() => void>());
  const scope = useMemo(
    (): FormScope => ({
      sources: entity.sources,
      makers: entity.makers,
      uploads: entity.uploads,
      whyLocked,
      values: store,
      tidiers,
    }),
    [entity, whyLocked, store, tidiers],
  );
  const words = useMemo(() => ({ text, lockedRow: t('engine.lockedRow'), idPrefix }), [text, t, idPrefix]);
  const [start] = useState(session.getValue);
  const beforeSubmit = (): void => {
    // What leaving the focused field would do to its value: Enter and Ctrl+S leave the focus where it is.
    for (const tidy of tidiers) tidy();
    store.update();
  };
  return (
    <FormScopeProvider value={scope}>
      <FormWordsProvider value={words}>
        <WholeProvider value={isChecking}>
          <div onSubmitCapture={beforeSubmit}>
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
              onChange={({ formData }, fieldId) => store.take(formData as object, fieldId)}
              onSubmit={() => onSubmit()}
              onError={onRefuse}
            >
              {/* The save bar submits; rjsf would add a button of its own. */}
              <span hidden />
            </Form>
          </div>
        </WholeProvider>
      </FormWordsProvider>
    </FormScopeProvider>
  );
});

/** The form's view of the session, tied to the form on screen. */
function useFormStore(
  session: Edited<object>,
  idPrefix: string,
  isChecking: boolean,
  form: RefObject<Form | null>,
): FormStore {
  const store = useMemo(() => new FormStore(session, idPrefix), [session, idPrefix]);
  useLayoutEffect(() => store.attach(form.current), [store, form]);
  useLayoutEffect(() => store.check(isChecking), [store, isChecking]);
  return store;
}

/** What the form library and the templates take from a definition, made again only with it. */
function useCompiled(entity: Entity, idPrefix: string, isNew: boolean) {
  return useMemo(
    () => ({
      index: new FormIndex(entity.form),
      uiSchema: uiSchemaOf(entity),
      context: {
        form: entity.form,
        parts: sectionPartsOf(entity),
        isWholePage: idPrefix === 'field',
        isNew,
        endedBy: endedBy(entity),
      },
    }),
    [entity, idPrefix, isNew],
  );
}
