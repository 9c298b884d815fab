import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRole } from '../../service/store/app-role.ts';
import { noteArticlePresence } from '../../service/store/articles/article-presence.ts';
import { createArticleTemplate } from '../../service/store/articles/article-templates.ts';
import { createArticle, updateArticle } from '../../service/store/articles/article-writes.ts';
import type { Transaction } from '../../service/store/database.ts';
import { claimLines } from '../../service/store/imports/imported-rows.ts';
import { beginUpload } from '../../service/store/media/media-uploads.ts';
import { mergeDuplicates } from '../../service/store/merges/merges.ts';
import { createPlayer } from '../../service/store/people/player-writes.ts';
import { saveGameFilters } from '../../service/store/settings/game-filters.ts';
import { saveGroupSponsors, saveSponsorGroups } from '../../service/store/sponsors/sponsor-group-writes.ts';
import { createSponsor } from '../../service/store/sponsors/sponsor-writes.ts';
import { sql } from '../../service/store/sql.ts';
import { beginTeamImport } from '../../service/store/teams/team-imports.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

/** Tables that say which sites there are, who may enter them and which keys of media are theirs; they hold no rows of a site. */
const aboutSites = ['sites', 'site_access', 'media_keys'];
/** Written by triggers alone, and read by more than a site: its borders have tests of their own (audit-borders.test.ts). */
const ofTriggers = ['audit_entries'];
const [own, other] = ['north1_north', 'frost1_frost'] as const;

let testDatabase: TestDatabase;
let owner: Client;
let app: Client;

beforeAll(async () => {
  testDatabase = await demoDatabase();
  owner = new Client({ connectionString: testDatabase.url });
  app = new Client({ connectionString: testDatabase.url, options: `-c role=${appRole}` });
  await owner.connect();
  await app.connect();
  // The demo leaves no file on its way, and keeps filters with master sites alone.
  for (const site of [own, other]) {
    await testDatabase.database.inInstance(site, (transaction) =>
      beginUpload(transaction, 'somebody', { type: 'image', mimetype: 'image/png', size: 1, fileName: 'a.png' }, 0),
    );
    await testDatabase.database.inInstance(site, (transaction) =>
      saveGameFilters(transaction, 'somebody', { filters: [], defaultSeriesUuid: null }),
    );
    await testDatabase.database.inInstance(site, writeArticle);
    await testDatabase.database.inInstance(site, mergePlayers);
    await testDatabase.database.inInstance(site, writeSponsor);
    await testDatabase.database.inInstance(site, (transaction) => beginTeamImport(transaction, 'somebody', own));
    await testDatabase.database.inInstance(site, (transaction) => claimLines(transaction, 'import', [2]));
  }
});

afterAll(async () => {
  await owner.end();
  await app.end();
  await testDatabase.close();
});

/** An article with all that belongs to one: a tag, a picture, a former slug, somebody who has it open, and a template. */
async function writeArticle(transaction: Transaction): Promise<void> {
  const rights = { multipleImages: true, needOtherOwner: async () => undefined };
  const writer = { author: 'somebody', base: '', rights };
  const [media] = await transaction.query<{ key: string }>(
    sql`SELECT key FROM media WHERE sixteen_nine AND type = 'image' AND status = 'ready' LIMIT 1`,
  );
  const [tag] = await transaction.query<{ value: string }>(sql`SELECT value FROM tags LIMIT 1`);
  const input = (slug: string) => ({
    articleVersion: 'v3' as const,
    header: 'Ett exempel',
    mainMedia: `image|embedded|${media?.key}`,
    tags: [{ value: tag?.value ?? '' }],
    metadata: { slug },
  });
  const { article } = await createArticle(transaction, writer, input('forst'));
  await updateArticle(transaction, writer, article.id, input('sedan'));
  await noteArticlePresence(transaction, article.id, { subject: 'somebody', name: 'Somebody' }, true);
  const template = { name: 'Mall', article: { articleVersion: 'v3' as const, header: 'Mall' } };
  await createArticleTemplate(transaction, 'somebody', template, rights);
}

