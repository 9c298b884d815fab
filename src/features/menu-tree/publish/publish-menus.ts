import type { MenuGroup, MenuGroupInput } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import type { MenuConflict } from '../merge/menu-conflict.ts';
import { mergeMenus } from '../merge/merge-menus.ts';
import { isSameGroup } from './diff-menus.ts';
import { type GroupName, groupNamed } from './menu-places.ts';
import { publishOrder } from './publish-order.ts';

/** What publishing reads and writes. `publishId` binds the calls of one publish into one entry of the history. */
export interface PublishCalls {
  /** The groups as they are stored now. */
  read(): Promise<readonly MenuGroup[]>;
  /** @throws ApiError 412 when the group is not at `version` any more */
  update(id: string, version: number, group: MenuGroupInput, publishId: string): Promise<MenuGroup>;
  create(group: MenuGroupInput): Promise<MenuGroup>;
}

/** How a publish ended. */
export interface Published {
  /** What is stored, as far as it is known. */
  base: readonly MenuGroup[];
  /** What the user has: as it was sent, with what somebody else published meanwhile where nothing conflicted. */
  draft: readonly MenuGroup[];
  /** The groups that were sent and taken. */
  published: readonly GroupName[];
  /** What somebody else had published meanwhile: the menu before and after that; undefined when nobody had. */
  meanwhile?: { before: readonly MenuGroup[]; after: readonly MenuGroup[] } | undefined;
  /** Why it did not end well, and at which group; undefined when all is published. */
  failure?: { cause: unknown; at: GroupName; sent: MenuGroup } | undefined;
  /** What both changed. Nothing more is sent until somebody has chosen. */
  conflicts?: readonly MenuConflict[] | undefined;
}

/** How often a publish begins anew when somebody else keeps publishing in between. */
const TRIES = 3;

/**
 * Publishes what changed, one call for each changed group (specification §7), those that receive items first. It ends
 * at the first group that is refused, so that nothing is taken out of a group before it stands in another. What
 * somebody else published meanwhile is merged; where both changed the same, nothing is sent.
 */
export async function publishMenus(
  calls: PublishCalls,
  base: readonly MenuGroup[],
  draft: readonly MenuGroup[],
  publishId: string,
): Promise<Published> {
  let now: Published = { base, draft, published: [] };
  for (let tries = 1; ; tries += 1) {
    now = await sendChanged(calls, now, publishId);
    const { failure } = now;
    if (!failure || !isOutdated(failure.cause)) return now;
    const fresh = await calls.read().catch(() => undefined);
    if (!fresh) return now;
    const before = withOwn(now.meanwhile?.before ?? now.base, now.draft, fresh);
    const { merged, conflicts } = mergeMenus({ base: now.base, mine: now.draft, theirs: fresh });
    // Until somebody has chosen, the menu that both began with stays what is compared with.
    if (conflicts.length > 0) return { ...now, meanwhile: { before, after: fresh }, failure: undefined, conflicts };
    now = { ...now, base: fresh, draft: merged, meanwhile: { before, after: fresh } };
    if (tries < TRIES) now = { ...now, failure: undefined };
    else return { ...now, failure };
  }
}

/** Sends the changed groups one after the other, until one is refused. */
async function sendChanged(calls: PublishCalls, from: Published, publishId: string): Promise<Published> {
  let now = from;
  for (const name of publishOrder(from.base, from.draft)) {
    const sent = groupNamed(now.draft, name);
    if (!sent) continue;
    try {
      const stored = await send(calls, sent, groupNamed(now.base, name), publishId);
      const put = (groups: readonly MenuGroup[]) => withGroup(groups, stored);
      now = { ...now, base: put(now.base), draft: put(now.draft), published: [...now.published, name] };
    } catch (cause) {
      return { ...now, failure: { cause, at: name, sent } };
    }
  }
  return now;
}

/** Sends a group; one that the site lacks is made first, empty, so that what is in it is part of the publish. */
async function send(
  calls: PublishCalls,
  { identifier, name, active, meta, children }: MenuGroup,
  stored: MenuGroup | undefined,
  publishId: string,
): Promise<MenuGroup> {
  const input: MenuGroupInput = { identifier, name, active, meta, children };
  const known = stored ?? (await calls.create({ ...input, children: [] }));
  return !stored && children.length === 0 ? known : calls.update(known.id, known.version, input, publishId);
}

/** The menu with the groups that are stored as they were sent: an earlier try was, and only its answer was lost. */
function withOwn(
  before: readonly MenuGroup[],
  mine: readonly MenuGroup[],
  fresh: readonly MenuGroup[],
): readonly MenuGroup[] {
  const own = fresh.filter((group) => {
    const sent = groupNamed(mine, group.identifier);
    return sent !== undefined && isSameGroup(sent, group);
  });
  return own.reduce(withGroup, before);
}

/** The menu with a group as it is now, in the place of the former one or as a new one. */
function withGroup(groups: readonly MenuGroup[], group: MenuGroup): readonly MenuGroup[] {
  const isThere = groups.some(({ identifier }) => identifier === group.identifier);
  return isThere ? groups.map((one) => (one.identifier === group.identifier ? group : one)) : [...groups, group];
}

/**
 * Whether a refusal says that the menu is not as it was read: a group changed, was removed, or was made by somebody
 * else.
 */
function isOutdated(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return false;
  return cause.status === 412 || cause.status === 404 || cause.fields.some(({ code }) => code === 'identifierTaken');
}
