import i18next from 'i18next';
import { expect, it } from 'vitest';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import { faultMessage, isMissing, validationMessage } from './messages.ts';
import { WIDGET_RULE } from './widget-faults.ts';

const say = (widget: WidgetName, name: string, params: object): string => {
  const field: FieldDefinition = { field: 'f', label: { en: 'It', sv: 'Den' }, widget };
  return validationMessage(i18next.t, { name, params, stack: '' }, field, 'It');
};

it.each([
  ['text', 'required', {}, 'It is required.', 'It måste fyllas i.'],
  ['colour', 'pattern', {}, 'It must be a colour, such as #D8127D.', 'It måste vara en färg, till exempel #D8127D.'],
  ['number', 'type', { type: 'integer' }, 'It must be a whole number.', 'It måste vara ett heltal.'],
  ['number', 'type', { type: ['number', 'null'] }, 'It must be a number.', 'It måste vara ett tal.'],
  ['number', 'multipleOf', { multipleOf: 5 }, 'It must be a multiple of 5.', 'It måste vara en multipel av 5.'],
  ['country', 'pattern', {}, 'Choose one of the values for It.', 'Välj ett av värdena för It.'],
  [
    'birth-date',
    'pattern',
    {},
    'It is not complete. Fill in year, month and day, or clear all three.',
    'It är inte fullständigt. Fyll i år, månad och dag, eller töm alla tre.',
  ],
  ['birth-date', WIDGET_RULE, { key: 'validation.dayInFuture' }, 'It lies in the future.', 'It ligger i framtiden.'],
] as const)('%s, %s', async (widget, name, params, english, swedish) => {
  expect(say(widget, name, params)).toBe(english);
  await i18next.changeLanguage('sv');
  expect(say(widget, name, params)).toBe(swedish);
});

it('knows what is missing from what is wrong', () => {
  expect(isMissing({ name: 'pattern', params: { pattern: '\\S' }, stack: '' })).toBe(true);
  expect(isMissing({ name: WIDGET_RULE, params: { key: 'validation.date' }, stack: '' })).toBe(false);
});

it.each([
  ['minLength', 'must NOT have fewer than 1 characters', 'Namn måste fyllas i.'],
  ['maxLength', 'must NOT have more than 200 characters', 'Namn får ha högst 200 tecken.'],
  ['maxItems', 'must NOT have more than 1 items', 'Namn får ha högst 1 post.'],
  ['maximum', 'must be <= 99', 'Namn får vara högst 99.'],
  ['format', 'must match format "date"', 'Namn är inte giltigt.'],
  ['madeUp', 'The service says so.', 'The service says so.'],
])('tells the service’s fault %s in the language of the user', async (code, message, told) => {
  await i18next.changeLanguage('sv');
  expect(faultMessage(i18next.t, { path: 'name', code, message }, 'Namn')).toBe(told);
});
