import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { textAt } from '../../json.ts';
import { type Optioned, optionedOf, plainText } from './optioned.ts';
import { plainWidget } from './widget.ts';

/** What a schema needs an add-on for (`x-requires-add-on`). */
const KEY = 'x-requires-add-on';

/** Checks that an option which names an add-on names the one that the contract needs for what is edited, where it says so of anything. */
export function checkAddOnOptions(checking: Checking): void {
  for (const one of optionedOf(checking)) checkAddOn(checking, one);
}

function checkAddOn({ file, contract, widgets }: Checking, { field, options, node, place }: Optioned): void {
  const widget = field.widget ?? plainWidget(node) ?? '';
  const [option] = widgets.naming(widget).find(([, named]) => named === 'add-on') ?? [];
  if (option === undefined) return;
  const needed = textAt(node, KEY);
  const named = options[option];
  if (named === undefined) {
    if (needed !== undefined && holdsPictures(options))
      file.fault(
        [...place.slice(0, -1), 'options'],
        `The service refuses more than one picture in \`${field.field}\` without the add-on \`${needed}\`, and they would be offered.`,
        `Add \`"${option}": "${needed}"\`.`,
      );
    return;
  }
  if (named === needed || (needed === undefined && !isSaid(contract))) return;
  file.fault(
    [...place, option],
    needed === undefined
      ? `Nothing in \`${field.field}\` needs the add-on \`${plainText(named)}\`.`
      : `\`${field.field}\` needs the add-on \`${needed}\`, not \`${plainText(named)}\`.`,
    needed === undefined ? 'Remove it.' : `Write \`"${option}": "${needed}"\`.`,
  );
}

/** Whether pictures can be put into a text: those that it has are of its nodes. */
const holdsPictures = ({ nodes }: Optioned['options']): boolean =>
  Array.isArray(nodes) && nodes.some((one) => one === 'picture' || one === 'gallery');

const said = new WeakMap<Contract, boolean>();

/** Whether the contract says of any schema which add-on it needs. */
function isSaid(contract: Contract): boolean {
  const found = said.get(contract) ?? JSON.stringify(contract.document.components ?? {}).includes(KEY);
  said.set(contract, found);
  return found;
}
