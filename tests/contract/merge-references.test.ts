import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unread } from '../../service/store/merges/rewrite-documents.ts';
import { type Made, type Merges, mergeCalls } from './merge-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

// Whatever names the one that ends names the one that stays: asked of the database itself, so that a new table, or a
// new column that names things, is covered before a test is written for it.

let service: TestService;
let merges: Merges;
let owner: Client;
beforeAll(async () => {
  service = await startTestService();
  merges = mergeCalls(service);
  owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  await owner.query(`SELECT set_config('app.instance_id', '${demo.site}', false)`);
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

const tables = { player: 'players', staff: 'staff', team: 'teams' } as const;
type Kind = keyof typeof tables;

/** Two of a kind, of which the second is named wherever a foreign key, a tag, a route or a document can name it. */
async function two(kind: Kind): Promise<{ kept: Made; ended: Made }> {
  const path = kind === 'player' ? 'players' : kind === 'staff' ? 'staff' : 'teams';
  const make = (name: string) =>
    kind === 'team'
      ? merges.make<Made>(path, {
          displayName: name,
          teamCode: name,
          ownerInstanceId: demo.site,
          teamNames: { short: name },
        })
      : merges.make<Made>(path, { firstName: name, lastName: 'Hänvisad' });
  const number = Math.random().toString(36).slice(2, 6).toUpperCase();
  const pair = { kept: await make(`K${number}`), ended: await make(`E${number}`) };
  for (const { table, column } of await keysTo(tables[kind])) await nameIn(table, column, pair.ended.uuid);
  if (kind !== 'staff') await nameInTexts(kind, pair.ended.uuid);
  return pair;
}

/** Columns that lead to a table by a foreign key. */
async function keysTo(target: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await owner.query<{ table: string; column: string }>(
    `SELECT conrelid::regclass::text AS table, a.attname AS column FROM pg_constraint k
     JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey) AND a.attname <> 'instance_id'
     WHERE contype = 'f' AND confrelid = $1::regclass ORDER BY 1, 2`,
    [target],
  );
  return rows;
}

/** Has a row of the table name the thing, one that does not yet: of any table, so that none is left out. */
async function nameIn(table: string, column: string, uuid: string): Promise<void> {
  const { rowCount } = await owner.query(
    `UPDATE ${table} SET ${column} = $1 WHERE ctid = (
       SELECT r.ctid FROM ${table} r WHERE instance_id = $2 AND strpos(to_jsonb(r)::text, $1) = 0 LIMIT 1)`,
    [uuid, demo.site],
  );
  expect(rowCount, `the demo has no row of ${table}`).toBe(1);
}

async function nameInTexts(kind: 'player' | 'team', uuid: string): Promise<void> {
  const value = `${kind}.${uuid}`;
  const site = demo.site;
  const layouts = `FROM sections WHERE instance_id = '${site}' LIMIT 1`;
  for (const statement of [
    `INSERT INTO media_tags SELECT '${site}', uuid, '${value}', 90, type FROM media WHERE instance_id = '${site}' LIMIT 1`,
    `UPDATE sections SET config = '{"tags": [{"value": "${value}"}], "teamUuid": "${uuid}"}' WHERE uuid = (SELECT uuid ${layouts})`,
    `INSERT INTO layout_references SELECT '${site}', layout_uuid, uuid, NULL, 'tag', '${value}', 'config.tags.0.value' ${layouts}`,
    `INSERT INTO layout_references SELECT '${site}', layout_uuid, uuid, NULL, '${kind}', '${uuid}', 'config.teamUuid' ${layouts}`,
    `INSERT INTO saved_views (instance_id, uuid, owner_subject, path, name, folded_name, query, shared)
     VALUES ('${site}', 'v${uuid}', 's', '/x', '${uuid.slice(0, 50)}', '${uuid}', 'a=1&${kind}Uuid=${uuid}', true)`,
    `UPDATE ecal_settings SET teams = teams || '["${uuid}"]' WHERE instance_id = '${site}'`,
    `INSERT INTO routes (instance_id, uuid, path, folded_path, title, resource_type, resource_id, search_text)
     VALUES ('${site}', 'r${uuid}', '/${uuid}', '/${uuid}', 'x', '${kind}', '${uuid}', 'x')`,
  ]) {
    await owner.query(statement);
  }
}

/** Tables of the site with a column that holds a text, and how many of their rows do. */
async function rowsThatHold(text: string): Promise<Record<string, number>> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'instance_id'
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'audit_entries' ORDER BY 1`,
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const held = await owner.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${name} r WHERE instance_id = $1 AND strpos(to_jsonb(r)::text, $2) > 0`,
      [demo.site, text],
    );
    if (held.rows[0]?.count) found[name] = held.rows[0].count;
  }
  return found;
}

