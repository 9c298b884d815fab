import type { When } from '../../src/contract/entity.ts';
import { valueFaults } from './check-values.ts';
import { type Checking, inBody } from './checking.ts';
import { type Place, shownFields } from './definition.ts';

/** Checks where a field or a section is shown: by fields of the same form, and values that they can have. Rows have no conditions. */
export function checkCondition(checking: Checking, when: When, place: Place, isInRow = false): void {
  const { file, contract, definition } = checking;
  if (isInRow) {
    file.fault(place, 'A field of a row is always shown.', 'Remove `when`.');
    return;
  }
  const shown = shownFields(definition).map(({ field }) => field);
  for (const [path, wanted] of Object.entries(when)) {
    const at = [...place, path];
    const node = inBody(checking, path, at, 'Name a field of the form.');
    if (!node) continue;
    if (!shown.includes(path))
      file.fault(at, `No section shows \`${path}\`, so nobody could change it.`, 'Name a field of the form.');
    // What was never filled in is null, whatever the field takes.
    for (const value of [wanted].flat().filter((one) => one !== null))
      for (const { what, hint } of valueFaults(contract, node, value))
        file.fault(at, `\`${path}\` ${what}, so this would never be shown.`, hint);
  }
}
