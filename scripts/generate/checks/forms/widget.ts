import type { Checking } from '../../checking.ts';
import type { Place, WrittenField } from '../../definition.ts';
import { nearest, quoted, suggestion } from '../../faults.ts';
import { type JsonObject, objectAt, textAt } from '../../json.ts';
import { isPicture, kindOf } from '../../kinds.ts';
import type { WidgetTable } from '../../widgets.ts';
import { holds } from '../../words.ts';
import { checkNamed } from '../operations/named.ts';
import { checkSource, type NamedSource } from '../operations/source.ts';
import { checkChoices, checkTwins } from './choices.ts';
import { checkHeld } from './held.ts';
import { checkPlaced } from './placed.ts';

/** The widget of a field that names none: the plainest that fits; undefined where none is plain. */
export function plainWidget(node: JsonObject): string | undefined {
  const kind = kindOf(node);
  const format = kind === 'string' ? textAt(node, 'format') : undefined;
  if (format === 'date' || format === 'date-time') return format;
  return { enum: 'select', boolean: 'switch', array: 'rows', integer: 'number', number: 'number', string: 'text' }[
    kind as string
  ];
}

/** Widgets that nobody takes because nothing better fits. */
const UNCHOSEN = ['hidden', 'related'];

/** What is worth naming for a text that says what it is: any other widget of texts would fit it too. */
const MEANT_FOR: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'birth-date', 'read-only'],
  'date-time': ['date-time', 'read-only'],
};

/** Checks that a field's widget can edit what the contract says it holds, and everything that belongs to the widget: options, choices, rows. */
export function checkWidget(
  checking: Checking,
  written: WrittenField,
  widget: string,
  node: JsonObject,
  place: Place,
): void {
  const { file, widgets } = checking;
  const meant = MEANT_FOR[textAt(node, 'format') ?? ''];
  const able = widgets.names.filter(
    (name) =>
      !UNCHOSEN.includes(name) &&
      (meant?.includes(name) ?? true) &&
      whyNot(checking, written, name, node) === undefined,
  );
  const hint = able.length > 0 ? `\`${written.field}\` takes ${quoted(able, 'or')}.` : '';
  if (!widgets.names.includes(widget)) {
    const near = nearest(widget, widgets.names);
    const instead = near === undefined ? hint : `Did you mean \`${near}\`?`;
    file.fault([...place, 'widget'], `There is no widget \`${widget}\`.`, instead);
    return;
  }
  const why = whyNot(checking, written, widget, node);
  if (why !== undefined) {
    file.fault([...place, 'widget'], `The widget \`${widget}\` cannot edit \`${written.field}\`: ${why}.`, hint);
    return;
  }
  checkRows(checking, written, widget, place);
  checkOptions(checking, written, widget, node, [...place, 'options']);
  checkHolding(checking, written, widget, node, place);
  // Of a list of fixed values each entry is one.
  const chosen = kindOf(node) === 'array' ? checking.contract.resolve(node.items ?? {}) : node;
  if (widget !== 'read-only') checkTwins(file, written.choices ?? {}, [...place, 'choices']);
  const isChosen = kindOf(chosen) === 'enum' && (chosen === node || widget === 'checkboxes');
  if (isChosen && !['hidden'].includes(widget))
    checkChoices(file, written.field, written.choices, chosen, [...place, written.choices ? 'choices' : 'field']);
  else if (written.choices && !isChosen)
    file.fault(
      [...place, 'choices'],
      `\`${written.field}\` is ${holds(node)}, not one of fixed values.`,
      'Remove `choices`.',
    );
}

/** Widgets that keep a picture or a video in a text of its own. */
const PICTURES = ['media'];

/** Why a widget cannot edit a value; undefined when it can. */
export function whyNot(
  checking: Checking,
  written: Pick<WrittenField, 'items'>,
  widget: string,
  node: JsonObject,
): string | undefined {
  const { widgets, contract } = checking;
  const kind = kindOf(node);
  if (kind !== 'unknown' && !widgets.kinds(widget).includes(kind)) return `it is ${holds(node)}`;
  const format = textAt(node, 'format');
  if ((widget === 'date' || widget === 'birth-date') && format === 'date-time') return 'it is a moment, not a day';
  if (widget === 'date-time' && format === 'date') return 'it is a day without a time';
  if (PICTURES.includes(widget) && kind === 'string' && !isPicture(node)) return 'it is text, and no picture';
  const { has, kind: wanted } = widgets.entries(widget);
  if (kind === 'object') {
    const lacking = has.filter((name) => !contract.at(node, name));
    return lacking.length > 0 ? `it has no ${quoted(lacking, 'or')}` : undefined;
  }
  if (kind !== 'array') return undefined;
  const entry = contract.resolve(node.items ?? {});
  if (wanted !== undefined && ![wanted, 'enum'].includes(kindOf(entry)))
    return `each of its entries is ${holds(entry)}`;
  if (widget === 'tags' && kindOf(entry) === 'enum') return `each of its entries is ${holds(entry)}, and not any word`;
  const missing = has.filter((name) => !contract.at(entry, name));
  if (missing.length > 0) return `its entries have no ${quoted(missing, 'or')}`;
  return widget === 'rows' && kindOf(entry) !== 'object' && !written.items
    ? `each of its entries is ${holds(entry)}`
    : undefined;
}

