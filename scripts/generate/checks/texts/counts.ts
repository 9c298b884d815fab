import type { When } from '../../../../src/contract/entity.ts';
import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { type Definition, idOf, type Place, type WrittenField } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { isObject, type JsonObject, textAt } from '../../json.ts';
import { kindOf, valuesOf } from '../../kinds.ts';

/** A field that is shown by what others are, with what it stands in. */
interface Conditional {
  field: WrittenField;
  when: When;
  /** What the contract says of the field and of what it stands in. */
  node: JsonObject;
  holder: JsonObject;
  place: Place;
}

/** Checks that a field is shown where it counts: as the contract's words say, as the same property is shown elsewhere, and where there is something to choose. */
export function checkCounts(checking: Checking, definitions: readonly Definition[]): void {
  const { contract, definition, body } = checking;
  for (const one of conditionalsOf(contract, definition, body)) {
    const isWrong =
      checkNamed(checking, one) || checkSwitch(checking, one) || checkElsewhere(checking, one, definitions);
    if (!isWrong) checkChosen(checking, one);
  }
}

/** The fields of a form and of its rows that have a condition, or stand in a section with one. */
function conditionalsOf(contract: Contract, { form }: Definition, body: JsonObject): Conditional[] {
  return form.sections.flatMap(({ when: ofSection, fields }, section) =>
    fields.flatMap((field, at) => {
      const place = ['form', 'sections', section];
      const node = contract.at(body, field.field) ?? {};
      const row = contract.resolve(node.items ?? {});
      const inRows = (field.items ?? []).flatMap((one, index): Conditional[] => {
        const own = [...place, 'fields', at, 'items', index, 'when'];
        return one.when
          ? [{ field: one, when: one.when, node: contract.at(row, one.field) ?? {}, holder: row, place: own }]
          : [];
      });
      const own: Conditional[] = field.when
        ? [{ field, when: field.when, node, holder: body, place: [...place, 'fields', at, 'when'] }]
        : [];
      const above: Conditional[] = ofSection
        ? [{ field, when: ofSection, node, holder: body, place: [...place, 'when'] }]
        : [];
      return [...own, ...above, ...inRows];
    }),
  );
}

/** A name of the contract, or a sentence, as words: ` next home game `. */
const worded = (text: string): string =>
  ` ${text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A value of fewer letters, such as `all`, stands in a sentence for anything. */
const TELLING = 4;

/** The first words of a description; what follows says more of it, such as where it does not count. */
const firstWords = (node: JsonObject): string => /^[^.;]*/.exec(textAt(node, 'description') ?? '')?.[0] ?? '';

/** The values of what decides that the field's own name names, such as `embedded` of `embeddedMedia`, or else the contract's words for it. */
function namedValues({ field, node }: Conditional, decides: JsonObject): string[] {
  const values = valuesOf(decides).filter((value) => value.length >= TELLING);
  const ownName = values.filter((value) => worded(field.field).includes(worded(value)));
  return ownName.length > 0 ? ownName : values.filter((value) => worded(firstWords(node)).includes(worded(value)));
}

const wantedOf = (when: When, property: string): string[] => [when[property]].flat().map(String);

const written = (property: string, values: readonly string[]): string =>
  `Write \`"${property}": ${JSON.stringify(values.length === 1 ? values[0] : values)}\`.`;

/** What is called by a value, or described by one, is shown there; whether it is not. */
function checkNamed({ file, contract }: Checking, one: Conditional): boolean {
  return Object.keys(one.when).some((property) => {
    const decides = contract.at(one.holder, property) ?? {};
    const wanted = wantedOf(one.when, property);
    const missing = namedValues(one, decides).filter((value) => !wanted.includes(value));
    if (missing.length === 0) return false;
    const isNone = !namedValues(one, decides).some((value) => wanted.includes(value));
    file.fault(
      [...one.place, property],
      `\`${one.field.field}\` is of ${quoted(missing, 'and')}, and is not shown where \`${property}\` is that.`,
      isNone ? written(property, missing) : `Add ${quoted(missing, 'and')}.`,
    );
    return true;
  });
}

