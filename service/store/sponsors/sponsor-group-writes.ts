import { foldName } from '../../../openapi/formats/text.ts';
import type { SponsorGroup, SponsorGroups, SponsorMembership } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { InUseError, NotFoundError, refuseStale } from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { writtenNames } from '../input/names.ts';
import { inOrder, refuseRepeated } from '../input/ordered-entries.ts';
import { newUuid } from '../input/uuid.ts';
import { lockSettings, type Versioned } from '../settings/settings-row.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, type Row, updateRow } from '../write-row.ts';
import {
  getMainSponsorGroup,
  getSponsorGroup,
  listSponsorGroups,
  mainGroupId,
  newMainGroup,
} from './sponsor-groups.ts';
import { writeMemberships } from './sponsor-memberships.ts';

/** So many places that show a group are told by name. */
const mostTold = 20;

/** Who writes, and the address below which browsers find pictures. */
export interface GroupWriter {
  readonly author: string;
  readonly base: string;
}

/**
 * Replaces the groups of the site; their sponsors stay, and a group that is missing is deleted with its list, one that a
 * section names only with `evenInUse`. Throws `InUseError`, `ConflictError` (`repeated`) for a name or an id that comes twice, `DuplicateError` for two names in one language, and
 * `StaleError`.
 */
export async function saveSponsorGroups(
  transaction: Transaction,
  { author, evenInUse }: { author: string; evenInUse: boolean },
  { groups }: SponsorGroups,
  expectedVersion?: number,
): Promise<Versioned<SponsorGroups>> {
  await lockSettings(transaction, sql`sponsor_setups`, author, expectedVersion);
  refuseRepeatedGroups(groups);
  const { value } = await listSponsorGroups(transaction);
  const before = new Map(value.groups.map((group) => [group.id, group] as const));
  const places = new Map(inOrder(groups).map((group, place) => [group, place]));
  const kept = groups.flatMap(({ id }) => (id !== undefined && before.has(id) ? [id] : []));
  if (!evenInUse) await refuseShown(transaction, kept);
  await transaction.query(sql`DELETE FROM sponsor_groups WHERE NOT is_main AND uuid <> ALL(${kept}::text[])`);
  for (const [index, group] of groups.entries()) {
    const former = group.id === undefined ? undefined : before.get(group.id);
    const row = { ...lookOf(group, former, `groups.${index}`), sort_order: places.get(group) ?? index };
    if (former?.id === undefined) {
      await transaction.query(insertRow('sponsor_groups', { uuid: newUuid(), ...createdBy(author), ...row }));
    } else if (!isEqual(row, { ...lookOf(former, former, ''), sort_order: former.sortOrder ?? 0 })) {
      // A group that nobody changed keeps its version, so that somebody who works on its sponsors sees no conflict.
      await transaction.query(updateRow('sponsor_groups', { ...row, ...changedBy(author) }, { uuid: former.id }));
    }
  }
  await transaction.query(updateRow('sponsor_setups', changedBy(author), { instance_id: transaction.instanceId }));
  return listSponsorGroups(transaction);
}

/**
 * Replaces the sponsors of a group of the site. Throws `NotFoundError`, `StaleError`, and what `writeMemberships` throws.
 */
export async function saveGroupSponsors(
  transaction: Transaction,
  { author, base }: GroupWriter,
  groupId: string,
  sponsors: readonly SponsorMembership[],
  expectedVersion?: number,
): Promise<Versioned<SponsorGroup>> {
  const version = await lockedVersion(transaction, sql`uuid = ${groupId} AND NOT is_main`);
  if (version === undefined) throw new NotFoundError('sponsor group', groupId);
  refuseStale(version, expectedVersion);
  await writeMemberships(transaction, groupId, sponsors);
  await transaction.query(updateRow('sponsor_groups', changedBy(author), { uuid: groupId }));
  const saved = await getSponsorGroup(transaction, groupId, base);
  if (!saved) throw new NotFoundError('sponsor group', groupId);
  return saved;
}

