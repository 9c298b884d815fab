import type { ComponentType } from 'react';
import type { EntityRoute } from '../contract/entity.ts';
import { shown, whole } from '../engine/entity/entity-kinds.ts';
import { openAreaTexts } from '../engine/text/area-texts.ts';
import { useLiveEntity } from './live-entity.ts';

/** A screen, fetched when it is first needed, in the shape that the router takes. */
export interface Screen {
  Component: ComponentType;
}

/** The list of an entity, with its definition. Also called ahead of time, when somebody is about to go there. */
export async function loadListScreen(route: EntityRoute): Promise<Screen> {
  const [entity, { ListPage }] = await Promise.all([route.load(), import('../engine/list/list-page.tsx')]);
  const listed = shown(entity);
  return { Component: () => <ListPage entity={useLiveEntity(listed)} /> };
}

/** The editor of an entity, with its definition; it creates a new one where the address names none. */
export async function loadEditorScreen(route: EntityRoute): Promise<Screen> {
  const [entity, { EditorPage }] = await Promise.all([route.load(), import('../engine/editor/editor-page.tsx')]);
  return { Component: () => <EditorPage entity={useLiveEntity(entity)} /> };
}

/** The page on which two of an entity that are one are merged. */
export async function loadMergeScreen(route: EntityRoute): Promise<Screen> {
  const [entity, { MergePage }] = await Promise.all([
    route.load(),
    import('../engine/duplicates/merge-page.tsx'),
    openAreaTexts('duplicates'),
  ]);
  const merged = whole(entity);
  return { Component: () => <MergePage entity={merged} /> };
}

/** The page that imports rows of an entity from a file. */
export async function loadImportScreen(route: EntityRoute): Promise<Screen> {
  const [entity, { ImportPage }] = await Promise.all([
    route.load(),
    import('../engine/import/import-page.tsx'),
    openAreaTexts('import'),
  ]);
  const imported = whole(entity);
  return { Component: () => <ImportPage entity={imported} /> };
}
