import type { Checking } from './checking.ts';
import type { Definition } from './definition.ts';
import { suggestion } from './faults.ts';

/** Checks that operations play their role for this definition, and that its pages are closed where the service is. */
export function checkRoles(checking: Checking, definitions: readonly Definition[]): void {
  checkAddOn(checking);
  checkFixedKind(checking, definitions);
  checkMerging(checking);
  checkSimilar(checking);
  checkUploads(checking);
}

/** What cannot even be read without an add-on is not offered without it. */
function checkAddOn({ file, definition, operations }: Checking): void {
  const needed = operations.list?.addOn ?? operations.read?.addOn;
  if (needed === undefined || definition.requires !== undefined) return;
  const role = operations.list?.addOn === undefined ? 'read' : 'list';
  file.fault(
    ['operations', role],
    `\`${operations[role]?.id}\` needs the add-on \`${needed}\`: without it the page would be open, and fail.`,
    `Add \`"requires": "${needed}"\`.`,
  );
}

/** A value that is the name of another definition is its kind, and not this one's. */
function checkFixedKind({ file, definition, operations }: Checking, definitions: readonly Definition[]): void {
  for (const [role, operation] of Object.entries(operations))
    for (const [name, value] of Object.entries(operation?.fixed ?? {}))
      if (value !== definition.name && definitions.some((one) => one.name === value))
        file.fault(
          ['operations', role, 'parameters', name],
          `\`${String(value)}\` is another definition.`,
          `Write \`"${definition.name}"\`.`,
        );
}

/** What undoes a merge is not what makes it. */
function checkMerging({ file, operations, contract }: Checking): void {
  const { merge, mergeUndo } = operations;
  if (!merge || merge.id !== mergeUndo?.id) return;
  const able = [...contract.operations.keys()].filter((id) => /undo/i.test(id));
  file.fault(['operations', 'mergeUndo'], `\`${merge.id}\` merges, and undoes nothing.`, suggestion('', able));
}

/** What looks the same is looked for among the same things: by the operation with the words of the list's. */
function checkSimilar({ file, operations: { list, similar }, contract }: Checking): void {
  if (!list || !similar || list.tag === similar.tag) return;
  const able = [...contract.operations.values()].filter(({ tag, id }) => tag === list.tag && /similar/i.test(id));
  file.fault(
    ['operations', 'similar'],
    `\`${similar.id}\` looks among ${similar.tag.toLowerCase()}, and the list is of ${list.tag.toLowerCase()}.`,
    able[0] ? `Did you mean \`${able[0].id}\`?` : 'Leave it out.',
  );
}

/** A picture is uploaded for what is edited, or to the library. */
function checkUploads({ file, definition, operations: { list }, contract }: Checking): void {
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ options }, index) => {
      const upload = contract.operations.get(String(options?.upload));
      if (!upload || !list || upload.tag === list.tag || /media/i.test(upload.tag)) return;
      file.fault(
        ['form', 'sections', section, 'fields', index, 'options', 'upload'],
        `\`${upload.id}\` uploads for ${upload.tag.toLowerCase()}, and the list is of ${list.tag.toLowerCase()}.`,
        'Leave it out: then it is uploaded to the library.',
      );
    });
  });
}
