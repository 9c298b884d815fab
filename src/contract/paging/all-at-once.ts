import { type ReadPage, rowsAt } from './read-page.ts';

/** All rows in one call. */
export const allAtOnce: ReadPage = async (
  { page: _, pageSize: __, sortBy: ___, sortOrder: ____, ...asked },
  items,
  ask,
) => {
  const rows = rowsAt(await ask(asked), items);
  return { items: rows, total: rows.length };
};
