import type { BoundOperation } from './bound-operation.ts';
import type { Catalogues } from './catalogues.ts';
import type { Contract } from './contract.ts';
import { type Definition, oneOf, type Place, type Role } from './definition.ts';
import type { DefinitionFile } from './definition-file.ts';
import { suggestion } from './faults.ts';
import type { FormLanguage } from './form-language.ts';
import type { JsonObject } from './json.ts';
import type { WidgetTable } from './widgets.ts';

/** What definitions are checked against. */
export interface Inputs {
  contract: Contract;
  language: FormLanguage;
  widgets: WidgetTable;
  /** The icons that the console has. */
  icons: readonly string[];
  /** What the console itself says. */
  catalogues: Catalogues;
}

/** The operations of a definition, found in the contract: those that its parts need. */
export type Operations = { [role in Role]?: BoundOperation };

/** A definition at work: everything that its checks look at. */
export interface Checking extends Inputs {
  file: DefinitionFile;
  definition: Definition;
  operations: Operations;
  /** The schema of what a save sends, and of what a read gives. */
  body: JsonObject;
  reply: JsonObject;
  /** The schema of one row of the list. */
  row: JsonObject;
  /** `a team`. */
  one: string;
  /** The names of all definitions. */
  entities: readonly string[];
}

/** Puts together what the checks of a definition need, whose operations have been found to fit. */
export function checkingOf(
  inputs: Inputs,
  file: DefinitionFile,
  definition: Definition,
  operations: Operations,
  entities: readonly string[],
): Checking {
  const held = definition.schema === undefined ? undefined : inputs.contract.named(definition.schema);
  return {
    ...inputs,
    file,
    definition,
    operations,
    entities,
    // A new one needs all that a changed one does, and may need more.
    body: held ?? (operations.create ?? operations.update)?.body?.schema ?? {},
    reply: held ?? (operations.read ?? operations.create)?.reply?.schema ?? {},
    row: (operations.list && inputs.contract.rowOf(operations.list)) ?? {},
    one: oneOf(definition),
  };
}

/** The schema of a property of what is listed, or of the thing itself where nothing is listed; a fault when there is no such property. */
export function inRow(checking: Checking, path: string, place: Place): JsonObject | undefined {
  const { file, contract, row, reply, operations, one } = checking;
  const { list } = operations;
  const node = contract.at(list ? row : reply, path);
  if (!node) {
    const where = list ? `the rows of the list (\`${list.id}\`)` : one;
    file.fault(
      place,
      `There is no field \`${path}\` in ${where}.`,
      suggestion(path, contract.paths(list ? row : reply)),
    );
  }
  if (node?.writeOnly === true) {
    file.fault(place, `\`${path}\` is only sent, and never given back.`, 'Name another property.');
    return undefined;
  }
  return node;
}

/**
 * The schema of a property that is saved; a fault when there is none. `hint` says what to do with one that the service keeps to itself, `known` what can be named
 * where that is less than every path.
 */
export function inBody(
  checking: Checking,
  path: string,
  place: Place,
  hint: string,
  known: readonly string[] = checking.contract.paths(checking.body),
): JsonObject | undefined {
  const { file, contract, body, reply, one } = checking;
  const node = contract.at(body, path);
  if (node && node.readOnly !== true) return node;
  if (node || contract.at(reply, path))
    file.fault(place, `The service keeps \`${path}\` itself; nobody can change it.`, hint);
  else file.fault(place, `There is no field \`${path}\` in ${one}.`, suggestion(path, known));
  return undefined;
}