/** Two players that were one. */
async function mergePlayers(transaction: Transaction): Promise<void> {
  const make = async () => {
    const { player } = await createPlayer(transaction, 'somebody', { firstName: 'Ett', lastName: 'Exempel' });
    return player.uuid;
  };
  const two = { kept: await make(), ended: await make() };
  await mergeDuplicates(transaction, 'somebody', 'player', two, {});
}

/** A sponsor in a group. */
async function writeSponsor(transaction: Transaction): Promise<void> {
  const writer = { author: 'somebody', base: '', today: '2026-11-25' };
  const { sponsor } = await createSponsor(transaction, writer, { name: 'Ett exempel' });
  const { value } = await saveSponsorGroups(
    transaction,
    { author: 'somebody', evenInUse: false },
    { groups: [{ name: 'Guld' }] },
  );
  await saveGroupSponsors(transaction, writer, value.groups[0]?.id ?? '', [{ sponsorId: sponsor.id }]);
}

/** Every table with a column `instance_id`, read from the catalog, so that a new table is covered without a new test. */
async function siteTables(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'instance_id'
       AND NOT a.attisdropped ORDER BY 1`,
  );
  return rows.map((row) => row.name).filter((name) => ![...aboutSites, ...ofTriggers].includes(name));
}

/** The columns of a table that a statement writes, as a list; those that PostgreSQL computes by itself are not. */
async function writtenColumns(table: string): Promise<string> {
  const { rows } = await owner.query<{ names: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows[0]?.names ?? '';
}

/** What `work` answers inside a transaction on the site, which is undone afterwards. */
async function inSite<Result>(instanceId: string | undefined, work: () => Promise<Result>): Promise<Result> {
  await app.query('BEGIN');
  try {
    if (instanceId !== undefined) await app.query(`SELECT set_config('app.instance_id', $1, true)`, [instanceId]);
    return await work();
  } finally {
    await app.query('ROLLBACK');
  }
}

async function sitesSeen(table: string): Promise<string[]> {
  const { rows } = await app.query<{ instance_id: string }>(`SELECT DISTINCT instance_id FROM ${table}`);
  return rows.map((row) => row.instance_id);
}

test('the catalog holds all tables of the sites', async () => {
  expect(await siteTables()).toEqual([
    'article_media',
    'article_presence',
    'article_revisions',
    'article_slugs',
    'article_tags',
    'article_templates',
    'article_words',
    'articles',
    'content_feeds',
    'dynamic_ads_configs',
    'ecal_settings',
    'editable_series_settings',
    'game_filter_settings',
    'game_header_settings',
    'game_logos',
    'game_metadata',
    'game_series',
    'games',
    'image_crop_settings',
    'imported_rows',
    'layout_part_ids',
    'layout_publications',
    'layout_references',
    'media',
    'media_category_links',
    'media_files',
    'media_tags',
    'menu_groups',
    'menu_item_ids',
    'menu_publications',
    'merges',
    'pages',
    'player_statistics',
    'players',
    'routes',
    'saved_views',
    'seasons',
    'section_groups',
    'sections',
    'series',
    'shop_categories',
    'site_layouts',
    'slides',
    'social_media_settings',
    'sponsor_groups',
    'sponsor_memberships',
    'sponsor_setups',
    'sponsors',
    'ssgt_teams',
    'ssgts',
    'staff',
    'staff_teams',
    'subscription_levels',
    'subscription_texts',
    'subscriptions',
    'tags',
    'team_imports',
    'team_series',
    'team_sports',
    'teams',
    'uploads',
    'venues',
  ]);
});

test('every table of the sites forces row-level security, has its policy and refuses an empty site', async () => {
  const { rows } = await owner.query(
    `SELECT c.relname AS name, c.relrowsecurity AS enabled, c.relforcerowsecurity AS forced,
       (SELECT count(*)::int FROM pg_policy p WHERE p.polrelid = c.oid AND p.polqual IS NOT NULL AND p.polwithcheck IS NOT NULL
         AND p.polcmd = '*') AS policies,
       EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = c.oid
         AND pg_get_constraintdef(k.oid) = 'CHECK ((instance_id <> ''''::text))') AS filled
     FROM pg_class c WHERE c.relname = ANY($1) AND c.relnamespace = 'public'::regnamespace ORDER BY 1`,
    [await siteTables()],
  );
  expect(rows).toEqual(
    (await siteTables()).map((name) => ({ name, enabled: true, forced: true, policies: 1, filled: true })),
  );
});

test('every foreign key between tables of the sites carries the site', async () => {
  const { rows } = await owner.query(
    `SELECT k.conrelid::regclass::text AS name, pg_get_constraintdef(k.oid) AS definition FROM pg_constraint k
     WHERE k.contype = 'f' AND k.conrelid::regclass::text = ANY($1) AND k.confrelid::regclass::text = ANY($1)
       AND pg_get_constraintdef(k.oid) NOT LIKE 'FOREIGN KEY (instance_id, %'`,
    [await siteTables()],
  );
  expect(rows).toEqual([]);
});

test('the role of the service owns nothing and cannot get around row-level security', async () => {
  const { rows } = await owner.query(
    `SELECT rolsuper, rolbypassrls, rolcreaterole, rolcanlogin,
       (SELECT count(*)::int FROM pg_class c WHERE c.relowner = r.oid) AS owned,
       (SELECT count(*)::int FROM pg_auth_members m WHERE m.member = r.oid) AS memberships
     FROM pg_roles r WHERE rolname = $1`,
    [appRole],
  );
  expect(rows).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false, owned: 0, memberships: 0 },
  ]);
  await expect(app.query('ALTER TABLE teams DISABLE ROW LEVEL SECURITY')).rejects.toThrow('must be owner');
  await expect(app.query('CREATE TABLE mine (a int)')).rejects.toThrow('permission denied');
});

describe('each table of the sites', () => {
  test('shows no row without a site', async () => {
    for (const table of await siteTables()) expect(await inSite(undefined, () => sitesSeen(table)), table).toEqual([]);
  });

  test('shows no row for an empty or an unknown site', async () => {
    for (const table of await siteTables()) {
      expect(await inSite('', () => sitesSeen(table)), table).toEqual([]);
      expect(await inSite('nobody1_nobody', () => sitesSeen(table)), table).toEqual([]);
    }
  });

  test('shows the rows of the set site and of no other', async () => {
    for (const table of await siteTables()) {
      expect(await inSite(own, () => sitesSeen(table)), table).toEqual([own]);
      expect(await inSite(other, () => sitesSeen(table)), table).toEqual([other]);
    }
  });

  test('shows nothing after the transaction that had set a site', async () => {
    for (const table of await siteTables()) {
      await inSite(own, () => sitesSeen(table));
      expect(await sitesSeen(table), table).toEqual([]);
    }
  });

  test('takes no row for another site', async () => {
    for (const table of await siteTables()) {
      const columns = await writtenColumns(table);
      const copy = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM (SELECT (jsonb_populate_record(NULL::${table},
        to_jsonb(t) || jsonb_build_object('instance_id', '${other}'))).* FROM ${table} t LIMIT 1) copy`;
      await expect(
        inSite(own, () => app.query(copy)),
        table,
      ).rejects.toThrow('violates row-level security policy');
    }
  });

  test('gives no row away and changes or deletes none of another site', async () => {
    for (const table of await siteTables()) {
      await expect(
        inSite(own, () => app.query(`UPDATE ${table} SET instance_id = $1`, [other])),
        table,
      ).rejects.toThrow('violates row-level security policy');
      const touched = await inSite(own, async () => {
        const updated = await app.query(`UPDATE ${table} SET instance_id = instance_id WHERE instance_id = $1`, [
          other,
        ]);
        const deleted = await app.query(`DELETE FROM ${table} WHERE instance_id = $1`, [other]);
        return [updated.rowCount, deleted.rowCount];
      });
      expect(touched, table).toEqual([0, 0]);
    }
  });
});
