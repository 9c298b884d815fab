import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Text } from '../../src/contract/text.ts';
import { readCatalogues } from './catalogues.ts';
import { checkingOf, type Inputs, type Operations } from './checking.ts';
import { checkHeldSchema } from './checks/contract/held-schema.ts';
import { unsaidFaults } from './checks/contract/unsaid.ts';
import { checkList } from './checks/lists/list.ts';
import { checkActions } from './checks/operations/actions.ts';
import { checkAddresses, givenParameters, type WithinDefinition, withinOf } from './checks/operations/addresses.ts';
import { checkMeant } from './checks/operations/meant.ts';
import { checkMeantWhole } from './checks/operations/meant-whole.ts';
import { checkOfKind } from './checks/operations/of-kind.ts';
import { checkOperations } from './checks/operations/operations.ts';
import { checkPaths } from './checks/operations/paths.ts';
import { checkRead } from './checks/operations/read.ts';
import { checkSameThing } from './checks/operations/same-thing.ts';
import { checkContradicted } from './checks/texts/contradicted.ts';
import { checkLabels } from './checks/texts/labels.ts';
import { checkTexts } from './checks/texts/languages.ts';
import { checkMixedUp } from './checks/texts/mixed-up.ts';
import { checkNeighbours } from './checks/texts/neighbours.ts';
import { checkSameMeaning } from './checks/texts/same-meaning.ts';
import { checkSays } from './checks/texts/says.ts';
import { checkSeen } from './checks/texts/seen.ts';
import { checkSense } from './checks/texts/sense.ts';
import { checkTranslated } from './checks/texts/translated.ts';
import { checkTurnedRound } from './checks/texts/turned-round.ts';
import { checkTwice } from './checks/texts/twice.ts';
import { type CompiledForm, FormCompiler } from './compile-form.ts';
import type { Contract } from './contract.ts';
import { type Definition, isHeld } from './definition.ts';
import { DefinitionFile } from './definition-file.ts';
import { type Fault, suggestion } from './faults.ts';
import { FormLanguage } from './form-language.ts';
import { iconNames } from './icons.ts';
import { type TabLink, tabLinks } from './tab-links.ts';
import { WidgetTable } from './widgets.ts';

/** A definition without faults, compiled. */
export interface CompiledDefinition {
  definition: Definition;
  form: CompiledForm;
  operations: Operations;
  /** Parameters of its addresses that are properties of its things. */
  parameters: string[];
  /** What its things belong to. */
  within?: WithinDefinition;
  /** What the list is called that one returns to, where it has none of its own. */
  returnTo?: Text;
  /** The links that are tabs of the editor. */
  tabs: TabLink[];
}

/** What definitions are checked against, as the project has it, with a contract. */
export function readInputs(contract: Contract): Inputs {
  return {
    contract,
    language: new FormLanguage(readFileSync('forms/form.schema.json', 'utf8')),
    widgets: new WidgetTable(readFileSync('forms/widgets.json', 'utf8')),
    icons: iconNames(),
    catalogues: readCatalogues(),
  };
}

/** What stands in forms/ without being a definition. */
const NOT_DEFINITIONS = ['README.md', 'form.schema.json', 'widgets.json'];

/** The texts of all definitions, by the names of their files, in order; a folder among them has none. */
export function readForms(): Map<string, string> {
  const paths = globSync('forms/*')
    .filter((path) => !NOT_DEFINITIONS.includes(basename(path)))
    .sort();
  const textOf = (path: string): string => (statSync(path).isDirectory() ? '' : readFileSync(path, 'utf8'));
  return new Map(paths.map((path) => [basename(path), textOf(path)]));
}

/**
 * Checks and compiles all definitions together (by the names of their files), because an address, or the name of an entity, concerns them all. Gives those
 * without faults, and every fault by file and line.
 */
export function compileForms(
  texts: ReadonlyMap<string, string>,
  inputs: Inputs,
): { compiled: CompiledDefinition[]; faults: Fault[] } {
  const all = [...texts].map(([name, text]) => readForm(name, text, inputs));
  const files = all.map(({ file }) => file);
  const read = all.filter(isRead);
  const others = { entities: files.map(({ entity }) => entity), definitions: read.map((one) => one.definition) };
  const found = read.flatMap(({ file, definition }, index) => {
    checkPaths(file, definition, read.slice(0, index));
    const one = compileForm(file, definition, inputs, others);
    checkWords(file, files, inputs);
    return one ? [{ file, one }] : [];
  });
  // Tabs show rows of other definitions' lists: what is wrong with such a list is told there alone.
  const isSound = files.every((file) => file.faults.length === 0);
  const compiled = found.map(({ file, one }) => {
    const tabs = isSound ? tabLinks(file, one.definition, inputs.contract, others.definitions) : [];
    return { ...one, tabs };
  });
  const faults = files.flatMap((file) => file.faults.toSorted((a, b) => a.line - b.line));
  const unsaid = faults.length > 0 ? unsaidFaults(others.definitions, inputs.contract) : [];
  return { compiled, faults: unsaid.length > 0 ? unsaid : faults };
}

