import type { RouteObject } from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import { listed } from '../../engine/entity/entity-kinds.ts';
import { routePath } from '../../engine/entity/paths.ts';
import type { Feature, SiteAccess } from '../../engine/routing/feature.ts';
import { listRoute } from '../../engine/routing/list-route.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import type { UsesOf } from './uses-link.tsx';

const handle: RouteHandle = { title: 'customTags' };
const list = paths.customTags.list();
const loadList = () => import('./tag-list-page.tsx');

/** The address of what bears a tag: the list of articles, or of one type of the library, narrowed to it. */
const usesOf: UsesOf = (type, value) => {
  const list = type === 'article' ? paths.articles.list() : paths.media.list({ type });
  return `${list}?tag=${encodeURIComponent(value)}`;
};

/**
 * Custom tags: their list, in which they are created, renamed and merged, and the merging of look-alikes. Their editor is
 * the definition's.
 */
export const tags: Feature = {
  lists: { [list]: loadList },
  routes: (access) => [
    ...entities.filter(({ paths: own }) => own.list === list).map((route) => listOf(route, access)),
    {
      path: routePath(paths.customTags.merge.pattern),
      handle,
      lazy: async () => {
        const [{ MergePage }] = await Promise.all([import('./merge-page.tsx'), openAreaTexts('tags')]);
        return { Component: () => <MergePage list={list} /> };
      },
    },
  ],
};

function listOf(route: EntityRoute, access: SiteAccess): RouteObject {
  return listRoute(route, access, handle, async () => {
    const [entity, { TagListPage }] = await Promise.all([route.load(), loadList(), openAreaTexts('tags')]);
    const shown = listed(entity);
    return { Component: () => <TagListPage entity={shown} usesOf={usesOf} /> };
  });
}
