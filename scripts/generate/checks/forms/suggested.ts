import type { Checking } from '../../checking.ts';
import { listAt } from '../../json.ts';
import { optionedOf } from './optioned.ts';
import { valueFaults } from './values.ts';

/** Checks that what is offered while one writes is what the field takes, each once. */
export function checkSuggested(checking: Checking): void {
  const { file, contract } = checking;
  for (const { field, options, node, place } of optionedOf(checking)) {
    const offered = listAt(options, 'suggestions').map(String);
    const entry = contract.resolve(node.items ?? node);
    offered.forEach((value, index) => {
      const at = [...place, 'suggestions', index];
      for (const { what, hint } of valueFaults(contract, entry, value))
        file.fault(at, `\`${field.field}\` ${what}, which is offered.`, hint);
      if (offered.indexOf(value) < index) file.fault(at, `\`${value}\` is offered twice.`, 'Remove one of them.');
    });
  }
}
