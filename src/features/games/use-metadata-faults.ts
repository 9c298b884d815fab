import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredEntity } from '../../contract/entity.ts';
import { FormIndex } from '../../engine/form/form-index.ts';
import { validationMessage } from '../../engine/form/messages.ts';
import { createFormValidator } from '../../engine/form/validator.ts';
import { useText } from '../../engine/text/use-text.ts';

/** What the definition's rules find wrong: as the summary takes it, and at the fields. */
export interface MetadataFaults {
  errors: readonly RJSFValidationError[];
  schema: ErrorSchema;
}

/** Checks a body by the definition's compiled rules, in the user's words; `checked` is what the last refused save found, undefined after a good one. */
export function useMetadataFaults({ form, schema, validate }: StoredEntity) {
  const { t } = useTranslation();
  const text = useText();
  const [checked, setChecked] = useState<ErrorSchema>();
  const rules = useMemo(
    () => ({ index: new FormIndex(form), validator: createFormValidator(validate, form) }),
    [form, validate],
  );
  const find = useCallback(
    (body: object): MetadataFaults => {
      const { index, validator } = rules;
      const inWords = (errors: RJSFValidationError[]) =>
        errors.map((error) => {
          const field = index.find(error.property ?? '')?.field;
          return field ? { ...error, message: validationMessage(t, error, field, text(field.label)) } : error;
        });
      const { errors, errorSchema } = validator.validateFormData(body, schema, undefined, inWords);
      return { errors, schema: errorSchema };
    },
    [rules, schema, t, text],
  );
  return { find, checked, setChecked };
}