/** A definition's file as the form language reads it. */
export interface ReadForm {
  file: DefinitionFile;
  name: string;
  /** Undefined where the language does not take it; the file then has the faults. */
  definition: Definition | undefined;
}

const isRead = (one: ReadForm): one is ReadForm & { definition: Definition } => one.definition !== undefined;

/** Reads the text of a definition by the form language alone. */
export function readForm(name: string, text: string, { language }: Inputs): ReadForm {
  const file = new DefinitionFile(name, text);
  if (text === '' && !name.includes('.')) {
    const folder = new DefinitionFile(name, '{}');
    folder.fault([], `\`${name}\` is a folder, and no definition in it would be read.`, 'Move its files to `forms/`.');
    return { file: folder, name: folder.name, definition: undefined };
  }
  checkFileName(file);
  return { file, name: file.name, definition: language.read(file) };
}

/** Checks the texts of a definition, as long as it has no other fault: what each step finds would be told again, in other words, by the next. */
function checkWords(file: DefinitionFile, all: readonly DefinitionFile[], inputs: Inputs): void {
  const steps = [
    () => checkSeen(file),
    () => checkNeighbours(file),
    () => checkTurnedRound(file),
    () => checkTexts(file, all, inputs),
    () => checkTranslated(file, all),
    () => checkSameMeaning(file),
  ];
  for (const step of steps) if (file.faults.length === 0) step();
}

/**
 * Checks and compiles one definition, as {@link compileForms} does with all: for somebody who changes one of many, which are not read again. One whose words alone are
 * refused is compiled, too: it can be shown while they are written.
 */
export function compileOne(one: ReadForm, all: readonly ReadForm[], inputs: Inputs): CompiledDefinition | undefined {
  const { file } = one;
  const read = all.filter(isRead);
  const definitions = read.map(({ definition }) => definition);
  if (!isRead(one)) return undefined;
  // The others are not read again: what is wrong of two is told here.
  const before = read.slice(0, read.indexOf(one)).map(({ name, definition }) => ({ name, definition }));
  checkPaths(file, one.definition, before);
  const others = { entities: all.map((each) => each.file.entity), definitions };
  const compiled = compileForm(file, one.definition, inputs, others);
  const files = all.map((each) => each.file);
  checkWords(file, files, inputs);
  const tabs = compiled ? tabLinks(file, one.definition, inputs.contract, definitions) : [];
  return compiled && { ...compiled, tabs };
}

/** A definition of a file without faults, compiled; its faults are noted in the file. */
function compileForm(
  file: DefinitionFile,
  definition: Definition,
  inputs: Inputs,
  { entities, definitions }: { entities: readonly string[]; definitions: readonly Definition[] },
): Omit<CompiledDefinition, 'tabs'> | undefined {
  const { icons, contract } = inputs;
  if (!icons.includes(definition.icon))
    file.fault(['icon'], `There is no icon \`${definition.icon}\`.`, suggestion(definition.icon, icons));
  if (isHeld(definition) && !checkHeldSchema(file, definition, contract, definitions)) return undefined;
  // What is kept within something else has none.
  const operations = isHeld(definition) ? {} : checkOperations(file, definition, contract);
  if (!operations) return undefined;
  const checking = checkingOf(inputs, file, definition, operations, entities);
  if (checkRead(checking)) return undefined;
  if (!isHeld(definition)) {
    checkAddresses(checking);
    checkActions(checking);
    checkList(checking);
    checkTwice(checking, definitions);
  }
  const form = new FormCompiler(checking).compile();
  // What stands in the place of something else is told where all is right by its kind.
  if (file.faults.length === 0) {
    checkSameThing(checking);
    checkMixedUp(checking);
    checkLabels(checking);
    checkMeant(checking, definitions);
    checkContradicted(checking, definitions);
    checkSays(checking, definitions);
  }
  if (file.faults.length === 0) checkOfKind(checking, definitions);
  if (file.faults.length === 0) checkSense(checking, definitions);
  if (file.faults.length === 0) checkMeantWhole(checking, definitions);
  if (file.faults.length > 0) return undefined;
  const within = withinOf(checking, definitions);
  const { list, paths } = definition;
  const returnTo = list ? undefined : definitions.find((one) => one.list && one.paths.list === paths.list)?.labels.many;
  const parameters = givenParameters(checking);
  return {
    definition,
    form,
    operations,
    parameters,
    ...(within && { within }),
    ...(returnTo && { returnTo }),
  };
}

function checkFileName(file: DefinitionFile): void {
  if (/^forms\/[a-z]+(-[a-z]+)*\.json$/.test(file.name)) return;
  const what = `\`${basename(file.name)}\` is no name for a form definition.`;
  file.fault(
    [],
    what,
    'Call it after its entity, in small letters and hyphens, with the ending `.json`: `staff-member.json`.',
  );
}
