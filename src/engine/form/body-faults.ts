import type { Entity } from '../../contract/entity.ts';
import { widgetFaults } from './widget-faults.ts';

/**
 * A rule that a body breaks: the keyword of the schema or of the widgets' own rules, and the place as a JSON pointer.
 */
export interface BodyFault {
  keyword: string;
  instancePath: string;
  params: object;
}

/**
 * Everything that is wrong with a body, before the service sees it: by the contract's rules, and by those of widgets
 * that no schema can say. `stored` is what the service has.
 */
export function bodyFaults(
  { validate, form }: Pick<Entity, 'validate' | 'form'>,
  body: unknown,
  stored?: object,
): BodyFault[] {
  validate(body);
  const schemas = (validate.errors ?? []) as readonly BodyFault[];
  const widgets = widgetFaults(form, body, stored);
  // That a value has not its form says less than what the widget finds.
  const isTold = ({ keyword, instancePath }: BodyFault) =>
    ['format', 'pattern'].includes(keyword) && widgets.some((fault) => fault.instancePath === instancePath);
  return [...schemas.filter((fault) => !isTold(fault)), ...widgets];
}

/** The dotted path of the field that a fault is at; what is missing is at its own field. */
export function pathOf({ instancePath, params }: BodyFault): string {
  const missing = 'missingProperty' in params ? [String(params.missingProperty)] : [];
  return [...instancePath.split('/').slice(1), ...missing].join('.');
}
