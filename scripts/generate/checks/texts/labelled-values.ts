import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { isObject } from '../../json.ts';
import { optionedOf } from '../forms/optioned.ts';

/** Values with a label each, and where they stand. */
export interface LabelledValues {
  labels: Readonly<Record<string, Text>>;
  place: Place;
  /** Whether they stand in the options of a widget. */
  isOption: boolean;
}

/** Everything in a definition that gives values their labels: choices of columns, filters and fields, and what options of widgets name by kind. */
export function labelledValues(checking: Checking): LabelledValues[] {
  const { columns = [], filters = [] } = checking.definition.list ?? {};
  const choices = (labels: LabelledValues['labels'] | undefined, place: Place): LabelledValues[] =>
    labels ? [{ labels, place: [...place, 'choices'], isOption: false }] : [];
  const option = (labels: unknown, place: Place): LabelledValues[] =>
    isLabels(labels) ? [{ labels, place, isOption: true }] : [];
  return [
    ...columns.flatMap((one, index) => choices(one.choices, ['list', 'columns', index])),
    ...filters.flatMap((one, index) => choices(one.choices, ['list', 'filters', index])),
    ...optionedOf(checking).flatMap(({ field, options, place }) => [
      ...choices(field.choices, place.slice(0, -1)),
      ...option(options.kinds, [...place, 'kinds']),
      ...option(isObject(options.links) ? options.links.types : undefined, [...place, 'links', 'types']),
    ]),
  ];
}

function isLabels(value: unknown): value is LabelledValues['labels'] {
  const isText = (one: unknown): boolean => isObject(one) && typeof one.en === 'string' && typeof one.sv === 'string';
  return isObject(value) && Object.values(value).every(isText);
}
