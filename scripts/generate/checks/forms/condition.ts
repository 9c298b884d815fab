import type { When } from '../../../../src/contract/entity.ts';
import { type Checking, inBody } from '../../checking.ts';
import type { Place, WrittenField } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { isDate } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { valueFaults } from './values.ts';

/** Where a condition stands: the fields that it may ask about. */
export interface Beside {
  fields: readonly WrittenField[];
  /** What they stand in. */
  holder: 'form' | 'row';
  /** The field that the condition is of; undefined for a section. */
  own?: string | undefined;
  /** The condition of the section that the field stands in. */
  section?: When | undefined;
  /** The fields that the condition hides, of a section. */
  hidden?: readonly string[];
}

/** Checks where a field or a section is shown: by fields that stand beside it, in the form or in its row, and values that they can have. */
export function checkCondition(
  checking: Checking,
  when: When,
  place: Place,
  { fields, holder, own, section, hidden = [] }: Beside,
): void {
  const { file, contract } = checking;
  const shown = fields.filter(({ widget }) => widget !== 'hidden').map(({ field }) => field);
  const hint = `Name a field of the ${holder}.`;
  for (const [path, wanted] of Object.entries(when)) {
    const at = [...place, path];
    const node = inBody(checking, path, at, hint);
    if (!node) continue;
    if (path === own)
      file.fault(
        at,
        `\`${path}\` would be shown only where it has a value already.`,
        `Name another field of the ${holder}.`,
      );
    else if (hidden.includes(path))
      file.fault(
        at,
        `\`${path}\` stands in this section: once it is hidden, nobody could show it again.`,
        'Name a field of another section, or move this one.',
      );
    else if (own !== undefined && asksBack(fields, path, own))
      file.fault(
        at,
        `\`${path}\` is shown only by what \`${own}\` is, so neither would ever be shown.`,
        'Remove one of the two conditions.',
      );
    else if (!shown.includes(path)) {
      const nowhere = holder === 'form' ? 'No section shows' : 'No field of the row shows';
      file.fault(at, `${nowhere} \`${path}\`, so nobody could change it.`, hint);
    }
    const above = section?.[path];
    if (above !== undefined && ![wanted].flat().some((one) => [above].flat().includes(one)))
      file.fault(
        at,
        `The section is shown where \`${path}\` is ${quoted([above].flat().map(String), 'or')}, and this field never then.`,
        'Change one of the two conditions.',
      );
    if (isDate(node) && [wanted].flat().some((one) => one !== null))
      file.fault(
        at,
        `\`${path}\` is ${holds(node)}, and hardly ever this one.`,
        `Name another field of the ${holder}.`,
      );
    // What was never filled in is null, whatever the field takes.
    for (const value of [wanted].flat().filter((one) => one !== null))
      for (const { what, hint } of valueFaults(contract, node, value))
        file.fault(at, `\`${path}\` ${what}, so this would never be shown.`, hint);
  }
}

/** Whether what decides about a field depends on that field itself, over however many others. */
function asksBack(fields: readonly WrittenField[], path: string, own: string): boolean {
  const asked = new Set([path]);
  // A set that grows is walked to its new end.
  for (const one of asked)
    for (const next of Object.keys(fields.find(({ field }) => field === one)?.when ?? {})) asked.add(next);
  return asked.has(own);
}
