import type { Checking } from '../../checking.ts';
import { readsAs } from './alike.ts';

/** Checks what is said of actions and of orders: that it is said of these, and true of what they do. */
export function checkSaid(checking: Checking): void {
  checkActions(checking);
  checkSorted(checking);
}

/** An action asks and explains what it does itself. */
function checkActions({ file, definition }: Checking): void {
  const actions = definition.actions ?? [];
  actions.forEach(({ label, ask, text, otherwise, remove, tone }, index) => {
    const place = ['actions', index];
    for (const key of ['one', 'many'] as const)
      for (const language of ['en', 'sv'] as const)
        if (ask && !ask[key][language].trimEnd().endsWith('?'))
          file.fault(
            [...place, 'ask', key, language],
            `“${ask[key][language]}” asks nothing.`,
            'End it with a question mark.',
          );
    if (otherwise && (readsAs(text, otherwise) || readsAs(label, otherwise)))
      file.fault(
        [...place, 'otherwise'],
        'It is what the action says of itself, and no reason.',
        'Say why it cannot be done.',
      );
    if (remove && tone !== 'danger')
      file.fault([...place, 'remove'], 'It deletes, and looks as what can be taken back.', 'Add `"tone": "danger"`.');
  });
}

/** What a column is ordered by is said where it is something else than its heading. */
function checkSorted({ file, definition }: Checking): void {
  definition.list?.columns.forEach(({ label, sortedBy }, index) => {
    if (sortedBy && readsAs(label, sortedBy))
      file.fault(['list', 'columns', index, 'sortedBy'], 'It says no more than the heading.', 'Remove it.');
  });
}
