import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { migrate } from '../../service/store/migrate.ts';
import { databaseNamed } from './database.ts';

const sites = ['a1_a', 'b1_b'] as const;

test('the venues that games were played at become rows of their own, and seasons are found without their marks, for each site', async () => {
  const server = new Client({ connectionString: inject('databaseServer') });
  await server.connect();
  const name = `game_migrations_${process.pid}`;
  await server.query(`CREATE DATABASE ${name}`);
  const url = databaseNamed(inject('databaseServer'), name);
  const owner = new Client({ connectionString: url });
  try {
    await migrateBefore(url, '0005');
    await owner.connect();
    await writeGames(owner);
    await migrate(url);
    for (const site of sites) {
      await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
      const { rows } = await owner.query(
        `SELECT g.uuid, v.name, v.search_text
         FROM games g LEFT JOIN venues v ON v.instance_id = g.instance_id AND v.uuid = g.venue_uuid
         WHERE g.instance_id = $1 ORDER BY 1`,
        [site],
      );
      const hall = { name: 'Hallen Ö', search_text: 'hallen o' };
      const other = { name: `Arena ${site}`, search_text: `arena ${site}` };
      expect(rows).toEqual([
        { uuid: 'g1', ...hall },
        { uuid: 'g2', ...hall },
        { uuid: 'g3', ...other },
        { uuid: 'g4', name: null, search_text: null },
        { uuid: 'g5', name: 'Østre Łódź Æß', search_text: 'ostre lodz aess' },
      ]);
      const { rows: venues } = await owner.query('SELECT name FROM venues WHERE instance_id = $1', [site]);
      expect(venues).toHaveLength(3);
      const { rows: named } = await owner.query(
        'SELECT uuid, home_name, away_name, place_name, series_name, phase FROM games WHERE instance_id = $1 ORDER BY 1',
        [site],
      );
      const rest = { home_name: null, away_name: null, series_name: 'S', phase: 0 };
      expect(named.slice(2)).toEqual([
        { ...rest, uuid: 'g3', place_name: `Arena ${site}` },
        { ...rest, uuid: 'g4', place_name: null, phase: 1 },
        {
          uuid: 'g5',
          home_name: `Hemma ${site}`,
          away_name: null,
          place_name: 'Østre Łódź Æß',
          series_name: 'S',
          phase: 2,
        },
      ]);
      const seasons = await owner.query('SELECT search_text FROM seasons WHERE instance_id = $1', [site]);
      expect(seasons.rows).toEqual([{ search_text: '2025 sasong 25' }]);
      // A competition without a name is called in each language that one of its parts is named in; that is no change of it.
      const competitions = await owner.query('SELECT titles FROM ssgts WHERE instance_id = $1', [site]);
      expect(competitions.rows).toEqual([
        {
          titles: [
            { language: 'display', translation: 'S Säsong 25 R' },
            { language: 'en', translation: 'S Säsong 25 Regular' },
          ],
        },
      ]);
      const told = await owner.query('SELECT 1 FROM audit_entries WHERE instance_id = $1', [site]);
      expect(told.rows).toEqual([]);
    }
  } finally {
    await owner.end();
    await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await server.end();
  }
});

/** Brings a database to where it was before a migration, by its number. */
async function migrateBefore(url: string, number: string): Promise<void> {
  const all = new URL('../../service/migrations/', import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), 'touchline-migrations-'));
  const files = (await readdir(all)).filter((file) => file.endsWith('.sql') && file < number);
  for (const file of files) await writeFile(join(folder, file), await readFile(new URL(file, all)));
  await migrate(url, pathToFileURL(`${folder}/`));
  await rm(folder, { recursive: true });
}

/** Games of two sites, some of which have a venue of the same name. */
async function writeGames(owner: Client): Promise<void> {
  await owner.query(`
    INSERT INTO networks (uuid, name) VALUES ('n', 'N');
    INSERT INTO game_types (uuid, code, display_name, names)
    VALUES ('k', 'regular', 'R', '[{"language": "en", "translation": "Regular"}]');
    INSERT INTO sites (instance_id, network_uuid, name, display_name, org, public_url, add_ons)
    VALUES ('a1_a', 'n', 'a', 'A', 'A', 'https://a.example', '{}'), ('b1_b', 'n', 'b', 'B', 'B', 'https://b.example', '{}')`);
  for (const site of sites) {
    await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
    await owner.query(`
      INSERT INTO seasons (uuid, code, display_name) VALUES ('season', '2025', 'Säsong 25');
      INSERT INTO series (uuid, code, display_name, search_text) VALUES ('series', 'S', 'S', 's');
      INSERT INTO ssgts (uuid, season_uuid, series_uuid, game_type_uuid, search_text)
      VALUES ('c', 'season', 'series', 'k', 'c');
      INSERT INTO teams (uuid, display_name, team_code, owner_instance_id, search_text)
      VALUES ('t', 'Hemma ${site}', 'T', '${site}', 't');
      INSERT INTO games (uuid, ssgt_uuid, starts_at, venue_name, state, home_team_uuid) VALUES
        ('g1', 'c', now(), 'Hallen Ö', 'pre-game', NULL), ('g2', 'c', now(), ' Hallen Ö ', 'pre-game', NULL),
        ('g3', 'c', now(), 'Arena ${site}', 'pre-game', NULL), ('g4', 'c', now(), ' ', 'live', NULL),
        ('g5', 'c', now(), 'Østre Łódź Æß', 'canceled', 't')`);
  }
  await owner.query('RESET app.instance_id');
}
