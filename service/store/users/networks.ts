import { asOwner } from '../as-owner.ts';
import type { AddOns, Network } from '../contract.ts';
import type { Platform, Queries } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { sql } from '../sql.ts';

/** Whether the account with this subject is a super administrator (specification §6). An unknown one is not. */
export async function isSuperAdmin(queries: Queries, subject: string): Promise<boolean> {
  const rows = await queries.query<{ isSuperAdmin: boolean }>(
    sql`SELECT is_super_admin AS "isSuperAdmin" FROM accounts WHERE subject = ${subject}`,
  );
  return rows[0]?.isSuperAdmin ?? false;
}

/** The site's add-ons if the subject may work on it; undefined for a site that is missing or not theirs. */
export async function accessTo(
  platform: Platform,
  subject: string,
  instanceId: string,
): Promise<{ addOns: AddOns } | undefined> {
  const rows = await platform.query<{ addOns: AddOns }>(sql`
    SELECT add_ons AS "addOns" FROM sites s
    WHERE instance_id = ${instanceId} AND (
      EXISTS (SELECT 1 FROM site_access a WHERE a.instance_id = s.instance_id AND a.subject = ${subject})
      OR EXISTS (SELECT 1 FROM accounts a WHERE a.subject = ${subject} AND a.is_super_admin))`);
  return rows[0];
}

/**
 * The networks that the subject has a site in, each with those sites; all of them for a super administrator.
 * The default site is the master site, or the first one that the subject may enter.
 */
export function listNetworks(platform: Platform, subject: string): Promise<Network[]> {
  return platform.query<Network>(sql`
    WITH reachable AS (
      SELECT s.* FROM sites s
      WHERE EXISTS (SELECT 1 FROM site_access a WHERE a.instance_id = s.instance_id AND a.subject = ${subject})
         OR EXISTS (SELECT 1 FROM accounts a WHERE a.subject = ${subject} AND a.is_super_admin))
    SELECT n.name,
      (array_agg(r.instance_id ORDER BY r.is_master DESC, r.sort_order, r.instance_id))[1] AS "defaultSite",
      (SELECT m.instance_id FROM sites m WHERE m.network_uuid = n.uuid AND m.is_master) AS "masterSiteInstanceId",
      jsonb_agg(jsonb_build_object(
        'id', r.instance_id, 'instanceId', r.instance_id, 'name', r.name, 'displayName', r.display_name,
        'org', r.org, 'publicUrl', r.public_url, 'icon', r.icon, 'isMasterSite', r.is_master, 'language', r.lang,
        'functionsEnabled', r.add_ons) ORDER BY r.sort_order, r.instance_id) AS sites
    FROM networks n JOIN reachable r ON r.network_uuid = n.uuid
    GROUP BY n.uuid
    ORDER BY n.sort_order, n.uuid`);
}

/** The instance id of the site that keeps what the sites of a network have in common: its master site, else its first one. */
export async function masterSiteOf(platform: Platform, instanceId: string): Promise<string> {
  const [row] = await platform.query<{ site: string }>(sql`
    SELECT s.instance_id AS site FROM sites s JOIN sites own USING (network_uuid) WHERE own.instance_id = ${instanceId}
    ORDER BY s.is_master DESC, s.sort_order, s.instance_id LIMIT 1`);
  return row?.site ?? instanceId;
}

/** What an account is given: sites to work on, and whether it is a super administrator. Nothing is taken away. */
export interface Grant {
  subject: string;
  email?: string;
  instanceIds?: readonly string[];
  superAdmin?: boolean;
}

/**
 * Takes sites from an account, over a database that was opened `asOwner`, and what makes it a super administrator; where the grant
 * names neither, everything. Answers what it had of that.
 */
export function revokeAccess(
  platform: Platform,
  { subject, instanceIds = [], superAdmin = false }: Grant,
): Promise<{ readonly instanceIds: readonly string[]; readonly superAdmin: boolean }> {
  const isAll = instanceIds.length === 0 && !superAdmin;
  return asOwner(platform, async () => {
    const sites = await platform.query<{ id: string }>(sql`DELETE FROM site_access
      WHERE subject = ${subject} AND (${isAll}::boolean OR instance_id = ANY(${instanceIds}::text[])) RETURNING instance_id AS id`);
    const roles = await platform.query(sql`UPDATE accounts SET is_super_admin = false
      WHERE subject = ${subject} AND is_super_admin AND ${isAll || superAdmin}::boolean RETURNING 1`);
    return { instanceIds: sites.map(({ id }) => id).sort(), superAdmin: roles.length > 0 };
  });
}

/** Gives an account access, over a database that was opened `asOwner`; makes the account when it is new. Throws `NotFoundError` for a site that does not exist. */
export function grantAccess(platform: Platform, grant: Grant): Promise<void> {
  return asOwner(platform, async () => {
    await platform.query(sql`
      INSERT INTO accounts (subject, email, is_super_admin)
      VALUES (${grant.subject}, ${grant.email ?? null}, ${grant.superAdmin ?? false})
      ON CONFLICT (subject) DO UPDATE SET email = coalesce(excluded.email, accounts.email),
        is_super_admin = accounts.is_super_admin OR excluded.is_super_admin`);
    for (const instanceId of grant.instanceIds ?? []) {
      const sites = await platform.query(sql`SELECT 1 FROM sites WHERE instance_id = ${instanceId}`);
      if (sites.length === 0) throw new NotFoundError('site', instanceId);
      await platform.query(sql`
        INSERT INTO site_access (subject, instance_id) VALUES (${grant.subject}, ${instanceId}) ON CONFLICT DO NOTHING`);
    }
  });
}
