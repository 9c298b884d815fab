import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRole } from '../../service/store/app-role.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

let testDatabase: TestDatabase;
let owner: Client;
let app: Client;
beforeAll(async () => {
  testDatabase = await demoDatabase();
  owner = new Client({ connectionString: testDatabase.url });
  app = new Client({ connectionString: testDatabase.url, options: `-c role=${appRole}` });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await testDatabase.close();
});

/** Tables of sites whose rows are no changes of things, each with the reason. */
const unrecorded: Readonly<Record<string, string>> = {
  article_media: 'what articles show, told with them',
  article_presence: 'who has an article open just now',
  article_revisions: 'what articles said before',
  article_slugs: 'what articles were called before',
  article_words: 'what articles are found by',
  audit_entries: 'the audit itself',
  game_logos: 'logos to choose from, which nobody changes here',
  imported_rows: 'which things an import made; they are told one by one',
  layout_part_ids: 'says whose an id is',
  layout_publications: 'the history of layouts itself',
  layout_references: 'what sections and slides, which are recorded, refer to',
  media_files: 'stored files; the item that shows one tells of it',
  media_keys: 'says whose a key is',
  menu_item_ids: 'says whose an id is',
  menu_publications: 'the history of the menu itself',
  player_statistics: 'figures that the site’s statistics keep, only read here',
  shop_categories: 'kept where the shop is, only read here',
  sponsor_setups: 'the version of the list of groups, which tell of it',
  saved_views: 'how people look at lists; a site shows nothing of it',
  subscription_levels: 'kept where subscriptions are sold, only read here',
  subscriptions: 'kept where subscriptions are sold, only read here',
  team_imports: 'how far an import is; the teams that it makes are told one by one',
  uploads: 'files on their way, of no thing yet',
  venues: 'names that games share; the game tells of its own',
};

test('every table of the sites is recorded: inserts, updates and deletions', async () => {
  const { rows } = await owner.query<{ name: string; events: string[] }>(
    `SELECT c.relname AS name, ARRAY(SELECT DISTINCT CASE WHEN t.tgtype & 4 > 0 THEN 'insert' WHEN t.tgtype & 8 > 0 THEN 'delete'
         ELSE 'update' END FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
       WHERE t.tgrelid = c.oid AND starts_with(p.proname, 'audit_') AND p.prosecdef AND t.tgenabled = 'O' ORDER BY 1) AS events
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attname = 'instance_id' AND NOT a.attisdropped`,
  );
  const incomplete = rows.filter(({ events }) => events.join() !== 'delete,insert,update').map(({ name }) => name);
  expect(incomplete.sort()).toEqual(Object.keys(unrecorded).sort());
});

test('the contract knows every kind of thing that is recorded', async () => {
  const { rows } = await owner.query<{ entity: string }>('SELECT DISTINCT entity FROM audit_entries');
  const { default: contract } = await import('../../generated/openapi.json', { with: { type: 'json' } });
  const known = contract.components.schemas.AuditEntity.enum;
  expect(rows.map(({ entity }) => entity).filter((entity) => !known.includes(entity))).toEqual([]);
});

describe('the service’s own role', () => {
  test.each([
    `INSERT INTO audit_entries (network_uuid, instance_id, at, transaction, entity, entity_id, action, changes, is_brief)
     VALUES ('n', '${demo.site}', now(), pg_current_xact_id(), 'team', 't', 'changed', '{}', false)`,
    `UPDATE audit_entries SET actor_name = 'somebody else'`,
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
    'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_teams_update ON teams',
    `CREATE FUNCTION audit_teams() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
  ])('is refused %s', async (statement) => {
    await app.query('BEGIN');
    await app.query(`SELECT set_config('app.instance_id', $1, true)`, [demo.site]);
    await expect(app.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    await app.query('ROLLBACK');
  });

  test('sees the entries of the set site alone; without a site none', async () => {
    for (const site of [demo.site, demo.masterSite])
      expect(await sitesSeen({ 'app.instance_id': site })).toEqual([site]);
    expect(await sitesSeen({})).toEqual([]);
    expect(await sitesSeen({ 'app.instance_id': '' })).toEqual([]);
  });

  test('sees a whole network only where it was asked for, and no other network', async () => {
    const { rows } = await owner.query<{ network: string; sites: string[] }>(
      `SELECT network_uuid AS network, array_agg(instance_id ORDER BY instance_id) AS sites FROM sites GROUP BY 1`,
    );
    for (const { network, sites } of rows) expect(await sitesSeen({ 'app.network_uuid': network })).toEqual(sites);
    expect(await sitesSeen({ 'app.network_uuid': '' })).toEqual([]);
  });
});

async function sitesSeen(settings: Readonly<Record<string, string>>): Promise<string[]> {
  await app.query('BEGIN');
  for (const [name, value] of Object.entries(settings))
    await app.query('SELECT set_config($1, $2, true)', [name, value]);
  const { rows } = await app.query<{ site: string }>(
    'SELECT DISTINCT instance_id AS site FROM audit_entries ORDER BY 1',
  );
  await app.query('ROLLBACK');
  return rows.map(({ site }) => site);
}

test('even a superuser cannot change what is written', async () => {
  await expect(owner.query(`UPDATE audit_entries SET action = 'deleted'`)).rejects.toThrow('cannot be changed');
  await expect(owner.query('DELETE FROM audit_entries')).rejects.toThrow('cannot be changed');
  await expect(owner.query('TRUNCATE audit_entries')).rejects.toThrow('cannot be changed');
});

test('no function that runs as the owner looks into temporary tables first', async () => {
  const { rows } = await owner.query(
    `SELECT proname AS name, proconfig AS settings FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
       AND NOT EXISTS (SELECT FROM unnest(proconfig) AS setting WHERE setting ~ '^search_path=.*, pg_temp$')`,
  );
  expect(rows).toEqual([]);
  const later = `SELECT pg_get_functiondef('audit_triggers(regclass, text, text, text, text)'::regprocedure) AS text`;
  expect((await owner.query<{ text: string }>(later)).rows[0]?.text).toContain('pg_catalog, public, pg_temp');
});