/**
 * Changes the main group that the transaction's site keeps for its network; a property that is left out keeps its value,
 * the list of sponsors too. Throws `StaleError`, `DuplicateError` for two names in one language, and what
 * `writeMemberships` throws.
 */
export async function saveMainSponsorGroup(
  transaction: Transaction,
  { author, base }: GroupWriter,
  input: Partial<SponsorGroup>,
  expectedVersion?: number,
): Promise<Versioned<SponsorGroup>> {
  const first = { uuid: mainGroupId, is_main: true, ...createdBy(author), ...lookOf(newMainGroup, undefined, '') };
  await transaction.query(
    sql`${insertRow('sponsor_groups', first)} ON CONFLICT (instance_id) WHERE is_main DO NOTHING`,
  );
  refuseStale((await lockedVersion(transaction, sql`is_main`)) ?? 1, expectedVersion);
  const { value: before } = await getMainSponsorGroup(transaction, base);
  if (input.sponsors) await writeMemberships(transaction, mainGroupId, input.sponsors);
  const row = lookOf({ ...before, ...withoutUndefined(input) }, before, '');
  await transaction.query(updateRow('sponsor_groups', { ...row, ...changedBy(author) }, { uuid: mainGroupId }));
  return getMainSponsorGroup(transaction, base);
}

/** Refuses to delete a group that a section names; one that shows all groups shows those that are left. */
async function refuseShown(transaction: Transaction, kept: readonly string[]): Promise<void> {
  const shown = await transaction.query<{ name: string }>(sql`
    SELECT g.name || ': ' || l.name || ' › ' || x.title AS name
    FROM sponsor_groups g JOIN sections x ON x.type = 'SPONSORS' AND jsonb_typeof(x.config::jsonb->'groupIds') = 'array'
      AND x.config::jsonb->'groupIds' ? g.uuid
    JOIN site_layouts l ON l.uuid = x.layout_uuid
    WHERE NOT g.is_main AND g.uuid <> ALL(${kept}::text[]) ORDER BY g.sort_order, l.name COLLATE "sv-x-icu", x.sort_order, x.uuid`);
  const places = shown.slice(0, mostTold).map(({ name }) => ({ path: 'groups', name }));
  if (shown.length > 0) throw new InUseError(shown.length, places);
}

/** The version of a group, which stays as it is until the transaction ends; undefined where there is none. */
async function lockedVersion(transaction: Transaction, condition: Sql): Promise<number | undefined> {
  const [row] = await transaction.query<{ version: number }>(
    sql`SELECT version FROM sponsor_groups WHERE ${condition} FOR UPDATE`,
  );
  return row?.version;
}

const isEqual = (row: Row, other: Row): boolean => JSON.stringify(row) === JSON.stringify(other);

function refuseRepeatedGroups(groups: readonly SponsorGroup[]): void {
  refuseRepeated(
    groups.map(({ name }) => foldName(name)),
    (place) => `groups.${place}.name`,
  );
  refuseRepeated(
    groups.map(({ id }, place) => id ?? `new ${place}`),
    (place) => `groups.${place}.id`,
  );
}

/** The columns of what a group is called and looks like; what is left out is as before, or as it is usual. */
function lookOf(input: SponsorGroup, before: SponsorGroup | undefined, path: string): Row {
  const usual = { size: 'normal', columns: 4, ground: 'site', order: 'fixed' } as const;
  const shown = { greyscale: false, showHeading: true, visible: true };
  const look = { names: [], ...usual, ...shown, ...before, ...withoutUndefined(input) };
  return {
    name: look.name.trim(),
    names: JSON.stringify(writtenNames(path === '' ? 'names' : `${path}.names`, look.names)),
    size: look.size,
    columns: look.columns,
    ground: look.ground,
    greyscale: look.greyscale,
    show_heading: look.showHeading,
    visible: look.visible,
    ordering: look.order,
  };
}
