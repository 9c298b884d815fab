import type { RouteObject } from 'react-router-dom';
import { entities } from '../../generated/forms.ts';
import type { EntityRoute } from '../contract/entity.ts';
import { listed } from '../engine/entity/entity-kinds.ts';
import { routePath } from '../engine/entity/paths.ts';
import { openAreaTexts } from './area-texts.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { paths } from './paths.ts';
import { readAhead } from './read-ahead.ts';
import type { RouteHandle } from './route-handle.ts';
import type { WorkspaceStore } from './sites/workspace.ts';

/** Where the pages of the media library lead to. */
const places = {
  list: (type: 'image' | 'video'): string => paths.media.list({ type }),
  edit: (type: 'image' | 'video', id: string): string => paths.media.edit({ type, id }),
};

/** Where the overview and the lists lead to. */
const libraryPlaces = { library: paths.media.root(), upload: paths.media.upload() };

/** The definitions of what the library holds: those whose lists have the address of one of its types. */
const mediaEntities: readonly EntityRoute[] = entities.filter(
  ({ name, paths: addresses }) => addresses.list === paths.media.list({ type: name }),
);

/** The overview's code with its definitions and texts. */
async function loadLibrary() {
  const [{ MediaLibraryPage }, loaded] = await Promise.all([
    import('../features/media/library/media-library-page.tsx'),
    Promise.all(mediaEntities.map(({ load }) => load())),
    openAreaTexts('media'),
  ]);
  return { entities: loaded.map(listed), Page: MediaLibraryPage };
}

/** The hand-written pages of the media library (specification §2). */
export function mediaRoutes(workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject[] {
  return [
    {
      path: routePath(paths.media.root.pattern),
      handle: { title: 'mediaLibrary' } satisfies RouteHandle,
      lazy: async () => {
        const { entities: shown, Page } = await loadLibrary();
        return { Component: () => <Page entities={shown} places={libraryPlaces} /> };
      },
    },
    ...mediaEntities.flatMap((entity) => [listRoute(entity, workspace), editRoute(entity, workspace)]),
    // Of no other type is there a list or an editor.
    {
      path: routePath(paths.media.list.pattern),
      handle: { title: 'mediaList' } satisfies RouteHandle,
      Component: NotFoundPage,
    },
    {
      path: routePath(paths.media.edit.pattern),
      handle: { title: 'editMedia' } satisfies RouteHandle,
      Component: NotFoundPage,
    },
    {
      path: routePath(paths.media.upload.pattern),
      handle: { title: 'uploadMedia', isWhole: true } satisfies RouteHandle,
      lazy: async () => {
        const [{ UploadPage }] = await Promise.all([
          import('../features/media/upload/upload-page.tsx'),
          openAreaTexts('media-upload'),
        ]);
        return { Component: () => <UploadPage places={places} /> };
      },
    },
  ];
}

/** The list of one type. What it shows is read while its code is on the way; a list whose filter changes reads for itself. */
function listRoute(entity: EntityRoute, workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject {
  return {
    path: routePath(entity.paths.list),
    handle: { title: 'mediaList' } satisfies RouteHandle,
    loader: (place) => {
      readAhead(entity, workspace, place);
      return null;
    },
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search),
    lazy: () => loadMediaList(entity),
  };
}

/** The list of one type, with its definition and texts. */
async function loadMediaList(route: EntityRoute) {
  const [entity, { MediaListPage }] = await Promise.all([
    route.load(),
    import('../features/media/library/media-list-page.tsx'),
    openAreaTexts('media'),
  ]);
  const shown = listed(entity);
  return { Component: () => <MediaListPage entity={shown} places={libraryPlaces} /> };
}

/** The editor of one type. */
function editRoute(entity: EntityRoute, workspace: Pick<WorkspaceStore, 'whenReady'>): RouteObject {
  return {
    path: routePath(entity.paths.edit ?? ''),
    handle: { title: 'editMedia', isWhole: true, afterSwitch: entity.paths.list } satisfies RouteHandle,
    loader: (place) => {
      readAhead(entity, workspace, place);
      return null;
    },
    lazy: async () => {
      const [loaded, { MediaEditPage }] = await Promise.all([
        entity.load(),
        import('../features/media/edit/media-edit-page.tsx'),
        ...['media', 'media-upload', 'media-edit'].map(openAreaTexts),
      ]);
      const shown = listed(loaded);
      return { Component: () => <MediaEditPage entity={shown} /> };
    },
  };
}