/** Tables that go on naming what ended: its own, what others were before, and addresses that a route was given. */
const stays = (kind: Kind) => [tables[kind], 'merges', ...Object.keys(unread)];

describe.each(['player', 'staff', 'team'] as const)('whatever names a %s', (kind) => {
  it('names it again after two merges, one upon the other, are undone in the reverse order', async () => {
    const [{ kept, ended }, { kept: third }] = [await two(kind), await two(kind)];
    const read = () => Promise.all([kept, ended, third].map(({ uuid }) => rowsThatHold(uuid)));
    const before = await read();
    const first = await merges.good(kind, { kept: kept.uuid, ended: ended.uuid });
    const second = await merges.good(kind, { kept: third.uuid, ended: kept.uuid });
    for (const { body } of [second, first]) {
      const reply = await merges.undo(body.uuid);
      expect(reply.statusCode, reply.body).toBe(200);
    }
    const unlikeMerges = (all: Record<string, number>[]) => all.map(({ merges: _, ...rest }) => rest);
    expect(unlikeMerges(await read())).toEqual(unlikeMerges(before));
  });

  it('names the one that stays, and after an undo the other again', async () => {
    const { kept, ended } = await two(kind);
    const before = await rowsThatHold(ended.uuid);
    const keptBefore = await rowsThatHold(kept.uuid);
    const named = (await keysTo(tables[kind])).map(({ table }) => table);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(named));
    const { references } = await merges.preview(kind, { kept: kept.uuid, ended: ended.uuid });
    expect(references.length > 0).toBe(kind !== 'staff');
    const { body } = await merges.good(kind, { kept: kept.uuid, ended: ended.uuid });
    const left = Object.keys(await rowsThatHold(ended.uuid)).filter((name) => !stays(kind).includes(name));
    // The address and the title of a route, and the name of a view, are texts of their own.
    expect(left).toEqual(kind === 'staff' ? [] : ['routes', 'saved_views']);
    expect(await columnsLeft(kind, ended.uuid)).toEqual([]);
    const undone = await merges.undo(body.uuid);
    expect(undone.statusCode, undone.body).toBe(200);
    const { merges: _, ...after } = await rowsThatHold(ended.uuid);
    expect(after).toEqual(before);
    const { merges: __, ...keptAfter } = await rowsThatHold(kept.uuid);
    expect(keptAfter).toEqual(keptBefore);
  });
});

/** Foreign keys, routes and views that still lead to what ended. */
async function columnsLeft(kind: Kind, uuid: string): Promise<string[]> {
  const columns = [
    ...(await keysTo(tables[kind])),
    { table: 'routes', column: 'resource_id' },
    { table: 'saved_views', column: 'query' },
  ];
  const left: string[] = [];
  for (const { table, column } of columns) {
    const { rowCount } = await owner.query(`SELECT 1 FROM ${table} WHERE strpos(${column}, $1) > 0 LIMIT 1`, [uuid]);
    if (rowCount) left.push(`${table}.${column}`);
  }
  return left;
}