/** Words by which what a switch brings is what it takes away. */
const DENIES = / (no|not|none|without|never|instead|hides?|hidden|off|empty) /;

/** What a switch is described by is shown where it is on; whether it is not. */
function checkSwitch({ file, contract }: Checking, one: Conditional): boolean {
  return Object.keys(one.when).some((property) => {
    const decides = contract.at(one.holder, property) ?? {};
    const said = worded(textAt(decides, 'description') ?? '');
    const last = worded(one.field.field).trim().split(' ').at(-1) ?? '';
    const isOff = kindOf(decides) === 'boolean' && wantedOf(one.when, property).join() === 'false';
    if (!isOff || last.length < TELLING || !said.includes(` ${last} `) || DENIES.test(said)) return false;
    file.fault(
      [...one.place, property],
      `\`${one.field.field}\` is shown only where \`${property}\` is off, which says what becomes of it.`,
      `Write \`"${property}": true\`.`,
    );
    return true;
  });
}

/** What a definition saves. */
function bodyOf(contract: Contract, { schema, operations }: Definition): JsonObject {
  const save = operations.create ?? operations.update;
  const held = schema === undefined ? undefined : contract.named(schema);
  return held ?? contract.operations.get(save === undefined ? '' : idOf(save))?.body?.schema ?? {};
}

/** The same property of the contract is shown by the same values in other definitions and rows; whether it is not, and most of them say otherwise. */
function checkElsewhere({ file, contract }: Checking, one: Conditional, definitions: readonly Definition[]): boolean {
  const all = definitions.flatMap((definition) =>
    conditionalsOf(contract, definition, bodyOf(contract, definition)).map((each) => ({
      ...each,
      of: definition.name,
    })),
  );
  return Object.keys(one.when).some((property) => {
    const isSame = (each: Conditional): boolean =>
      each.field.field === one.field.field &&
      each.when[property] !== undefined &&
      alike(each.node, one.node) &&
      alike(contract.at(each.holder, property), contract.at(one.holder, property));
    const same = all.filter(isSame);
    // Where the contract names the value, it is the other that is wrong.
    if (namedValues(one, contract.at(one.holder, property) ?? {}).length > 0) return false;
    const wanted = wantedOf(one.when, property);
    const isApart = (each: Conditional): boolean =>
      !wantedOf(each.when, property).some((value) => wanted.includes(value));
    const [other] = same.filter(isApart);
    const isFew = same.filter(isApart).length * 2 < same.length;
    if (!other || isFew) return false;
    const theirs = wantedOf(other.when, property);
    file.fault(
      [...one.place, property],
      `forms/${other.of}.json shows \`${one.field.field}\` where \`${property}\` is ${quoted(theirs, 'or')}, and here it never is then.`,
      `Write \`"${property}": ${JSON.stringify(other.when[property])}\`, or mend it there.`,
    );
    return true;
  });
}

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What is chosen from a list of one kind is chosen for every kind that the list gives, where it gives no other. */
function checkChosen({ file, contract }: Checking, one: Conditional): void {
  const { source, parameters } = one.field.options ?? {};
  const known = contract.operations.get(typeof source === 'string' ? source : '')?.parameters ?? [];
  for (const [name, property] of Object.entries(isObject(parameters) ? parameters : {})) {
    const decides = typeof property === 'string' ? (contract.at(one.holder, property) ?? {}) : {};
    const given = valuesOf(known.find((each) => each.name === name)?.schema ?? {});
    const all = valuesOf(decides);
    if (typeof property !== 'string' || one.when[property] === undefined || given.length >= all.length) continue;
    const wanted = wantedOf(one.when, property);
    const missing = given.filter((value) => all.includes(value) && !wanted.includes(value));
    const never = wanted.filter((value) => all.includes(value) && !given.includes(value));
    if (given.length > 0 && missing.length + never.length > 0)
      file.fault(
        [...one.place, property],
        `\`${String(source)}\` gives what is ${quoted(given, 'or')}, and \`${one.field.field}\` is shown where \`${property}\` is ${quoted(wanted, 'or')}.`,
        missing.length > 0 ? `Add ${quoted(missing, 'and')}.` : `Take out ${quoted(never, 'and')}.`,
      );
  }
}
