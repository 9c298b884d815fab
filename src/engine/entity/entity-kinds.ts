import type {
  Entity,
  ListedEntity,
  MadeEntity,
  ShownEntity,
  StoredEntity,
  WholeEntity,
} from '../../contract/entity.ts';

/** Whether an entity has an editor. */
export function isStored(entity: Entity): entity is StoredEntity {
  return entity.read !== undefined && entity.update !== undefined && entity.paths.edit !== undefined;
}

/** Whether an entity has a list of its own. */
export function isShown(entity: Entity): entity is ShownEntity {
  return entity.list !== undefined && entity.readPage !== undefined;
}

/** Whether an entity has a list of its own, whose rows lead to its editor. */
function isListed(entity: Entity): entity is ListedEntity {
  return isStored(entity) && isShown(entity);
}

/** Whether there is one thing only, such as the settings of a site: its address names none. */
export function isOnly(entity: Entity): boolean {
  return isStored(entity) && !isMade(entity) && !entity.paths.edit.includes('{');
}

/** Whether new ones of an entity can be made. */
export function isMade(entity: Entity): entity is MadeEntity {
  return entity.create !== undefined && entity.paths.create !== undefined;
}

/** Whether an entity has all parts. */
export function isWhole(entity: Entity): entity is WholeEntity {
  return isListed(entity) && isMade(entity);
}

/**
 * An entity where only one with an editor can be, as its address says.
 * @throws Error for any other; generation has checked that there is none
 */
export function stored(entity: Entity): StoredEntity {
  if (isStored(entity)) return entity;
  throw new Error(`${entity.name} has no editor`);
}

/**
 * An entity where only one with a list can be.
 * @throws Error for any other; generation has checked that there is none
 */
export function shown(entity: Entity): ShownEntity {
  if (isShown(entity)) return entity;
  throw new Error(`${entity.name} has no list`);
}

/**
 * An entity where only one with a list whose rows lead to its editor can be.
 * @throws Error for any other; generation has checked that there is none
 */
export function listed(entity: Entity): ListedEntity {
  if (isListed(entity)) return entity;
  throw new Error(`${entity.name} has no list with an editor`);
}

/**
 * An entity where only one that can be made can be.
 * @throws Error for any other; generation has checked that there is none
 */
export function made(entity: Entity): MadeEntity {
  if (isMade(entity)) return entity;
  throw new Error(`${entity.name} cannot be made`);
}

/**
 * An entity where only one with all parts can be.
 * @throws Error for any other; generation has checked that there is none
 */
export function whole(entity: Entity): WholeEntity {
  if (isWhole(entity)) return entity;
  throw new Error(`${entity.name} lacks a part`);
}