describe('what would stand twice', () => {
  it('of statistics is added up, of lists of teams stands once, and both come back', async () => {
    const [kept, ended] = [
      await merges.make<Made>('players', { firstName: 'Sum', lastName: 'Ma' }),
      await merges.make<Made>('players', { firstName: 'Sum', lastName: 'Mar' }),
    ];
    for (const [{ uuid }, goals] of [
      [kept, 3],
      [ended, 4],
    ] as const) {
      await owner.query(
        `INSERT INTO player_statistics (instance_id, ssgt_uuid, module, player_uuid, team_uuid, goals)
         SELECT '${demo.site}', s.uuid, 'player', '${uuid}', (SELECT uuid FROM teams WHERE instance_id = '${demo.site}' ORDER BY uuid OFFSET ${goals} LIMIT 1), ${goals}
         FROM ssgts s WHERE instance_id = '${demo.site}' ORDER BY s.uuid LIMIT 1`,
      );
    }
    const goalsOf = async ({ uuid }: Made) => {
      const found = await owner.query<{ goals: number }>(`SELECT goals FROM player_statistics WHERE player_uuid = $1`, [
        uuid,
      ]);
      return found.rows.map(({ goals }) => goals);
    };
    const two = { kept: kept.uuid, ended: ended.uuid };
    const { figures } = await merges.preview('player', two);
    expect(figures).toMatchObject([{ module: 'player', values: [{ key: 'goals', kind: 'count', kept: 3, ended: 4 }] }]);
    const { body } = await merges.good('player', two);
    expect([await goalsOf(kept), await goalsOf(ended)]).toEqual([[7], []]);
    expect((await merges.undo(body.uuid)).statusCode).toBe(200);
    expect([await goalsOf(kept), await goalsOf(ended)]).toEqual([[3], [4]]);
  });

  it('of what a staff member does for a team is active where either was', async () => {
    const { items } = await merges.get<{ items: Made[] }>('teams?pageSize=2');
    const [shared = { uuid: '' }, own = { uuid: '' }] = items;
    const info = (active: boolean, role: string | null) => ({ active, role, sortOrder: 1 });
    const kept = await merges.make<Made>('staff', {
      firstName: 'Stig',
      lastName: 'Ett',
      teamStaffInfo: { [shared.uuid]: info(false, null) },
    });
    const ended = await merges.make<Made>('staff', {
      firstName: 'Stig',
      lastName: 'Två',
      contactInfo: [{ type: 'email', value: 'stig@staff.example' }],
      teamStaffInfo: { [shared.uuid]: info(true, 'Coach'), [own.uuid]: info(true, 'Scout') },
    });
    await merges.good('staff', { kept: kept.uuid, ended: ended.uuid });
    expect(await merges.get('staff', kept.uuid)).toMatchObject({
      contactInfo: [{ value: 'stig@staff.example' }],
      teamStaffInfo: { [shared.uuid]: { active: true, role: 'Coach' }, [own.uuid]: { role: 'Scout' } },
    });
    expect(await merges.get('staff', ended.uuid)).toMatchObject({ teamStaffInfo: {} });
  });

  it('is a game of two teams against each other: they are not one', async () => {
    const { rows } = await owner.query<{ home: string; away: string }>(
      `SELECT home_team_uuid AS home, away_team_uuid AS away FROM games
       WHERE instance_id = $1 AND NOT deleted AND away_team_uuid IS NOT NULL AND home_team_uuid IS NOT NULL LIMIT 1`,
      [demo.site],
    );
    const { home = '', away = '' } = rows[0] ?? {};
    const reply = await merges.merge('team', { kept: home, ended: away });
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { fields: [{ code: 'facedEachOther' }, {}] }]);
    const preview = await service.call({ url: `/api/merges?kind=team&kept=${home}&ended=${away}` });
    expect(preview.statusCode).toBe(409);
  });

  it('is the code of a team that the other takes over, and gives back', async () => {
    const make = (teamCode: string, names: object) =>
      merges.make<Made>('teams', { displayName: teamCode, teamCode, ownerInstanceId: demo.site, teamNames: names });
    const [kept, ended] = [
      await make('MRG1', { short: 'Ett', long: 'Ett HC' }),
      await make('MRG2', { short: 'Två', full: 'Två HC' }),
    ];
    const take = ['teamCode', 'teamNames.short', 'teamNames.full'];
    const { body } = await merges.good('team', { kept: kept.uuid, ended: ended.uuid, take });
    expect(await merges.get('teams', kept.uuid)).toMatchObject({
      teamCode: 'MRG2',
      teamNames: { short: 'Två', long: 'Ett HC', full: 'Två HC' },
    });
    expect((await merges.undo(body.uuid)).statusCode).toBe(200);
    expect(await merges.get('teams', ended.uuid)).toMatchObject({ teamCode: 'MRG2', deleted: false });
  });
});

describe('a merge of teams that is undone', () => {
  it('leaves what was changed since about a game, and is refused where a document was', async () => {
    const { kept, ended } = await two('team');
    const game = `SELECT uuid, version FROM games WHERE home_team_uuid = '${ended.uuid}' OR away_team_uuid = '${ended.uuid}'`;
    const { rows } = await owner.query<{ uuid: string; version: number }>(game);
    const { body } = await merges.good('team', { kept: kept.uuid, ended: ended.uuid });
    await owner.query(`UPDATE games SET home_score = 9 WHERE uuid = $1`, [rows[0]?.uuid]);
    const after = await owner.query<{ version: number }>(`SELECT version FROM games WHERE uuid = $1`, [rows[0]?.uuid]);
    expect(after.rows[0]?.version).toBeGreaterThan(rows[0]?.version ?? 0);
    await owner.query(`UPDATE ecal_settings SET teams = teams || '["new"]' WHERE instance_id = $1`, [demo.site]);
    const refused = await merges.undo(body.uuid);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { fields: [{ code: 'changedSince' }] }]);
    await owner.query(`UPDATE ecal_settings SET teams = teams - 'new' WHERE instance_id = $1`, [demo.site]);
    expect((await merges.undo(body.uuid)).statusCode).toBe(200);
    expect((await owner.query(game)).rows.length).toBe(rows.length);
  });
});