/** The source that a widget's options name. Where `text` names a record and not a choice, another option does that. */
function sourceNamed(
  widgets: WidgetTable,
  widget: string,
  options: NamedSource & { choiceText?: unknown; choiceValue?: unknown },
): NamedSource {
  const known = Object.keys(objectAt(widgets.options(widget), 'properties'));
  if (!known.includes('choiceText'))
    return {
      ...widgets.choice(widget),
      ...options,
      mayBeOne: widgets.naming(widget).some(([, one]) => one === 'rows-operation'),
    };
  const { source, choiceValue = '', value = choiceValue, choiceText = '' } = options;
  return { source, value, text: choiceText, textOption: 'choiceText' };
}

/** Widgets whose rows have fields of their own. */
const WITH_ITEMS = ['rows', 'ordered-list'];

function checkRows({ file }: Checking, written: WrittenField, widget: string, place: Place): void {
  if (widget === 'rows' && !written.items)
    file.fault(
      [...place, 'field'],
      `Nothing says what a row of \`${written.field}\` shows.`,
      'Add `items`, the fields of each row, or name another `widget`.',
    );
  if (!WITH_ITEMS.includes(widget) && written.items)
    file.fault(
      [...place, 'items'],
      `\`items\` means nothing to the widget \`${widget}\`.`,
      `Remove it; it is for ${quoted(WITH_ITEMS, 'and')}.`,
    );
}

function checkOptions(checking: Checking, written: WrittenField, widget: string, node: JsonObject, place: Place): void {
  const { file, widgets, contract, entities, body, reply, one } = checking;
  const options = written.options ?? {};
  for (const fault of widgets.optionFaults(widget, options))
    file.fault([...place, ...fault.place], fault.message, fault.hint);
  const thing = contract.resolve(node.items ?? node);
  for (const [option, named] of widgets.naming(widget)) {
    const name = options[option];
    checkPlaced(checking, options, { option, named, widget }, place);
    checkNamed(checking, options, { option, named, widget }, place);
    if (typeof name !== 'string') continue;
    if (named === 'list-operation' || named === 'rows-operation')
      checkSource(checking, place, {
        ...sourceNamed(widgets, widget, { ...options, source: name }),
        called: written.field,
      });
    if (named === 'entity' && !entities.includes(name))
      file.fault([...place, option], `There is no form definition called \`${name}\`.`, suggestion(name, entities));
    if (named === 'edited-property' && !contract.at(body, name) && !contract.at(reply, name))
      file.fault(
        [...place, option],
        `There is no field \`${name}\` in ${one}.`,
        suggestion(name, contract.paths(reply)),
      );
    if (named === 'edited-property' && name === written.field)
      file.fault([...place, option], `\`${name}\` is this field itself.`, 'Name another one.');
    else if (named === 'edited-property') checkHeld(checking, [widget, option, name], [body, reply], place);
    if (named === 'item-property') checkHeld(checking, [widget, option, name], [thing], place);
    const names = contract.paths(thing);
    if (named === 'item-property' && !contract.at(thing, name))
      file.fault([...place, option], `There is no field \`${name}\` in \`${written.field}\`.`, suggestion(name, names));
    if (named === 'choice-property' && option === 'value' && names.length > 0 && !contract.at(thing, name))
      file.fault(
        [...place, option],
        `\`${written.field}\` cannot keep \`${name}\` of a choice.`,
        suggestion(name, names),
      );
  }
}

/** Checks that an option which names where an object keeps a text is there for an object, and for nothing else. */
function checkHolding(
  { file, widgets, contract }: Checking,
  written: WrittenField,
  widget: string,
  node: JsonObject,
  place: Place,
): void {
  const [option] = widgets.naming(widget).find(([, named]) => named === 'media-property') ?? [];
  if (option === undefined) return;
  const given = written.options?.[option];
  const name = typeof given === 'string' ? given : undefined;
  const kind = kindOf(node);
  const inside = contract.paths(node).filter((path) => kindOf(contract.at(node, path) ?? {}) === 'string');
  // Where some say that they hold a picture, the others do not.
  const pictures = inside.filter((path) => isPicture(contract.at(node, path) ?? {}));
  const texts = pictures.length > 0 ? pictures : inside;
  if (kind === 'object' && name === undefined)
    file.fault(
      [...place, 'widget'],
      `\`${written.field}\` is an object: the widget \`${widget}\` must know which of its properties holds the picture.`,
      `Add the option \`${option}\`: ${quoted(texts, 'or')}.`,
    );
  if (name === undefined) return;
  const at = [...place, 'options', option];
  if (kind !== 'object')
    file.fault(at, `\`${written.field}\` is ${holds(node)}: it has no property \`${name}\`.`, 'Remove it.');
  else if (!texts.includes(name))
    file.fault(
      at,
      inside.includes(name)
        ? `\`${written.field}.${name}\` is text, and no picture.`
        : `There is no text \`${name}\` in \`${written.field}\`.`,
      suggestion(name, texts),
    );
}
