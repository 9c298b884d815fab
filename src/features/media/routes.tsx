import type { RouteObject } from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import { listed } from '../../engine/entity/entity-kinds.ts';
import { routePath } from '../../engine/entity/paths.ts';
import type { Feature, SiteAccess } from '../../engine/routing/feature.ts';
import { listRoute } from '../../engine/routing/list-route.ts';
import { paths } from '../../engine/routing/paths.ts';
import { readAhead } from '../../engine/routing/read-ahead.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { places } from './places.ts';

/** The definitions of what the library holds: those whose lists have the address of one of its types. */
const mediaEntities: readonly EntityRoute[] = entities.filter(
  ({ name, paths: addresses }) => addresses.list === paths.media.list({ type: name }),
);

const loadLibrary = () => import('./library/media-library-page.tsx');
const loadList = () => import('./library/media-list-page.tsx');
const loadUpload = () => import('./upload/upload-page.tsx');

/** The media library: its overview, a list and an editor for each type, and the upload (specification §2). */
export const media: Feature = {
  pages: [
    { area: 'content', href: places.library, title: 'mediaLibrary', icon: 'library', load: loadLibrary },
    { area: 'content', href: places.upload, title: 'uploadMedia', icon: 'upload', load: loadUpload },
  ],
  actions: [{ name: 'upload', href: places.upload, icon: 'upload', place: 2 }],
  lists: Object.fromEntries(mediaEntities.map(({ paths: { list } }) => [list, loadList])),
  routes: (access) => [
    {
      path: routePath(paths.media.root.pattern),
      handle: { title: 'mediaLibrary' } satisfies RouteHandle,
      lazy: async () => {
        const [{ MediaLibraryPage }, loaded] = await Promise.all([
          loadLibrary(),
          Promise.all(mediaEntities.map(({ load }) => load())),
          openAreaTexts('media'),
        ]);
        const shown = loaded.map(listed);
        return { Component: () => <MediaLibraryPage entities={shown} places={places} /> };
      },
    },
    ...mediaEntities.flatMap((entity) => [listOf(entity, access), editorOf(entity, access)]),
    {
      path: routePath(paths.media.upload.pattern),
      handle: { title: 'uploadMedia', isWhole: true } satisfies RouteHandle,
      lazy: async () => {
        const [{ UploadPage }] = await Promise.all([loadUpload(), openAreaTexts('media-upload')]);
        return { Component: () => <UploadPage places={places} /> };
      },
    },
  ],
};

/** The list of one type. */
function listOf(route: EntityRoute, access: SiteAccess): RouteObject {
  return listRoute(route, access, { title: 'mediaList' }, async () => {
    const [entity, { MediaListPage }] = await Promise.all([route.load(), loadList(), openAreaTexts('media')]);
    const shown = listed(entity);
    return { Component: () => <MediaListPage entity={shown} places={places} /> };
  });
}

/** The editor of one type. */
function editorOf(route: EntityRoute, access: SiteAccess): RouteObject {
  return {
    path: routePath(route.paths.edit ?? ''),
    handle: { title: 'editMedia', isWhole: true, afterSwitch: route.paths.list } satisfies RouteHandle,
    loader: (place) => {
      readAhead(route, access, place);
      return null;
    },
    lazy: async () => {
      const [entity, { MediaEditPage }] = await Promise.all([
        route.load(),
        import('./edit/media-edit-page.tsx'),
        ...['media', 'media-upload', 'media-edit'].map(openAreaTexts),
      ]);
      const shown = listed(entity);
      return { Component: () => <MediaEditPage entity={shown} /> };
    },
  };
}
