import { queryOptions } from '@tanstack/react-query';
import { getListCustomTagsQueryKey, listCustomTags } from '../../../generated/api/tags/tags.ts';
import type { Tag } from '../../../generated/model/index.ts';
import type { ListParameters } from '../../contract/entity.ts';
import { readAll } from '../../engine/list/read-all.ts';

const entity = {
  readPage: (parameters: ListParameters) => ({
    queryKey: getListCustomTagsQueryKey(parameters),
    queryFn: ({ signal }: { signal: AbortSignal }) => listCustomTags(parameters, { signal }),
  }),
};

/** Every custom tag of the site, by name; duplicates stand far apart, so that a page of them would not do. */
export const allTags = queryOptions({
  // Without a page: no other read has this key, and it is read again with the pages of the list.
  queryKey: getListCustomTagsQueryKey(),
  queryFn: async ({ signal }): Promise<Tag[]> => {
    const tags: Tag[] = [];
    const idOf = (row: object): string => (row as Tag).value;
    for await (const { rows } of readAll({ entity, parameters: {}, signal, seen: new Set(), idOf })) {
      tags.push(...(rows as Tag[]));
    }
    return tags;
  },
});
