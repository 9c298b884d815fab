import { useSyncExternalStore } from 'react';
import type { Entity } from '../contract/entity.ts';

const replaced = new Map<string, Entity>();
const listeners = new Map<() => void, string>();

/** How long a page that is on its way has until it follows, in milliseconds: its address is there before it is. */
const ARRIVING = 5000;

/**
 * A definition was changed (`npm run dev` calls it). False where a page on screen is made of it and does not follow: it has to be loaded again. A page
 * elsewhere is not, since it would lose what is being typed; it gets the new one when it asks for it.
 */
export async function replaceEntity(entity: Entity): Promise<boolean> {
  replaced.set(entity.name, entity);
  for (const [notify, name] of listeners) if (name === entity.name) notify();
  if (needsNothing(entity)) return true;
  await new Promise((resolve) => setTimeout(resolve, ARRIVING));
  return needsNothing(entity);
}

const needsNothing = (entity: Entity): boolean => [...listeners.values()].includes(entity.name) || isElsewhere(entity);

/** Whether the page on screen is none of an entity's own. What has no pages is part of others'. */
function isElsewhere({ paths: { list } }: Entity): boolean {
  const [own = ''] = list.split('/{');
  return own !== '' && !`${location.pathname}/`.includes(`${own}/`);
}

/** What a definition has become since the page was loaded; undefined where it has not changed. */
export const replacedEntity = (name: string): Entity | undefined => replaced.get(name);

function useReplaced<Of extends Entity>(entity: Of): Of {
  const subscribe = (notify: () => void) => {
    listeners.set(notify, entity.name);
    return () => listeners.delete(notify);
  };
  return useSyncExternalStore(subscribe, () => (replaced.get(entity.name) as Of | undefined) ?? entity);
}

/** The entity as its definition is now: in development a page follows it, and keeps what was typed. A build has nothing of this. */
export const useLiveEntity = import.meta.env.DEV ? useReplaced : <Of>(entity: Of): Of => entity;
