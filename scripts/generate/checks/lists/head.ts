import type { ColumnKind } from '../../../../src/contract/list-definition.ts';
import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';

/** The kinds of columns that a part of the head can show. */
const FITTING: Readonly<Record<'picture' | 'badges' | 'line' | 'facts', (kind: ColumnKind) => boolean>> = {
  picture: (kind) => kind === 'image',
  badges: (kind) => ['status', 'tags'].includes(kind),
  line: (kind) => !['image', 'boolean'].includes(kind),
  facts: (kind) => kind !== 'image',
};

/** Checks what the head of the editor shows: columns of the list that a read gives too, each once. */
export function checkHead(checking: Checking): void {
  const { file, definition } = checking;
  const { head, paths, form } = definition;
  if (head === undefined) return;
  if (paths.edit === undefined || !definition.list)
    file.fault(['head'], 'There is no editor with a list, whose columns its head could show.', 'Remove `head`.');
  else if (form.arrangement === 'document')
    file.fault(['head'], 'A page that is written on shows its name itself, and no head.', 'Remove `head`.');
  else checkColumns(checking);
}

function checkColumns({ file, definition, contract, reply, one }: Checking): void {
  const { head = {}, title, list } = definition;
  const columns = list?.columns ?? [];
  const { picture, ...lists } = head;
  const named: (readonly [keyof typeof FITTING, string, Place])[] = [
    ...(picture === undefined ? [] : [['picture', picture, ['head', 'picture']] as const]),
    ...(['badges', 'line', 'facts'] as const).flatMap((part) =>
      (lists[part] ?? []).map((field, index) => [part, field, ['head', part, index]] as const),
    ),
  ];
  named.forEach(([part, field, place], index) => {
    const column = columns.find((each) => each.field === field);
    const able = columns.filter(({ kind }) => FITTING[part](kind)).map((each) => each.field);
    if (!column) file.fault(place, `The list has no column \`${field}\`.`, suggestion(field, able));
    else if (!FITTING[part](column.kind))
      file.fault(
        place,
        `The column \`${field}\` is of the kind \`${column.kind}\`, which \`${part}\` cannot show.`,
        able.length === 0 ? 'No column can: leave it out.' : suggestion('', able),
      );
    else if (field === title)
      file.fault(place, `\`${field}\` is the title, which the head shows already.`, 'Leave it out.');
    else if (named.findIndex(([, other]) => other === field) < index)
      file.fault(place, `The head shows \`${field}\` twice.`, 'Remove one of the two.');
    else if (!contract.at(reply, field))
      file.fault(place, `Reading ${one} does not give \`${field}\`: the list alone has it.`, 'Leave it out.');
  });
}
