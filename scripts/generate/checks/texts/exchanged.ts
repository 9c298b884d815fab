import type { Checking } from '../../checking.ts';
import { type Definition, shownFields } from '../../definition.ts';
import { textAt } from '../../json.ts';
import { kindOf } from '../../kinds.ts';
import { endOf } from '../operations/range-ends.ts';
import { labelledGroups, type Labelled as Written } from './labelled-groups.ts';

/** Checks that of what stands beside each other nothing bears the label of another: their properties were exchanged, and the labels stayed, or the other way round. */
export function checkExchanged(checking: Checking, definitions: readonly Definition[]): void {
  const elsewhere = labelsElsewhere(checking.definition, definitions);
  for (const one of labelledGroups(checking)) {
    const group = one.map((each) => ({ ...each, elsewhere: elsewhere.get(lastOf(each.name)) ?? [] }));
    const labels = group.map((each) => ({ ...each, help: undefined }));
    // Where labels alone do not tell, helps may.
    if (!tellRings(checking, labels)) tellRings(checking, group);
  }
}

/** Tells of everything in a group that is called as another; whether there was any. */
function tellRings({ file }: Checking, group: readonly Labelled[]): boolean {
  const told = new Set<Labelled>();
  for (const one of group) {
    const ring = told.has(one) ? undefined : ringOf(one, group);
    const [other] = ring ?? [];
    if (!ring || !other) continue;
    for (const each of [one, ...ring]) told.add(each);
    file.fault(
      [...one.place, 'label'],
      `\`${one.name}\` is called “${one.label.en}”, which is what \`${other.name}\` is, called “${other.label.en}”.`,
      ring.length === 1 && isCalled(other, one)
        ? 'Put each label in the place of the other.'
        : 'Give each its own label.',
    );
  }
  return told.size > 0;
}

/** What bears a label, with the words that other definitions have for a property of its name. */
interface Labelled extends Written {
  elsewhere: readonly string[];
}

const lastOf = (path: string): string => path.split('.').at(-1) ?? '';

/** What other definitions call the properties of their columns and fields, by their names. */
function labelsElsewhere(own: Definition, definitions: readonly Definition[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const one of definitions.filter((each) => each !== own))
    for (const { field, label } of [...(one.list?.columns ?? []), ...shownFields(one)]) {
      const said = all.get(lastOf(field)) ?? [];
      said.push(...stemsOf(label.en));
      all.set(lastOf(field), said);
    }
  return all;
}

/** The others with which one has its label exchanged: each is called as the next, and the last as the first. */
function ringOf(one: Labelled, group: readonly Labelled[]): Labelled[] | undefined {
  const beside = group.filter((each) => each !== one && kindOf(each.node) === kindOf(one.node));
  const second = beside.find((each) => isCalled(one, each) && isCalled(each, one));
  if (second) return [second];
  for (const next of beside.filter((each) => isCalled(one, each))) {
    const third = beside.find((each) => each !== next && isCalled(next, each) && isCalled(each, one));
    if (third) return [next, third];
  }
  const taken = beside.find((each) => isTaken(one, each));
  return taken && [taken];
}

/** Whether one is called as the other, and less so as itself. */
const isCalled = (one: Labelled, other: Labelled): boolean => sharedWords(one, other) > sharedWords(one, one);

/** Whether one has no word of its own and all of the name of another, whose label says nothing of that one. */
function isTaken(one: Labelled, other: Labelled): boolean {
  const said = stemsOf(one.label.en);
  const named = stemsOf(other.name.split('.').at(-1) ?? '');
  return (
    named.length > 0 &&
    named.every((word) => said.includes(word)) &&
    sharedWords(one, one) <= 0 &&
    sharedWords(other, other) <= 0
  );
}

/** How much of the label and the help of one the contract, or another definition, says of the other, most of all by its name. */
function sharedWords({ label: { en }, help }: Labelled, { name, node, elsewhere }: Labelled): number {
  const [called, described] = [stemsOf(name), stemsOf(textAt(node, 'description') ?? '')];
  const isSaid = (word: string): boolean => described.includes(word) || elsewhere.includes(word);
  const words = [...new Set([...stemsOf(en), ...stemsOf(help?.en ?? '')])].reduce(
    (sum, word) => sum + (called.includes(word) ? NAMED : isSaid(word) ? 1 : 0),
    0,
  );
  const [begins, end] = [BEGINS.test(en), ENDS.test(en)];
  const named = endOf(name);
  if (begins === end || !named) return words;
  return words + (named.isFirst === begins ? NAMED : -NAMED);
}

/** How much more than a word of a description one of a name says. */
const NAMED = 3;

/** What a label calls the two ends of something. */
const BEGINS = /\b(from|start\w*|begin\w*|first|since|opens?|after)\b/i;
const ENDS = /\b(until|till|ends?|ending|last|expir\w+|due|closes?|before)\b/i;

/** Words that tell nothing of what they stand with. */
const LITTLE =
  /^(the|and|or|of|in|on|at|to|for|by|is|it|its|a|an|as|with|no|not|are|that|which|who|has|may|be|one|only)$/;

const known = new Map<string, readonly string[]>();

/** The words of a text or a name without their endings: *ended* and *ends* are one. Each is asked for as often as there are others beside it. */
function stemsOf(text: string): readonly string[] {
  const found = known.get(text) ?? readStems(text);
  known.set(text, found);
  return found;
}

const readStems = (text: string): string[] =>
  (
    text
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
    .filter((word) => !LITTLE.test(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|d|e)$/, '') : word));
