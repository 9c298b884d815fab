import type { RouteObject } from 'react-router-dom';
import { entities } from '../../generated/forms.ts';
import type { EntityRoute } from '../contract/entity.ts';
import { listed } from '../engine/entity/entity-kinds.ts';
import { routePath } from '../engine/entity/paths.ts';
import type { UsesOf } from '../features/tags/uses-link.tsx';
import { openAreaTexts } from './area-texts.ts';
import { paths } from './paths.ts';
import { readAhead } from './read-ahead.ts';
import type { RouteHandle } from './route-handle.ts';
import type { WorkspaceStore } from './sites/workspace.ts';

const handle: RouteHandle = { title: 'customTags' };

/** The address of what bears a tag: the library of one type, narrowed to it. */
const usesOf: UsesOf = (type, value) => `${paths.media.list({ type })}?tag=${encodeURIComponent(value)}`;

/** The hand-written pages of custom tags: their list, in which they are made, renamed and merged, and the merging of look-alikes. Their editor is the definition's. */
export function tagRoutes(workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject[] {
  return [
    ...entities
      .filter(({ paths: { list } }) => list === paths.customTags.list())
      .map((route) => listRoute(route, workspace)),
    {
      path: routePath(paths.customTags.merge.pattern),
      handle,
      lazy: async () => {
        const [{ MergePage }] = await Promise.all([import('../features/tags/merge-page.tsx'), openAreaTexts('tags')]);
        const list = paths.customTags.list();
        return { Component: () => <MergePage list={list} /> };
      },
    },
  ];
}

function listRoute(route: EntityRoute, workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject {
  return {
    path: routePath(route.paths.list),
    handle,
    loader: (place) => {
      readAhead(route, workspace, place);
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    lazy: async () => {
      const [entity, { TagListPage }] = await Promise.all([
        route.load(),
        import('../features/tags/tag-list-page.tsx'),
        openAreaTexts('tags'),
      ]);
      const shown = listed(entity);
      return { Component: () => <TagListPage entity={shown} usesOf={usesOf} /> };
    },
  };
}
