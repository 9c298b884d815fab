import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reader } from '../../service/store/database.ts';
import { searchText } from '../../service/store/lists/search-text.ts';
import { listMedia } from '../../service/store/media/media.ts';
import { listPlayers } from '../../service/store/people/players.ts';
import { listTeams } from '../../service/store/teams/teams.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
const oddNames = [
  'Łukasz Øverby',
  'Åsa Änglamark-Öhrn',
  'مُحَمَّد صلاح',
  '🏒 Hockey🥅Hjälte',
  '100% \\o/ under_score',
  'O’Brien (ﬁnal) Straße',
  'ﷺ İstanbul ıçğ',
  `${'Longum '.repeat(80)}Finis`,
  'Nguyễn Thị Ánh',
  'a_b a%b a\\b',
];
const tokens = [
  ...[
    'a',
    'ö',
    'O',
    'e n',
    'n e',
    'an',
    'son',
    'ander',
    'lukasz',
    'verby',
    'øver',
    'ngla',
    'mark-o',
    'محمد',
    'صلا',
    '🏒',
    '🥅hj',
    '%',
    '_',
    '\\',
  ],
  ...[
    '0% o/',
    'r_s',
    'a_b',
    'a%b',
    'a\\b',
    'b a',
    'final',
    'FI',
    'strasse',
    'ss',
    'istanbul',
    'ıcg',
    'صلى',
    'finis',
    'finis longum',
    'ongum gum',
    'anh thi',
  ],
  ...['  ', 'nguyễn', 'nguyen', 'qxzjw', 'anders andersson', "o'brien", 'o’br', 'bild', 'foto a'],
];

/** A list of texts that are searched, and the same by looking at each row. */
interface Searched {
  table: string;
  search(reader: Reader, token: string, page: number): Promise<{ items: string[]; total: number }>;
}

const page = (number: number) => ({ page: number, pageSize: 100 });
const byHeight = { sortBy: 'height', sortOrder: 'desc' } as const;
const lists: Record<string, Searched> = {
  players: {
    table: `players WHERE NOT deleted`,
    search: async (reader, searchToken, number) => uuids(await listPlayers(reader, { ...page(number), searchToken })),
  },
  'players in another order': {
    table: `players WHERE NOT deleted`,
    search: async (reader, searchToken, number) =>
      uuids(await listPlayers(reader, { ...page(number), searchToken, ...byHeight })),
  },
  teams: {
    table: `teams WHERE NOT deleted`,
    search: async (reader, searchToken, number) => uuids(await listTeams(reader, { ...page(number), searchToken })),
  },
  media: {
    table: `media WHERE type = 'image'`,
    search: async (reader, search, number) =>
      ids(await listMedia(reader, { type: 'image', ...page(number), search, timeZone: 'UTC' }, 'http://localhost')),
  },
};
const uuids = ({ items, total }: { items: { uuid: string }[]; total: number }) => ({
  items: items.map(({ uuid }) => uuid),
  total,
});
const ids = ({ items, total }: { items: { id: string }[]; total: number }) => ({
  items: items.map(({ id }) => id),
  total,
});

let store: TestDatabase;
let owner: Client;
beforeAll(async () => {
  store = await demoDatabase();
  owner = new Client({ connectionString: store.url });
  await owner.connect();
  await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
  for (const [index, name] of oddNames.entries()) {
    const values = [`odd${index}`, name, searchText(name)];
    await owner.query(
      `INSERT INTO players (uuid, first_name, last_name, search_text) VALUES ($1, 'Odd', left($2, 100), $3)`,
      values,
    );
    await owner.query(
      `INSERT INTO teams (uuid, display_name, team_code, owner_instance_id, search_text) VALUES ($1, left($2, 100), $1, '${site}', $3)`,
      values,
    );
    await owner.query(
      `INSERT INTO media (uuid, type, key, name, status, file_uuid, size, search_text)
       SELECT $1, 'image', $1, left($2, 100), 'ready', min(uuid), 1, $3 FROM media_files WHERE instance_id = '${site}'`,
      values,
    );
  }
});
afterAll(async () => {
  await owner.end();
  await store.close();
});

it.each(Object.entries(lists))(
  'finds every row of %s that holds all words, and no other',
  async (_, { table, search }) => {
    const { rows } = await owner.query<{ uuid: string; text: string }>(
      `SELECT uuid, search_text AS text FROM ${table} AND instance_id = '${site}'`,
    );
    for (const token of tokens) {
      const words = searchText(token).split(' ').filter(Boolean);
      const wanted = rows.filter(({ text }) => words.every((word) => text.includes(word))).map(({ uuid }) => uuid);
      const found = await store.database.readInstance(site, async (reader) => {
        const all: string[] = [];
        for (let number = 1; ; number++) {
          const { items, total } = await search(reader, token, number);
          expect(total, token).toBe(wanted.length);
          all.push(...items);
          if (items.length < 100) return all;
        }
      });
      expect(found.toSorted(), token).toEqual(wanted.toSorted());
    }
  },
);
