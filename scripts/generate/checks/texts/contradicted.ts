import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, idOf, type Place } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { pagesForAddOns } from '../../hand-written.ts';
import { listAt } from '../../json.ts';
import { kindOf } from '../../kinds.ts';
import { withinOf } from '../operations/addresses.ts';
import { isIdentifier } from '../operations/identifiers.ts';
import { shape } from '../operations/paths.ts';
import { readsAs } from './alike.ts';

/** Checks what is right by its kind and says something else than the contract or its own words do. */
export function checkContradicted(checking: Checking, definitions: readonly Definition[]): void {
  checkYesAndNo(checking);
  checkAddOnOfOperations(checking);
  checkAddOnAbove(checking, definitions);
  checkAddOnOfLinks(checking, definitions);
  checkImported(checking);
  checkIdentifierColumns(checking, definitions);
  checkHandedOver(checking, definitions);
}

/** The words for no, alone or before what is denied. */
const NO = /^(no|not|off|without|nej|inte|ej|av|utan)\b\s*(.*)$/i;
/** A parameter whose yes is a no, such as `withoutTeam`. */
const IS_DENIAL = /^(without|not?[A-Z]|un[a-z]|in(active|visible)|hidden|lacks|missing)/;

/** What is true or not, by the name of its parameter or property. */
interface Switch {
  name: string;
  label: Text;
  choices?: Readonly<Record<string, Text>>;
}

/** What is true is not called a plain no, nor by its own name denied: *Not used* of `used`. What says it in other words may well deny: *Not public* of `private`. */
function checkYesAndNo({ file, definition }: Checking): void {
  const denies = (name: string, { en, sv }: Text): boolean =>
    [en, sv].some((said) => {
      const [, , rest] = NO.exec(said) ?? [];
      return rest === '' || rest?.toLowerCase() === name.toLowerCase();
    });
  const check = ({ name, label, choices }: Switch, place: Place): void => {
    const [yes, no] = [choices?.true, choices?.false];
    const isNamed = ({ en }: Text): boolean => en.toLowerCase() === name.toLowerCase();
    // Of what is denied by its name and by its label alike, such as *Without a team*, yes is yes.
    const [denial = ''] = IS_DENIAL.test(name) ? (/^[a-z]+/.exec(name) ?? []) : [];
    const isDenied = denial !== '' && !label.en.toLowerCase().split(/\W+/).includes(denial);
    const isDenying = (text: Text): boolean => (denial === '' ? denies(name, text) : /^no$/i.test(text.en));
    const isTurned = yes && no && ((isDenying(yes) && !isDenying(no)) || (isNamed(no) && !isNamed(yes)));
    if (!isTurned || isDenied) return;
    file.fault(
      [...place, 'choices', 'true'],
      `\`${name}\` that is true is called “${yes.en}”, and what is not “${no.en}”.`,
      'Put each in the place of the other.',
    );
  };
  const { filters = [], columns = [] } = definition.list ?? {};
  filters.forEach((one, index) => void check({ ...one, name: one.parameter }, ['list', 'filters', index]));
  columns.forEach((one, index) => void check({ ...one, name: one.field }, ['list', 'columns', index]));
}

/** An add-on that a definition needs is one of those that its operations need, where the contract says what needs one. */
function checkAddOnOfOperations({ file, definition, operations, contract }: Checking): void {
  const { requires } = definition;
  const needed = addOnsOf(operations);
  if (requires === undefined || needed.includes(requires)) return;
  if (needed.length > 0)
    file.fault(
      ['requires'],
      `Its operations need the add-on ${quoted(needed, 'and')}, not \`${requires}\`.`,
      `Write \`"requires": "${needed[0]}"\`.`,
    );
  else if ([...contract.operations.values()].some(({ addOn }) => addOn !== undefined))
    file.fault(
      ['requires'],
      `None of its operations needs an add-on: without \`${requires}\` the pages would be closed, and the service open.`,
      'Remove it.',
    );
}

/** What stands within a thing whose pages need an add-on, and is saved with that add-on, needs it as well. */
function checkAddOnAbove(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition, operations } = checking;
  const above = withinOf(checking, definitions)?.definition;
  const needed = [operations.create, operations.update, operations.delete].flatMap((one) => one?.addOn ?? []);
  if (definition.requires !== undefined || above?.requires === undefined || !needed.includes(above.requires)) return;
  file.fault(
    ['operations'],
    `What saves it needs the add-on \`${above.requires}\`, and so does the ${above.name} that it stands within.`,
    `Write \`"requires": "${above.requires}"\`.`,
  );
}

