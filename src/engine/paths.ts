import type { Entity } from '../contract/entity.ts';

/** The address of one thing's editor: the entity's edit path with its parameter filled in. */
export function editPath(entity: Pick<Entity, 'paths'>, id: string): string {
  return entity.paths.edit.replace(/\{[^}]+\}/, encodeURIComponent(id));
}

/** A specification's path in the router's form: `{id}` becomes `:id`. */
export function routePath(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}
