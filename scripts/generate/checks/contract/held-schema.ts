import type { Contract } from '../../contract.ts';
import { type Definition, isHeld, shownFields } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { suggestion } from '../../faults.ts';

/** How well a schema of the contract is what a definition is a form of: how many of its properties it has, then how alike they are called. */
interface Fit {
  schema: string;
  has: number;
  called: number;
}

/**
 * Checks that what is kept within something else is a form of its own schema: one of the contract, that it has the properties of, and that no other definition is a form
 * of. Whether it is: what else is wrong with a form of something else says nothing.
 */
export function checkHeldSchema(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
  definitions: readonly Definition[],
): boolean {
  const { schema = '' } = definition;
  const names = contract.names();
  if (!names.includes(schema)) {
    file.fault(['schema'], `The contract has no schema \`${schema}\` of an object.`, suggestion(schema, names));
    return false;
  }
  const own = fitOf(definition, schema, contract);
  const twin = definitions.find((one) => one !== definition && one.schema === schema);
  const all = propertiesOf(definition).length;
  // Of two forms of one schema the less alike is wrong.
  const isTwins = twin !== undefined && share(twin, contract) > share(definition, contract);
  const namesake = names.map((name) => fitOf(definition, name, contract)).find(({ called }) => called === 1);
  // What is only sent has the same properties: the form is of the schema that bears its name.
  if (namesake && namesake.schema !== schema && namesake.has === all && own.has === all) {
    file.fault(
      ['schema'],
      `\`${schema}\` is not what ${definition.name} is called in the contract.`,
      `Did you mean \`${namesake.schema}\`?`,
    );
    return false;
  }
  if (own.has === all && !isTwins) return true;
  const best = bestFor(definition, own, contract, definitions);
  if (best !== own) {
    const what =
      best.has > own.has
        ? `it has ${own.has} of the ${all} properties that this form is of`
        : `forms/${twin?.name}.json is the form of it`;
    file.fault(['schema'], `\`${schema}\` is something else: ${what}.`, `Did you mean \`${best.schema}\`?`);
    return false;
  }
  if (isTwins)
    file.fault(['schema'], `forms/${twin.name}.json is the form of \`${schema}\` already.`, 'Each has one form.');
  return true;
}

/** How much of a definition its schema has, and how alike they are called. */
function share(definition: Definition, contract: Contract): number {
  const { has, called } = fitOf(definition, definition.schema ?? '', contract);
  return has / Math.max(1, propertiesOf(definition).length) + called / 10;
}

const better = (best: Fit, one: Fit): Fit =>
  one.has > best.has || (one.has === best.has && one.called > best.called) ? one : best;

/** The schema that is more like a definition than its own, of those that no other is a form of; its own where there is none. */
function bestFor(definition: Definition, own: Fit, contract: Contract, definitions: readonly Definition[]): Fit {
  const taken = definitions.filter(isHeld).map((one) => one.schema);
  return contract
    .names()
    .filter((name) => !taken.includes(name))
    .map((name) => fitOf(definition, name, contract))
    .reduce(better, own);
}

/** The properties that a form shows, or gives new things. */
function propertiesOf(definition: Definition): string[] {
  const shown = shownFields(definition).map(({ field }) => field);
  return [...new Set([...shown, ...Object.keys(definition.form.initial ?? {})])];
}

function fitOf(definition: Definition, name: string, contract: Contract): Fit {
  const schema = contract.named(name);
  const has = propertiesOf(definition).filter((path) => contract.at(schema, path) !== undefined).length;
  return { schema: name, has, called: alikeness(definition.name, name) };
}

/** How many of all words of two names both have. */
function alikeness(one: string, other: string): number {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  const shared = ours.filter((word) => theirs.includes(word)).length;
  return shared / (ours.length + theirs.length - shared);
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
