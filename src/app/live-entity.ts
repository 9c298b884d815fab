import { useSyncExternalStore } from 'react';
import type { Entity } from '../contract/entity.ts';

const replaced = new Map<string, Entity>();
const listeners = new Map<() => void, string>();

/** A definition was changed while its pages are on screen (`npm run dev` calls it). False where no page follows. */
export function replaceEntity(entity: Entity): boolean {
  replaced.set(entity.name, entity);
  const following = [...listeners].filter(([, name]) => name === entity.name);
  for (const [notify] of following) notify();
  return following.length > 0;
}

function useReplaced<Of extends Entity>(entity: Of): Of {
  const subscribe = (notify: () => void) => {
    listeners.set(notify, entity.name);
    return () => listeners.delete(notify);
  };
  return useSyncExternalStore(subscribe, () => (replaced.get(entity.name) as Of | undefined) ?? entity);
}

/** The entity as its definition is now: in development a page follows it, and keeps what was typed. A build has nothing of this. */
export const useLiveEntity = import.meta.env.DEV ? useReplaced : <Of>(entity: Of): Of => entity;
