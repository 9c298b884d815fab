import type { Checking } from '../../checking.ts';
import type { Operation } from '../../contract.ts';
import { type Definition, idOf } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { objectAt, textAt } from '../../json.ts';
import { operationsFor } from './operations.ts';
import { shape } from './paths.ts';

/** Checks that operations play their role for this definition, and that its pages are closed where the service is. */
export function checkRoles(checking: Checking, definitions: readonly Definition[]): void {
  checkAddOn(checking);
  checkSuperAdministrators(checking);
  checkFixedKind(checking, definitions);
  checkMerging(checking);
  checkSubjects(checking);
  checkUploads(checking, definitions);
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

/** How the contract says of what is read that it is not for every administrator. */
const FOR_SUPER_ADMINISTRATORS = /\bfor super administrators only\b/i;
/** Where the console lets in nobody else. */
const CLOSED = '/super-admin';

/** What only super administrators may read stands where the console lets in nobody else. */
function checkSuperAdministrators({
  file,
  definition: { paths },
  operations: { list, read },
  contract,
}: Checking): void {
  const { path: at = '', method = '' } = list ?? read ?? {};
  const said = textAt(
    objectAt(objectAt(objectAt(contract.document, 'paths'), at), method.toLowerCase()),
    'description',
  );
  if (!FOR_SUPER_ADMINISTRATORS.test(said ?? '')) return;
  for (const [page, path] of Object.entries(paths) as [string, string][])
    if (path !== CLOSED && !path.startsWith(`${CLOSED}/`))
      file.fault(
        ['paths', page],
        `\`${(list ?? read)?.id}\` is for super administrators only, and \`${path}\` is not below \`${CLOSED}\`.`,
        `Write an address below it, such as \`${CLOSED}/${path.split('/').at(-1)}\`.`,
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

/** What undoes a merge stands below what makes it. */
function checkMerging({ file, operations, contract }: Checking): void {
  const { merge, mergeUndo } = operations;
  if (!merge || mergeUndo?.path.startsWith(`${merge.path}/`) !== false) return;
  const able = operationsFor(contract, 'mergeUndo').filter((id) =>
    contract.operations.get(id)?.path.startsWith(`${merge.path}/`),
  );
  file.fault(
    ['operations', 'mergeUndo'],
    `\`${mergeUndo.id}\` undoes nothing that \`${merge.id}\` does.`,
    suggestion('', able),
  );
}

/** What looks the same, and what refers to a thing, is looked for by an operation of the same subject: the contract has a tag for each. */
function checkSubjects({ file, operations, contract }: Checking): void {
  const own = (operations.list ?? operations.read)?.tag;
  for (const role of ['similar', 'uses'] as const) {
    const operation = operations[role];
    if (!operation || own === undefined || operation.tag === own) continue;
    const able = operationsFor(contract, role).filter((id) => contract.operations.get(id)?.tag === own);
    file.fault(
      ['operations', role],
      `\`${operation.id}\` is about ${operation.tag.toLowerCase()}, and the list about ${own.toLowerCase()}.`,
      able.length > 0 ? suggestion(operation.id, able) : 'Leave it out.',
    );
  }
  const { list, create } = operations;
  if (list && create && create.tag !== list.tag && shape(create.path) !== shape(list.path)) {
    const able = operationsFor(contract, 'create').filter((id) => contract.operations.get(id)?.tag === own);
    file.fault(
      ['operations', 'create'],
      `\`${create.id}\` makes ${create.tag.toLowerCase()}, and the list is of ${list.tag.toLowerCase()}.`,
      able.length > 0 ? suggestion(create.id, able) : 'Leave it out.',
    );
  }
  checkUses({ file, operations, contract });
}

/** What stands below the address of one thing tells of that thing, and of no other with the same tag. */
function checkUses({
  file,
  operations: { uses, read },
  contract,
}: Pick<Checking, 'file' | 'operations' | 'contract'>): void {
  if (!uses || !read || isBelow(uses, read)) return;
  const all = [...contract.operations.values()];
  const other = all.find((one) => one.method === 'GET' && one.path.endsWith('}') && isBelow(uses, one));
  if (!other) return;
  const able = operationsFor(contract, 'uses').filter((id) => isBelow(contract.operations.get(id) ?? uses, read));
  file.fault(
    ['operations', 'uses'],
    `\`${uses.id}\` tells of what \`${other.id}\` reads, and not of what \`${read.id}\` does.`,
    suggestion('', able) || 'Leave it out.',
  );
}

const isBelow = (one: Operation, other: Operation): boolean => shape(one.path).startsWith(`${shape(other.path)}/`);

/** A picture is uploaded for what is edited, or to the library: not to what stands at the address of another definition's list. */
function checkUploads({ file, definition, contract }: Checking, definitions: readonly Definition[]): void {
  const pathOf = ({ operations: { list } }: Definition) =>
    list === undefined ? undefined : contract.operations.get(idOf(list))?.path;
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ options }, index) => {
      const upload = contract.operations.get(String(options?.upload));
      const home = definitions.find((one) => upload?.path.startsWith(`${pathOf(one)}/`));
      if (!upload || !home || home === definition) return;
      file.fault(
        ['form', 'sections', section, 'fields', index, 'options', 'upload'],
        `\`${upload.id}\` uploads for ${home.labels.many.en.toLowerCase()}.`,
        'Leave it out: then it is uploaded to the library.',
      );
    });
  });
}
