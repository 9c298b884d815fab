import type { RJSFValidationError } from '@rjsf/utils';
import i18next, { type TFunction } from 'i18next';
import type { FieldFault } from '../../contract/api-error.ts';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { nameOfExisting } from '../entity/row-name.ts';
import { catalogueText } from '../text/catalogue-text.ts';
import { EMAIL, PHONE, RATIO } from '../values/formats.ts';
import type { Problem } from '../widgets/days.ts';
import { problemMessage } from '../widgets/problem-message.ts';
import { WIDGET_RULE } from './widget-faults.ts';

/** Widgets whose values have a form of their own, and the key of the sentence that asks for it. */
const FORMATS: Partial<Record<WidgetName, string>> = {
  'web-address': 'validation.webAddress',
  email: 'validation.email',
  phone: 'validation.phone',
  colour: 'validation.colour',
  'button-preview': 'validation.colour',
  country: 'validation.choose',
  language: 'validation.choose',
  date: 'validation.date',
  'date-time': 'validation.moment',
  'birth-date': 'validation.dayIncomplete',
  accounts: 'validation.account',
};

/** The same for values without a widget of their own kind, and for parts of values: by the pattern or format that they broke. */
const PART_FORMATS: Readonly<Record<string, string>> = {
  'web-address': 'validation.webAddress',
  'web-address-or-path': 'validation.webAddress',
  'picture-address': 'validation.webAddress',
  account: 'validation.account',
  [EMAIL]: 'validation.email',
  [PHONE]: 'validation.phone',
  [RATIO]: 'validation.ratio',
};

/** The pattern, or the contract's format, that a text does not have, of an error about one. */
export function formOf(error: RJSFValidationError): unknown {
  const params = error.params as { pattern?: unknown; format?: unknown } | undefined;
  return params?.pattern ?? params?.format;
}

const limitOf = (error: RJSFValidationError): number =>
  Number((error.params as { limit?: unknown } | undefined)?.limit);

/** Whether an error means that nothing was filled in where something must be. */
export function isMissing(error: RJSFValidationError): boolean {
  const isBlank = error.name === 'pattern' && (error.params as { pattern?: unknown } | undefined)?.pattern === '\\S';
  return error.name === 'required' || isBlank || (error.name === 'minLength' && limitOf(error) === 1);
}

/** What is wrong with a field's value, in the user's language and with the field's label. */
export function validationMessage(
  t: TFunction,
  error: RJSFValidationError,
  field: FieldDefinition,
  label: string,
): string {
  const limit = limitOf(error);
  if (isMissing(error)) {
    return field.whenEmpty === undefined ? t('validation.required', { label }) : catalogueText(t, field.whenEmpty);
  }
  switch (error.name) {
    case 'minLength':
      return t('validation.minLength', { label, count: limit });
    case 'maxLength':
      return t('validation.maxLength', { label, count: limit });
    case 'maxItems':
      return t('validation.maxItems', { label, count: limit });
    case 'minItems':
      return t('validation.minItems', { label, count: limit });
    case 'minimum':
      return t('validation.minimum', { label, limit });
    case 'maximum':
      return t('validation.maximum', { label, limit });
    case 'pattern':
      return t(FORMATS[field.widget] ?? PART_FORMATS[String(formOf(error))] ?? 'validation.pattern', { label });
    case 'multipleOf':
      return t('validation.step', { label, step: (error.params as { multipleOf?: unknown }).multipleOf });
    case WIDGET_RULE:
      return problemMessage(t, error.params as Problem, label);
    case 'format':
      return t(FORMATS[field.widget] ?? PART_FORMATS[String(formOf(error))] ?? 'validation.invalid', { label });
    case 'type':
      if (field.widget === 'number')
        return t(isWhole(error) ? 'validation.wholeNumber' : 'validation.number', { label });
      return t('validation.choose', { label });
    case 'enum':
      return t('validation.choose', { label });
    default:
      return t('validation.invalid', { label });
  }
}

/** Whether the type that a value should have is that of whole numbers. */
const isWhole = (error: RJSFValidationError): boolean =>
  [(error.params as { type?: unknown }).type].flat().includes('integer');

/** Codes of the service's field faults that say the same of every field; others have a sentence below `faults`, or show the service's own words. */
const CODES: Readonly<Record<string, string>> = {
  required: 'validation.required',
  duplicate: 'validation.duplicate',
  duplicateOf: 'validation.duplicateOf',
  unknown: 'validation.unknownReference',
  locked: 'validation.locked',
  superAdministrator: 'engine.needsSuperAdministrator',
  pattern: 'validation.pattern',
  enum: 'validation.choose',
  type: 'validation.invalid',
  format: 'validation.invalid',
};

/** Rules with a limit. The service's sentence holds it as its only number. */
const LIMITS: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum']);

/** What the service found wrong with a field, in the user's language where its code is known. */
export function faultMessage(t: TFunction, fault: FieldFault, label: string): string {
  const { existing } = fault;
  const values = { label, other: existing ? nameOfExisting(i18next.language, existing) : fault.message };
  const limit = Number(/-?\d+(?:\.\d+)?/.exec(fault.message)?.[0] ?? Number.NaN);
  if (LIMITS.has(fault.code) && !Number.isNaN(limit)) {
    const isEmptied = fault.code === 'minLength' && limit === 1;
    return t(isEmptied ? 'validation.required' : `validation.${fault.code}`, { ...values, limit, count: limit });
  }
  const key = CODES[fault.code];
  return key ? t(key, values) : t(`faults.${fault.code}`, { ...values, defaultValue: fault.message });
}
