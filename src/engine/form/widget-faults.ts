import type { FieldDefinition, FormDefinition, WidgetName } from '../../contract/entity.ts';
import { valueAt } from '../values.ts';
import { birthDateProblem, dateProblem, momentProblem, type Problem } from '../widgets/days.ts';

type Check = (value: string, field: FieldDefinition) => Problem | undefined;

/** Rules of widgets that no schema can say, by widget. Each gets the text that the field holds. */
const CHECKS: Partial<Record<WidgetName, Check>> = {
  'birth-date': birthDateProblem,
  date: dateProblem,
  'date-time': momentProblem,
};

/** The keyword by which the faults of these rules are known among those of the schema. */
export const WIDGET_RULE = 'widget';

/** A fault in the shape of the validator's own; `params` is its {@link Problem}. */
export interface WidgetFault {
  keyword: typeof WIDGET_RULE;
  instancePath: string;
  schemaPath: string;
  params: Problem;
}

/** What the widgets' own rules find wrong with a body, rows of lists included. */
export function widgetFaults(form: FormDefinition, body: unknown): WidgetFault[] {
  return form.sections.flatMap((section) => faultsIn(section.fields, body, ''));
}

function faultsIn(fields: readonly FieldDefinition[], body: unknown, path: string): WidgetFault[] {
  return fields.flatMap((field) => {
    const value = valueAt(body, field.field);
    const instancePath = `${path}/${field.field.replaceAll('.', '/')}`;
    if (field.items && Array.isArray(value)) {
      const { items } = field;
      return value.flatMap((row, index) => faultsIn(items, row, `${instancePath}/${index}`));
    }
    const params = typeof value === 'string' ? CHECKS[field.widget]?.(value, field) : undefined;
    return params ? [{ keyword: WIDGET_RULE, instancePath, schemaPath: `#/${WIDGET_RULE}`, params }] : [];
  });
}
