import { type Schema, Validator } from '@cfworker/json-schema';
import { hashForSchema, type ValidatorType } from '@rjsf/utils';
import processRawValidationErrors from '@rjsf/validator-ajv8/lib/processRawValidationErrors.js';
import type { CompiledValidator, FormDefinition } from '../../contract/entity.ts';
import { bodyFaults } from './body-faults.ts';

/**
 * The validator of one form, without any `eval`: the whole body is checked by the code compiled at generation, the
 * small sub-schemas that a condition asks about by an interpreter. What no schema can say, such as that a day is not in
 * the future, the widgets' own rules check, some of them against what is `stored`.
 */
export function createFormValidator(validate: CompiledValidator, form: FormDefinition, stored?: object): ValidatorType {
  const interpreters = new Map<string, Validator>();
  const validator: ValidatorType = {
    rawValidation(_schema, formData) {
      const errors = bodyFaults({ validate, form }, formData, stored);
      return errors.length > 0 ? { errors: errors as never[] } : {};
    },
    validateFormData(formData, schema, customValidate, transformErrors, uiSchema) {
      const raw = validator.rawValidation(schema, formData);
      return processRawValidationErrors(
        validator,
        raw as never,
        formData,
        schema,
        customValidate,
        transformErrors,
        uiSchema,
      );
    },
    isValid(schema, formData, root) {
      const key = hashForSchema(schema);
      let interpreter = interpreters.get(key);
      if (!interpreter) {
        interpreter = new Validator({ ...schema, $defs: root.$defs } as Schema, '2020-12', true);
        interpreters.set(key, interpreter);
      }
      // The interpreter knows JSON only: undefined goes the way JSON sends it.
      return interpreter.validate(formData === undefined ? null : JSON.parse(JSON.stringify(formData))).valid;
    },
  };
  return validator;
}
