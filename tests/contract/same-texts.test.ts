import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldName, foldWords } from '../../openapi/formats/text.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let owner: Client;
beforeAll(async () => {
  service = await startTestService();
  owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

const post = (url: string, body: object) => service.call({ method: 'POST', url: `/api${url}`, body });
const team = (teamCode: string, displayName = 'Lag') => ({ displayName, teamCode, ownerInstanceId: demo.site });

/** Letters of every script that has had them for long, alone and among others. */
function texts(): string[] {
  const all = Array.from({ length: 0x1_fb00 - 0x20 }, (_, index) => index + 0x20)
    .filter((code) => code < 0xd800 || code > 0xf8ff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u.test(letter));
  return [
    ...all.map((letter) => `a${letter}B  o${letter} `),
    'O’Brien',
    'ΟΔΟΣ ΟΔΟΣ',
    'İI ıi',
    'Jean\u2011Pierre',
    '\u3164',
  ];
}

it('PostgreSQL folds every letter as the console and the service do, as far as its Unicode knows them', async () => {
  const all = texts();
  const { rows } = await owner.query<{ text: string; lower: string; wide: string; words: string; name: string }>(
    `SELECT t AS text, lower(t COLLATE "und-x-icu") AS lower, normalize(t, NFKC) AS wide, fold_words(t) AS words, fold_name(t) AS name FROM unnest($1::text[]) t`,
    [all],
  );
  expect(rows).toHaveLength(all.length);
  const known = rows.filter(({ text, lower, wide }) => lower === text.toLowerCase() && wide === text.normalize('NFKC'));
  expect(known.length).toBeGreaterThan(80_000);
  const other = known.filter(({ text, words, name }) => words !== foldWords(text) || name !== foldName(text));
  expect(other.map(({ text }) => text.codePointAt(1)?.toString(16))).toEqual([]);
});

describe('codes that look the same', () => {
  it.each(['O\u0308IK', '\u200bÖIK', 'Ö\u00adIK', 'ÖIK\u200e', 'öik', 'ＯＩＫ'.replace('Ｏ', 'Ö')])(
    'of a team of the same owner are refused, and found before: %j',
    async (teamCode) => {
      await post('/sports-v2/teams', team('ÖIK'));
      const reply = await post('/sports-v2/teams', team(teamCode));
      expect([reply.statusCode, reply.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([
        409,
        'teamCode',
      ]);
      const query = new URLSearchParams({ teamCode, ownerInstanceId: demo.site });
      const found = await service.call({ url: `/api/sports-v2/teams?${query}` });
      expect(found.json<{ total: number }>().total).toBe(1);
    },
  );

  it('are refused of seasons and tags, too, and marks tell names apart', async () => {
    expect((await post('/sports-v2/seasons', { code: '2099', names: [] })).statusCode).toBe(201);
    expect((await post('/sports-v2/seasons', { code: '20\u200b99', names: [] })).statusCode).toBe(409);
    expect((await post('/meta/tag?siteTag=true', { name: 'Fan’s-klubb' })).statusCode).toBe(201);
    expect((await post('/meta/tag?siteTag=true', { name: "fan's\u2011klubb" })).statusCode).toBe(409);
    expect((await post('/meta/tag?siteTag=true', { name: 'Fån’s-klubb' })).statusCode).toBe(201);
  });

  it('are refused of routes, too', async () => {
    const route = (path: string) => ({ path, title: 'Nytt', resourceType: 'external', target: 'https://nytt.example' });
    expect((await post('/routing/routes', route('/nytt-på-isen'))).statusCode).toBe(201);
    for (const path of ['/nytt-pa\u030a-isen', '/NYTT-PÅ-isen', '/nytt-på-\u200bisen', 'nytt-på-isen/']) {
      expect((await post('/routing/routes', route(path))).statusCode, path).toBe(409);
      const found = await service.call({ url: `/api/routing/routes?${new URLSearchParams({ path })}` });
      expect(found.json<{ total: number }>().total, path).toBe(1);
    }
  });

  it('a name of nothing visible is empty', async () => {
    expect((await post('/meta/tag?siteTag=true', { name: '\u200b\u2060' })).statusCode).toBe(400);
  });
});

describe('a search finds', () => {
  const find = async (searchToken: string) => {
    const reply = await service.call({ url: `/api/sports-v2/players?${new URLSearchParams({ searchToken })}` });
    return reply.json<{ items: { lastName: string }[] }>().items.map(({ lastName }) => lastName);
  };
  it.each([
    ['Kevin', 'O’Zqbrien', "o'zqbrien"],
    ['Jean\u2011Pierre', 'Zqdupont', 'Jean-Pierre Zqdupont'],
    ['Åsa', 'Zqsjöström', 'Zqsjöström, Åsa'],
    ['Åsa', 'Zqsjöstrand', 'Åsa\u200b Zqsjöstrand'],
    ['Ham\u00admar\u00adby', 'Zqlund', 'hammarby zqlund'],
  ])('%j %j by %j', async (firstName, lastName, token) => {
    const made = await post('/sports-v2/players', { firstName, lastName });
    expect(made.statusCode).toBe(201);
    expect(await find(token)).toEqual([lastName]);
  });
});

it('a search for layouts ignores marks, as every other does', async () => {
  const made = await post('/layouts/site-layouts', { name: 'Zqälvnäs på isen', kind: 'page' });
  expect(made.statusCode).toBe(201);
  const reply = await service.call({ url: '/api/layouts/site-layouts?search=isen%20zqalvnas' });
  expect(reply.json<{ items: { name: string }[] }>().items.map(({ name }) => name)).toEqual(['Zqälvnäs på isen']);
});

it('twins of players are found whatever their apostrophes, hyphens and composition', async () => {
  await post('/sports-v2/players', { firstName: 'Jean\u2011Pierre', lastName: 'O’Zqtwin' });
  for (const [firstName, lastName] of [
    ['jean-pierre', "O'ZQTWIN"],
    ['Jean–Pierre', 'O\u200b´Zqtwin'],
    ['Jean \u2212  Pierre', 'O\u02bcZqtwin'],
    ['Ｊean\ufe63Pierre', 'O\u2032Zqtwin '],
  ] as const) {
    const reply = await service.call({ url: `/api/sports-v2/players?${new URLSearchParams({ firstName, lastName })}` });
    expect(reply.json<{ total: number }>().total).toBe(1);
  }
});

it('Å, Ä and Ö stand after Z', async () => {
  const names = ['Zeta', 'Åby', 'Älvsjö', 'Örebro', 'Alfa'].map((name) => `Qq${name.toLowerCase()}`);
  for (const [index, name] of names.entries()) await post('/sports-v2/teams', team(`QQ${index}`, name));
  const reply = await service.call({ url: '/api/sports-v2/teams?searchToken=qq&sortBy=displayName&sortOrder=asc' });
  const shown = reply.json<{ items: { displayName: string }[] }>().items.map(({ displayName }) => displayName);
  expect(shown).toEqual(['Qqalfa', 'Qqzeta', 'Qqåby', 'Qqälvsjö', 'Qqörebro']);
});

it.each(["O'", 'O\u02bc', 'O\u02bb', 'O\u2032', 'O\uff07', 'O`'])(
  'a twin is found of one who is written %j',
  async (begin) => {
    const lastName = `${begin}Zqalike`;
    await post('/sports-v2/staff', { firstName: `Anna  Karin ${begin}`, lastName });
    const rows = [{ firstName: `anna karin o’`, lastName: 'O’ZQALIKE' }];
    const reply = await post('/sports-v2/staff/similar', { rows });
    expect(reply.json<{ results: object[][] }>().results[0]).not.toEqual([]);
    const { uuid } = reply.json<{ results: { uuid: string }[][] }>().results[0]?.[0] ?? { uuid: '' };
    await service.call({ method: 'DELETE', url: `/api/sports-v2/staff/${uuid}` });
  },
);
