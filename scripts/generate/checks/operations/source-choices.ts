import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import type { JsonObject } from '../../json.ts';
import { isPlain, kindOf } from '../../kinds.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';

/** A choice among the rows of a list, in a field of the form or of its rows, or in a filter. */
export interface SourceChoice {
  /** The field or the parameter that it is kept in. */
  readonly name: string;
  /** The list, where the contract has it. */
  readonly operation: Operation | undefined;
  /** The property of a row that is kept; nothing where none is named. */
  readonly value: string;
  /** The option that names it. */
  readonly valueOption: 'value' | 'choiceValue';
  /** The property of a row that choices are called by; nothing where none is named. */
  readonly text: string;
  /** What the contract says of the field or the parameter. */
  readonly node: JsonObject;
  /** What it says of each value that is kept: of an entry of a list, of a property of a record. */
  readonly keeps: JsonObject | undefined;
  /** The widget that shows it; undefined in a filter. */
  readonly widget: string | undefined;
  /** Where its options stand. */
  readonly place: Place;
}

/** What is kept of one: in a list of them each entry. */
export const oneKept = (contract: Contract, node: JsonObject): JsonObject =>
  kindOf(node) === 'array' ? contract.resolve(node.items ?? {}) : node;

/** Everything that a definition lets somebody choose from a list. */
export function choicesOf(checking: Checking): SourceChoice[] {
  return [...filterChoices(checking), ...fieldChoices(checking)];
}

function filterChoices({ definition, contract, operations }: Checking): SourceChoice[] {
  return (definition.list?.filters ?? []).flatMap((filter, index): SourceChoice[] => {
    const { parameter, source, value = '', text = '' } = filter;
    const node = operations.list?.parameters.find(({ name }) => name === parameter)?.schema;
    if (source === undefined || !node) return [];
    return [
      {
        name: parameter,
        operation: contract.operations.get(source),
        value,
        valueOption: 'value',
        text,
        node,
        keeps: oneKept(contract, node),
        widget: undefined,
        place: ['list', 'filters', index],
      },
    ];
  });
}

function fieldChoices(checking: Checking): SourceChoice[] {
  const { contract, widgets } = checking;
  return optionedOf(checking).flatMap(({ field, options, node, place }): SourceChoice[] => {
    const { widget = '' } = field;
    const written: Readonly<Record<string, unknown>> = { ...widgets.choice(widget), ...options };
    const { source, text, choiceText = text, choiceValue, value = choiceValue, kept = value } = written;
    if (source === undefined || widget === 'related') return [];
    const entry = oneKept(contract, node);
    return [
      {
        name: field.field,
        operation: contract.operations.get(plainText(source)),
        value: plainText(value),
        valueOption: written.value === undefined && choiceValue !== undefined ? 'choiceValue' : 'value',
        text: plainText(choiceText),
        node,
        keeps: isPlain(entry) ? entry : contract.at(entry, plainText(kept)),
        widget,
        place,
      },
    ];
  });
}
