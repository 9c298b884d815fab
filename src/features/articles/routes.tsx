import { type RouteObject, redirect } from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import { listed, whole } from '../../engine/entity/entity-kinds.ts';
import { routePath } from '../../engine/entity/paths.ts';
import type { Feature, SiteAccess } from '../../engine/routing/feature.ts';
import { paths } from '../../engine/routing/paths.ts';
import { readAhead } from '../../engine/routing/read-ahead.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { articleCalls } from './article-calls.ts';

const article = entities.find(({ paths: own }) => own.list === paths.articles.list());

/** Articles: the page that one is written on, and what a new one starts from. Their list is the definition's (specification §2). */
export const articles: Feature = {
  calls: articleCalls,
  home: async () => {
    const [{ HomeArticles }] = await Promise.all([import('./home-articles.tsx'), openAreaTexts('articles')]);
    return HomeArticles;
  },
  first: [paths.articles.list()],
  actions: [{ name: 'write', href: paths.articles.create(), icon: 'newspaper', place: 1 }],
  routes: (access) => [
    { path: routePath(paths.articles.root.pattern), loader: () => redirect(paths.articles.list()) },
    ...(article ? [creatorOf(article), editorOf(article, access)] : []),
  ],
};

function creatorOf(route: EntityRoute): RouteObject {
  return {
    path: routePath(paths.articles.create.pattern),
    handle: { title: 'articleCreate', isWhole: true, afterSwitch: route.paths.list } satisfies RouteHandle,
    lazy: async () => {
      const [entity, { NewArticlePage }] = await Promise.all([
        route.load(),
        import('./new-article-page.tsx'),
        openAreaTexts('articles'),
      ]);
      const made = whole(entity);
      return { Component: () => <NewArticlePage entity={made} /> };
    },
  };
}

function editorOf(route: EntityRoute, access: SiteAccess): RouteObject {
  return {
    path: routePath(route.paths.edit ?? ''),
    handle: { title: 'articleEdit', isWhole: true, afterSwitch: route.paths.list } satisfies RouteHandle,
    loader: (place) => {
      readAhead(route, access, place);
      return null;
    },
    lazy: async () => {
      const [entity, { ArticlePage }] = await Promise.all([
        route.load(),
        import('./article-page.tsx'),
        openAreaTexts('articles'),
      ]);
      const shown = listed(entity);
      return { Component: () => <ArticlePage entity={shown} /> };
    },
  };
}