/** A link is closed for want of the add-on that the page behind it needs, and of no other. */
function checkAddOnOfLinks(
  { file, definition, contract, operations }: Checking,
  definitions: readonly Definition[],
): void {
  definition.links?.forEach(({ path, requires, tab = false }, index) => {
    const [address = ''] = path.split('?');
    const target = definitions.find(({ paths }) =>
      (Object.values(paths) as string[]).some((one) => shape(one) === shape(address)),
    );
    if (!target) {
      checkAddOnOfPage({ file, requires, address, own: [definition.requires, ...addOnsOf(operations)] }, index);
      return;
    }
    if (target.requires === requires) return;
    // What its own operations need is told there.
    const { list, read } = target.operations;
    const addOns = [list, read].map((one) => one && contract.operations.get(idOf(one))?.addOn);
    const { en } = target.labels.many;
    if (requires === undefined) {
      // A tab shows the rows alone, and a page that nobody enters without the add-on says so itself.
      const needed = tab ? addOns[0] : target.requires;
      if (needed === undefined || needed === definition.requires) return;
      file.fault(
        ['links', index],
        `“${en}” needs the add-on \`${needed}\`, and the link is offered without it.`,
        `Add \`"requires": "${needed}"\`.`,
      );
      return;
    }
    if (addOns.includes(requires)) return;
    file.fault(
      ['links', index, 'requires'],
      target.requires === undefined
        ? `“${en}” needs no add-on.`
        : `“${en}” needs the add-on \`${target.requires}\`, not \`${requires}\`.`,
      target.requires === undefined ? 'Remove `requires`.' : `Write \`"requires": "${target.requires}"\`.`,
    );
  });
}

/** The add-ons that operations need. */
const addOnsOf = (operations: Checking['operations']): string[] => [
  ...new Set(Object.values(operations).flatMap((operation) => operation?.addOn ?? [])),
];

/** A hand-written page that is for every site may be closed where nothing of the thing itself can be changed, and for want of no other add-on. */
function checkAddOnOfPage(
  {
    file,
    requires,
    address,
    own,
  }: Pick<Checking, 'file'> & {
    requires: string | undefined;
    address: string;
    own: readonly (string | undefined)[];
  },
  index: number,
): void {
  if (requires === undefined) return;
  const page = pagesForAddOns.find((one) => shape(one.address) === shape(address));
  const needed = page?.addOns.map(String) ?? own.flatMap((one) => one ?? []);
  if (needed.includes(requires)) return;
  file.fault(
    ['links', index, 'requires'],
    page
      ? `\`${address}\` is for the add-on ${quoted(needed, 'or')}, not \`${requires}\`.`
      : `\`${address}\` needs no add-on.`,
    page ? `Write \`"requires": "${needed[0]}"\`.` : 'Remove `requires`.',
  );
}

/** What is brought in from a file is what is made by hand. */
function checkImported({ file, definition, operations, contract }: Checking): void {
  const { create, import: brought } = operations;
  const rows = contract.at(brought?.body?.schema ?? {}, 'rows');
  if (!brought || !create?.body || !rows) return;
  const taken = contract.paths(contract.resolve(rows.items ?? {}));
  const needed = listAt(contract.resolve(create.body.schema), 'required').map(String);
  const lacking = needed.filter((name) => !taken.some((path) => endsWith(path, name)));
  if (lacking.length === 0 && brought.tag !== create.tag)
    file.fault(
      ['operations', 'import'],
      `\`${brought.id}\` brings in ${brought.tag.toLowerCase()}, and \`${create.id}\` makes ${create.tag.toLowerCase()}.`,
      'Name the operation that brings in what this definition makes, or leave it out.',
    );
  if (lacking.length > 0)
    file.fault(
      ['operations', 'import'],
      `\`${brought.id}\` takes no ${quoted(lacking, 'and')}, which ${definition.labels.one.en.toLowerCase()} needs.`,
      'Name the operation that brings in what this definition makes.',
    );
}

const endsWith = (path: string, name: string): boolean => path === name || path.endsWith(`.${name}`);

/** A column that is called as a thing shows what that is called, and not its identifier. */
function checkIdentifierColumns({ file, definition, contract, row }: Checking, all: readonly Definition[]): void {
  definition.list?.columns.forEach(({ field, kind, label }, index) => {
    const node = contract.at(row, field);
    if (!node || kind !== 'text' || kindOf(node) !== 'string' || !isIdentifier(contract, field, node)) return;
    if (!all.some(({ labels }) => readsAs(labels.one, label))) return;
    file.fault(
      ['list', 'columns', index, 'field'],
      `\`${field}\` is an identifier, and the column is called “${label.en}”.`,
      'Show what it is called by, or call the column an id.',
    );
  });
}

/** A link hands the identifier of its own thing to no parameter that names another kind of thing, or chooses from another list. */
function checkHandedOver({ file, definition }: Checking, definitions: readonly Definition[]): void {
  const {
    id,
    labels,
    name: own,
    operations: { list },
  } = definition;
  definition.links?.forEach(({ path }, index) => {
    const [address = '', query = ''] = path.split('?');
    const filters = definitions.find((one) => one.list && one.paths.list === address)?.list?.filters ?? [];
    for (const [name, value] of new URLSearchParams(query)) {
      const [, called] = /^(.+?)(?:Uuid|Id)$/.exec(name) ?? [];
      const { source, label } = filters.find(({ parameter }) => parameter === name) ?? {};
      const isOther = source !== undefined && source !== list;
      const chosen = definitions.find(({ operations }) => isOther && operations.list === source);
      const kind = definitions.find((one) => one.name === called)?.name ?? chosen?.name;
      // What is called as this one and chooses from another list is told there.
      if (label && [labels.one, labels.many].some((one) => readsAs(one, label))) continue;
      if (kind === undefined || kind === own || value !== `{${id}}`) continue;
      const meant = list === undefined ? undefined : filters.find((one) => one.source === list);
      file.fault(
        ['links', index, 'path'],
        `\`${name}\` is filled with the identifier of this ${own}, which is no ${kind}.`,
        meant ? `Write \`${meant.parameter}=${value}\`.` : `Name a property that holds the ${kind}.`,
      );
    }
  });
}
