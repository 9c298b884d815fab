import { getSearchActiveTagsQueryKey, searchActiveTags } from '../../../../generated/api/tags/tags.ts';
import type { Source } from '../../../contract/source.ts';

/** How many tags are offered at once. */
const OFFERED = 50;

/** The tags that items can bear: those of the site, of teams, players, series and games, as one writes. */
export const tagSource: Source = {
  searches: true,
  read: (search) => {
    const parameters = { ...(search ? { searchQuery: search } : {}), count: OFFERED };
    return {
      queryKey: getSearchActiveTagsQueryKey(parameters),
      queryFn: ({ signal }) => searchActiveTags(parameters, { signal }),
    };
  },
};
