import { bound, namingParameters } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { type Definition, idOf, oneOf, type Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, textAt } from '../../json.ts';
import { isTaken } from '../../kinds.ts';
import { optionedOf } from '../forms/optioned.ts';
import { valueFaults } from '../forms/values.ts';
import { isIdentifier } from './identifiers.ts';
import { shape } from './paths.ts';

/** What an identifier may look like. */
const ANY = '0190f1a2-7d7e-4d0c-9a51-3f0f7f1f0a11';

/** Checks that pages are handed what they take: lists by the filters that a link fills, editors by the addresses that rows lead to. */
export function checkHanded(checking: Checking, definitions: readonly Definition[]): void {
  checkLinks(checking, definitions);
  checkAddresses(checking, definitions);
  checkRows(checking, definitions);
}

/** What a link writes into a filter is what its parameter takes: `team.` and an identifier where a tag is asked for. */
function checkLinks({ file, definition, contract, reply, row }: Checking, definitions: readonly Definition[]): void {
  definition.links?.forEach(({ path }, index) => {
    const [address = '', query = ''] = path.split('?');
    const list = definitions.find((one) => one.list && shape(one.paths.list) === shape(address))?.operations.list;
    const operation = list === undefined ? undefined : contract.operations.get(idOf(list));
    const filters = definitions.find((one) => one.operations.list === list)?.list?.filters ?? [];
    for (const [name, value] of new URLSearchParams(query)) {
      const schema = operation?.parameters.find((one) => one.name === name)?.schema;
      const [hole = '', property = ''] = /\{(.+)\}/.exec(value) ?? [];
      const held = contract.at(reply, property) ?? contract.at(row, property);
      const [fitting] = (operation?.parameters ?? []).filter(
        (one) => hasRule(one.schema, held ?? {}) && filters.some(({ parameter }) => parameter === one.name),
      );
      if (schema && held && fitting && value === hole && !hasRule(schema, held))
        file.fault(
          ['links', index, 'path'],
          `\`${name}\` is not what \`${property}\` fills, and \`${fitting.name}\` is.`,
          `Write \`${fitting.name}=${value}\`.`,
        );
      if (!schema || !held || !isIdentifier(contract, property, held) || valueFaults(contract, held, ANY).length > 0)
        continue;
      const refused = (written: string) => valueFaults(contract, schema, written).length > 0;
      if (!refused(value.replace(hole, ANY))) continue;
      const called = `${definition.name}.${hole}`;
      file.fault(
        ['links', index, 'path'],
        `\`${name}\` takes no \`${value}\`.`,
        refused(called.replace(hole, ANY)) ? 'Name a filter that takes it.' : `Write \`${name}=${called}\`.`,
      );
    }
  });
}

/** Whether two have the same rule: what one holds, the other takes, and not any text. */
const hasRule = (one: JsonObject, other: JsonObject): boolean =>
  textAt(one, 'pattern') !== undefined && textAt(one, 'pattern') === textAt(other, 'pattern');

/** What stands first in an address, up to what it names. */
const beginning = (path: string): string => shape(path.slice(0, path.indexOf('}') + 1));

const firstHole = (path: string): string => /\{([^}]+)\}/.exec(path)?.[1] ?? '';

/** A page below the editor of another thing is found by that thing, and not by the one that links to it. */
function checkAddresses(
  { file, definition, contract, reply, one }: Checking,
  definitions: readonly Definition[],
): void {
  const mine = [definition.paths.list, definition.paths.create, definition.paths.edit].flatMap((path) => path ?? []);
  const own = mine.map(beginning);
  definition.links?.forEach(({ path }, index) => {
    const start = beginning(path.split('?')[0] ?? '');
    const hole = firstHole(path);
    const other = definitions.find(({ paths }) => paths.edit?.includes('{') && beginning(paths.edit) === start);
    // Below its own editor a page is found by what the editor is found by, or by what it belongs to.
    const isOwn = [definition.id, ...mine.map((one) => firstHole(one))].includes(hole);
    if (other && own.includes(start) && !isOwn && contract.at(reply, hole))
      file.fault(
        ['links', index, 'path'],
        `\`${path}\` is a page of ${one}, which is not found by \`${hole}\`.`,
        `Write \`{${definition.id}}\`.`,
      );
    if (start === '' || !other || own.includes(start) || (hole !== definition.id && contract.at(reply, hole))) return;
    const { en } = other.labels.one;
    file.fault(
      ['links', index, 'path'],
      `\`${path}\` is a page of a ${en.toLowerCase()}, and \`{${hole}}\` is ${one}.`,
      `Name the property that holds the ${en.toLowerCase()}, or another page.`,
    );
  });
}

/** Whether such rows are what a definition lists or reads. */
function areOf({ operations }: Definition, row: JsonObject, contract: Contract): boolean {
  const found = [operations.list, operations.read].flatMap((one) => bound(contract, one) ?? []);
  return found.some((one) => contract.shownRow(one) === row);
}

/** A row leads to its page by what that page is found by. */
function checkRows(checking: Checking, definitions: readonly Definition[]): void {
  const { file, contract } = checking;
  const check = (row: JsonObject, path: string, place: Place): void => {
    const target = definitions.find(({ paths }) => paths.edit !== undefined && shape(paths.edit) === shape(path));
    const read = bound(contract, target?.operations.read);
    const [hole, ...more] = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const [named] = read ? namingParameters(read) : [];
    if (hole === undefined || more.length > 0) return;
    const owners = definitions.filter((one) => one.paths.edit !== undefined && areOf(one, row, contract));
    const [owner] = owners;
    if (owner && target && !owners.includes(target) && owner.id === hole) {
      const page = `\`${path}\` is the page of ${oneOf(target)}, and \`{${hole}}\` is ${oneOf(owner)}.`;
      file.fault(place, page, `Did you mean \`${owner.paths.edit}\`?`);
      return;
    }
    if (!named) return;
    const able = Object.keys(isObject(row.properties) ? row.properties : {}).filter((one) =>
      isTaken(contract.at(row, one) ?? {}, named.schema),
    );
    if (!able.includes(hole))
      file.fault(
        place,
        `\`${path}\` is not found by \`${hole}\`.`,
        suggestion('', able) || 'Name what identifies a row.',
      );
  };
  for (const { options, node, place } of optionedOf(checking)) {
    const { page } = options;
    const entry = contract.resolve(node.items ?? {});
    if (isObject(page) && typeof page.path === 'string') check(entry, page.path, [...place, 'page', 'path']);
    const source = contract.operations.get(String(options.source));
    const row = source && contract.shownRow(source);
    if (row && typeof options.path === 'string') check(row, options.path, [...place, 'path']);
  }
}
