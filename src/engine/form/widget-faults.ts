import type { FieldDefinition, FormDefinition, WidgetName } from '../../contract/entity.ts';
import { valueAt } from '../values/values.ts';
import {
  birthDateProblem,
  dateProblem,
  futureProblem,
  momentProblem,
  orderProblem,
  type Problem,
  withColon,
} from '../widgets/days.ts';

/**
 * `stored` is what the service has at the field; of a row, what any of its rows has there. `around` is the body or the row that
 * the field stands in.
 */
type Check = (
  value: string,
  field: FieldDefinition,
  stored: readonly unknown[],
  around: unknown,
) => Problem | undefined;

/** Rules of widgets that no schema can say, by widget. Each gets the text that the field holds. */
const CHECKS: Partial<Record<WidgetName, Check>> = {
  'birth-date': (value, field) => birthDateProblem(value, field),
  date: (value) => dateProblem(value),
  'date-time': (value, { options }, stored, around) =>
    momentProblem(value) ??
    (typeof options?.after === 'string' ? orderProblem(valueAt(around, options.after), value) : undefined) ??
    (options?.future === true && !isAmong(stored, value) ? futureProblem(value) : undefined),
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

/**
 * What the widgets' own rules find wrong with a body, rows of lists included; `stored` is the body that the service
 * has, if it has one.
 */
export function widgetFaults(form: FormDefinition, body: unknown, stored?: object): WidgetFault[] {
  return form.sections.flatMap((section) => faultsIn(section.fields, body, '', stored ? [stored] : []));
}

function faultsIn(
  fields: readonly FieldDefinition[],
  body: unknown,
  path: string,
  stored: readonly unknown[],
): WidgetFault[] {
  return fields.flatMap((field) => {
    const value = valueAt(body, field.field);
    const before = stored.map((one) => valueAt(one, field.field));
    const instancePath = `${path}/${field.field.replaceAll('.', '/')}`;
    if (field.items && Array.isArray(value)) {
      const { items } = field;
      return value.flatMap((row, index) => faultsIn(items, row, `${instancePath}/${index}`, before.flat()));
    }
    const params = typeof value === 'string' ? CHECKS[field.widget]?.(value, field, before, body) : undefined;
    return params ? [{ keyword: WIDGET_RULE, instancePath, schemaPath: `#/${WIDGET_RULE}`, params }] : [];
  });
}

/**
 * Whether a moment is one of those that are stored, however either is written: it may stay although it is over by now.
 */
function isAmong(stored: readonly unknown[], moment: string): boolean {
  const at = (text: string): number => Date.parse(withColon(text));
  return stored.some((one) => typeof one === 'string' && at(one) === at(moment));
}
