import { entities } from '../../../generated/forms.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import { filledPath, parametersOf } from '../../engine/entity/paths.ts';
import { isAlive } from '../../engine/values/storage-lifetime.ts';
import { keysFrom, userKey } from '../../engine/values/user-storage.ts';
import { textAt } from '../../engine/values/values.ts';

/** Work of the user's that was not saved, as this browser keeps it. */
export interface HomeDraft {
  /** The page where it is gone on with. */
  href: string;
  /** What it is of; empty where it has no name yet. */
  title: string;
  entity: EntityRoute;
  /** When it was typed, ms since the epoch. */
  at: number;
}

/** Properties that name a thing in its form. */
const names = ['displayName', 'header', 'name', 'title', 'lastName', 'firstName'];

/** The drafts of the user's work on a site, of things with a page of their own, the last one first. */
export function draftsOn({ user, instanceId }: { user: string; instanceId: string }, now = Date.now()): HomeDraft[] {
  const prefix = `${userKey('draft', user, instanceId)}/`;
  const drafts = keysFrom(prefix).flatMap((key): HomeDraft[] => {
    const [name = '', place = ''] = key.slice(prefix.length).split('/').map(decodeURIComponent);
    const entity = entities.find((one) => one.name === name);
    const href = entity && addressOf(entity, place);
    const kept = read(key);
    if (!entity || href === undefined || !kept || !isAlive(kept.at, now)) return [];
    const title = names.map((one) => textAt(kept.edited, one)).find((text) => text !== '') ?? '';
    return [{ href, title, entity, at: kept.at }];
  });
  const places = new Set<string>();
  // Two open editors of one thing keep two drafts.
  return drafts.sort((a, b) => b.at - a.at).filter(({ href }) => !places.has(href) && places.add(href));
}

/** The page of a place: `new`, or `id:` with the id; undefined where its address takes more than that. */
function addressOf({ paths: { create, edit } }: EntityRoute, place: string): string | undefined {
  if (!place.startsWith('id:')) return create !== undefined && !create.includes('{') ? create : undefined;
  const [parameter, ...more] = parametersOf(edit ?? '');
  if (edit === undefined || parameter === undefined || more.length > 0) return undefined;
  return filledPath(edit, { [parameter]: place.slice('id:'.length) });
}

function read(key: string): { edited: object; at: number } | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('edited' in value && typeof value.edited === 'object' && value.edited !== null)) return undefined;
    return 'at' in value && typeof value.at === 'number' ? { edited: value.edited, at: value.at } : undefined;
  } catch {
    return undefined;
  }
}
