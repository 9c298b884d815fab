import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { type FormTree, formTree } from '../values/form-tree.ts';
import { isEmpty, isEqual, isSame, isValues, type Values, valuesOf } from '../values/values.ts';
import { changedFields, isSameField } from './changed-fields.ts';
import type { Conflict, MergePlace, Merging, Side } from './conflict.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { mergeLists } from './merge-lists.ts';

/** What is merged: three bodies of one entity, read into their one form (`readBody`), and the form that shows them. */
export interface MergeInput {
  base: object;
  mine: object;
  theirs: object;
  form: FormDefinition;
  /** Whose value to take where both changed, by the id of the clash; mine where nothing is said. */
  choices?: ReadonlyMap<string, Side>;
}

/** The outcome: one body, what clashed in it, and the fields that theirs changed. */
export interface MergeOutcome {
  merged: object;
  clashes: readonly Conflict[];
  theirFields: readonly FieldDefinition[];
}

/**
 * Merges what a user edited with what somebody else stored meanwhile, field by field; lists by the identity of their
 * rows (docs/decisions/0009). What only one side changed is taken from it; what both changed to different values is a
 * clash. What no field shows nobody here edited: theirs is taken.
 */
export function mergeBodies({ base, mine, theirs, form, choices }: MergeInput): MergeOutcome {
  const clashes: Conflict[] = [];
  const merging: Merging = {
    side(place, dispute) {
      clashes.push({ ...dispute, ...place });
      return choices?.get(place.id) ?? 'mine';
    },
    settle: (place, dispute) => dispute[merging.side(place, dispute)],
    objects: (tree, place, was, my, their) =>
      merged(was, my, their, (name, ...values) => mergeValues(merging, tree?.inner[name], within(place, name), values)),
    parts: (field, place, was, my, their) =>
      merged(was, my, their, (name, ...values) => mergePart(merging, field, name, within(place, name), values)),
  };
  const tree = formTree(form.sections.flatMap(({ fields }) => fields));
  const body = merging.objects(tree, { id: '' }, valuesOf(base), valuesOf(mine), valuesOf(theirs));
  return { merged: body, clashes, theirFields: changedFields(form, base, theirs) };
}

/** As it was, as the user has it, as it is stored. */
type Versions = [base: unknown, mine: unknown, theirs: unknown];

function within(place: MergePlace, name: string): MergePlace {
  return { ...place, id: place.id === '' ? name : `${place.id}.${name}` };
}

function merged(
  base: Values,
  mine: Values,
  theirs: Values,
  merge: (name: string, ...values: Versions) => unknown,
): Values {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...names].map((name): [string, unknown] => [
    name,
    merge(name, base[name], mine[name], theirs[name]),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function mergeValues(merging: Merging, tree: FormTree | undefined, place: MergePlace, values: Versions): unknown {
  const field = tree?.field;
  const [base, mine, theirs] = values;
  const same = (a: unknown, b: unknown): boolean => (field ? isSameField(field, a, b) : isSame(a, b));
  for (const equals of [isEqual, same]) {
    if (equals(mine, base)) return theirs;
    if (equals(theirs, base)) return mine;
    if (equals(mine, theirs)) return theirs;
  }
  if (values.every((value) => isEmpty(value) || Array.isArray(value))) {
    const [was, my, their] = values.map((value): readonly unknown[] => (Array.isArray(value) ? value : []));
    return mergeLists(merging, field, place, { base: was ?? [], mine: my ?? [], theirs: their ?? [] });
  }
  if (values.every((value) => isEmpty(value) || isValues(value)) && !(field && WHOLE.has(field.widget))) {
    const [was, my, their] = [objectOf(base), objectOf(mine), objectOf(theirs)];
    return field ? merging.parts(field, place, was, my, their) : merging.objects(tree, place, was, my, their);
  }
  const document = field?.widget === 'rich-text' ? mergedDocument(merging, field, place, values) : undefined;
  if (document) return document;
  return field ? merging.settle(place, { kind: 'value', field, before: base, mine, theirs }) : theirs;
}

/**
 * A document of the editor with the changes of both sides, block by block: where both changed the same blocks, each such
 * place is a clash of its own. Undefined for what is no document.
 */
function mergedDocument(
  merging: Merging,
  field: FieldDefinition,
  place: MergePlace,
  values: Versions,
): Values | undefined {
  const [base, mine, theirs] = values.map((value) =>
    isValues(value) && Array.isArray(value.content) ? value : undefined,
  );
  if (!base || !mine || !theirs) return undefined;
  const [was, my, their] = [base, mine, theirs].map(({ content }) => content as readonly unknown[]);
  const parts = mergeBlocks({ base: was ?? [], mine: my ?? [], theirs: their ?? [] });
  const content = parts.flatMap((part) => {
    if ('blocks' in part) return part.blocks;
    const sides = { before: part.before, mine: part.mine, theirs: part.theirs };
    const [before, ours, others] = Object.values(sides).map((blocks) => ({ ...theirs, content: blocks }));
    const dispute = { kind: 'value', field, before, mine: ours, theirs: others } as const;
    return sides[merging.side({ ...place, id: `${place.id}[block:${part.at}]` }, dispute)];
  });
  return { ...theirs, content };
}

const objectOf = (value: unknown): Values => (isValues(value) ? value : {});

/** Widgets that edit an object as one value: a thing that is referred to, a text with its markup, a point. */
const WHOLE: ReadonlySet<string> = new Set(['relation', 'rich-text', 'read-only', 'focal-point']);

function mergePart(
  merging: Merging,
  field: FieldDefinition,
  property: string,
  place: MergePlace,
  [before, mine, theirs]: Versions,
): unknown {
  if (isSame(mine, before)) return theirs;
  if (isSame(theirs, before) || isSame(mine, theirs)) return mine;
  return merging.settle(place, { kind: 'value', field, property, before, mine, theirs });
}

/**
 * What is edited, on another body than the one that it was edited from: `mine` with what differs between the two, and
 * its own changes above that.
 */
export function broughtOnto(form: FormDefinition, from: object, to: object, mine: object): object {
  return mergeBodies({ base: from, mine, theirs: to, form }).merged;
}
