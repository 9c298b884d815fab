import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Game = components['schemas']['Game'];
type Ssgt = components['schemas']['Ssgt'];

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'touchline-import-'));
let service: TestService;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  service = await startTestService();
  const address = await service.app.listen({ port: 0, host: '127.0.0.1' });
  environment = { ...process.env, ADDRESS: address, TOUCHLINE_TOKEN: await service.tokens.good(demo.admin) };
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** Runs the import of the folder's files and answers what it says, whether it ends well or not. */
async function importFolder(...options: string[]): Promise<{ code: number; text: string }> {
  const words = ['scripts/import-football.ts', folder, '--address', environment.ADDRESS ?? '', '--site', demo.site];
  try {
    const { stdout } = await run(process.execPath, [...words, ...options], { env: environment });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: `${stdout}${stderr}` };
  }
}

async function writeLeague(place: string, name: string, matches: readonly object[]): Promise<void> {
  await mkdir(dirname(join(folder, place)), { recursive: true });
  await writeFile(join(folder, place), JSON.stringify({ name, matches }));
}

async function read<Body>(path: string): Promise<Body> {
  const reply = await service.call({ url: `/api/sports-v2/${path}` });
  expect(reply.statusCode).toBe(200);
  return reply.json<Body>();
}

const competitionNamed = async (name: string) =>
  (await read<{ items: Ssgt[] }>('ssgts?pageSize=100')).items.find((one) => one.displayName === name);

/** The games of a competition by `Home - Away`, with `extra` as further query. */
async function gamesOf(name: string, extra = ''): Promise<Record<string, Game>> {
  const ssgt = await competitionNamed(name);
  const page = await read<{ items: Game[] }>(`games?seasonSeriesGameType=${ssgt?.uuid}&pageSize=100${extra}`);
  return Object.fromEntries(page.items.map((game) => [game.displayName, game]));
}

const autumn = 'Påhittade Serien 2031/32';
const match = (team1: string, team2: string, rest: object = {}) => ({
  round: 'Matchday 1',
  date: '2031-08-02',
  time: '18:30',
  team1,
  team2,
  score: {},
  ...rest,
});
const cup = { stage: 'Finals', round: 'Round of 16', date: '2031-12-01', time: '20:00 UTC+1' };
const autumnMatches = () => [
  match('Norrvik BK', 'Ödeby IF', { score: { ht: [1, 0], ft: [2, 1] } }),
  match('Łąkowo FC', 'Şehirspor', { ...cup, score: { ht: [0, 0], ft: [1, 1], et: [2, 2], p: [5, 4] } }),
  match('Ödeby IF', 'نادي الوهم', { time: undefined, status: 'postponed' }),
  match('N.N.', 'N.N.', { round: 'Final', date: '2032-06-01', time: undefined }),
  match('Şehirspor', 'Norrvik BK', {
    score: [0, 3],
    status: 'awarded',
    goals1: [],
    goals2: [{ name: 'X', minute: 1 }],
  }),
];

it('brings over every match with its names, time and score', async () => {
  await writeLeague('2031-32/se.1.json', autumn, autumnMatches());
  await writeLeague('2031/xx.1.json', 'Oppdiktet 2031', [match('Fjordby', 'Vinterheim')]);
  const { code, text } = await importFolder('--zone', 'Europe/Oslo');
  expect([code, text]).toEqual([
    0,
    expect.stringContaining('games: 6 made, 0 updated, 0 already there, 0 left, 0 refused'),
  ]);
  expect(text).toContain('2031-32/se.1.json: 6 teams, 5 matches = 5 made');
  expect(text).toContain('seasons: 1 made');
  expect(text).toContain('goals with their scorers: 1 in the files, not imported');
  expect(text).toContain('season 2031 is named 2031/2032 for all; of its 2 leagues 1 kept to the calendar year');

  expect(await competitionNamed(autumn)).toMatchObject({
    state: 'active',
    season: { code: '2031', displayName: '2031/2032' },
    series: { code: 'se.1', displayName: 'Påhittade Serien' },
    teamCount: 6,
    gameCount: 5,
  });
  const games = await gamesOf(autumn);
  expect(games['Norrvik BK - Ödeby IF']).toMatchObject({
    startDateTime: '2031-08-02T16:30:00Z',
    timeToBeDecided: false,
    state: 'post-game',
    played: true,
    homeScore: 2,
    awayScore: 1,
    roundNumber: 1,
    periodScores: [
      { period: 'halfTime', home: 1, away: 0 },
      { period: 'fullTime', home: 2, away: 1 },
    ],
  });
  expect(games['Łąkowo FC - Şehirspor']).toMatchObject({
    startDateTime: '2031-12-01T19:00:00Z',
    homeScore: 2,
    awayScore: 2,
    overtime: true,
    shootout: true,
    roundNumber: null,
    roundLabel: 'Finals, Round of 16',
  });
  expect(games['Ödeby IF - نادي الوهم']).toMatchObject({ timeToBeDecided: true, played: false, state: 'pre-game' });
  expect(games['Final, teams to be decided']).toMatchObject({ homeTeam: null, awayTeam: null, roundLabel: 'Final' });
  expect(games['Şehirspor - Norrvik BK']).toMatchObject({ played: true, homeScore: 0, awayScore: 3 });
});

it('changes nothing when it is run again', async () => {
  const before = await gamesOf(autumn);
  const { text } = await importFolder('--zone', 'Europe/Oslo');
  expect(text).toContain('games: 0 made, 0 updated, 6 already there, 0 left, 0 refused');
  expect(text).toContain('places in competitions, 0 of them new');
  expect(await gamesOf(autumn)).toEqual(before);
});

it('takes over what the files say now, and leaves what an administrator did', async () => {
  const before = await gamesOf(autumn);
  const deleted = before['Norrvik BK - Ödeby IF'];
  const named = before['Şehirspor - Norrvik BK'];
  for (const [game, change] of [
    [deleted, { deleted: true }],
    [named, { venueName: 'Norrvallen' }],
  ] as const) {
    const { ssgtUuid, startDateTime } = game as Game;
    const body = { ssgtUuid, startDateTime, ...change };
    expect((await service.call({ method: 'PUT', url: `/api/sports-v2/games/${game?.uuid}`, body })).statusCode).toBe(
      200,
    );
  }
  const [first, second, third, fourth, fifth] = autumnMatches();
  await writeLeague('2031-32/se.1.json', autumn, [
    { ...first, score: { ft: [9, 9] } },
    { ...second, score: { ht: [0, 0], ft: [1, 1], et: [2, 2], p: [6, 5] } },
    { ...third, date: '2031-09-10', time: '19:45', status: undefined },
    { ...fourth, team1: 'Norrvik BK', team2: 'Ödeby IF' },
    { ...fifth },
  ]);
  const { text } = await importFolder('--zone', 'Europe/Oslo');
  expect(text).toContain('games: 0 made, 3 updated, 2 already there, 1 left, 0 refused');
  expect(text).toContain(
    'left: game 2031-32/se.1.json match 1 (Norrvik BK - Ödeby IF, 2031-08-02): it was deleted on the site',
  );

  const after = await gamesOf(autumn);
  expect(after['Łąkowo FC - Şehirspor']?.periodScores?.at(-1)).toEqual({ period: 'penalties', home: 6, away: 5 });
  expect(after['Ödeby IF - نادي الوهم']).toMatchObject({
    startDateTime: '2031-09-10T17:45:00Z',
    timeToBeDecided: false,
  });
  expect(after['Norrvik BK - Ödeby IF']).toMatchObject({
    uuid: before['Final, teams to be decided']?.uuid,
    roundLabel: 'Final',
  });
  expect(after['Şehirspor - Norrvik BK']).toMatchObject({ uuid: named?.uuid, venueName: 'Norrvallen', homeScore: 0 });
  expect(Object.keys(await gamesOf(autumn, '&deleted=true'))).toEqual(['Norrvik BK - Ödeby IF']);
});

it('tells what it refuses and why, brings over the rest, and ends with 1', async () => {
  const long = 'Å'.repeat(101);
  await writeLeague('2031-32/se.2.json', 'Serie Två 2031/32', [
    match('Askö', 'Norrvik BK'),
    match('Askö', long),
    match('Askö', 'Fjordby', { score: { ft: [1000, 0] } }),
    match('Askö', '', {}),
    match('Askö', 'Vinterheim', { date: '2031-02-30' }),
  ]);
  await writeFile(join(folder, '2031-32', 'broken.json'), '{');
  const { code, text } = await importFolder('--zone', 'Europe/Oslo');
  expect(code).toBe(1);
  expect(text).toContain('2031-32/se.2.json: 4 teams, 5 matches = 1 made, 4 refused');
  expect(text).toContain('refused: 2031-32/broken.json: it cannot be read as JSON');
  expect(text).toContain('refused: 2031-32/se.2.json match 4: it lacks a team');
  expect(text).toContain('refused: 2031-32/se.2.json match 5: its date is no day: "2031-02-30"');
  expect(text).toContain(`refused: team ${long}: 400 `);
  expect(text).toMatch(/refused: game .* match 2 \(.*: its team Å+ was refused/);
  expect(text).toMatch(/refused: game .* match 3 \(.*: 400 .*homeScore/);
  expect(Object.keys(await gamesOf('Serie Två 2031/32'))).toEqual(['Askö - Norrvik BK']);
});

it('leaves out seasons that begin earlier, and tells what is wrong with its arguments', async () => {
  await writeLeague('2029-30/se.1.json', 'Påhittade Serien 2029/30', [
    match('Norrvik BK', 'Ödeby IF', { date: '2029-09-01' }),
  ]);
  const { text } = await importFolder('--since', '2031', '--zone', 'Europe/Oslo');
  expect(text).not.toContain('2029-30');
  expect(await competitionNamed('Påhittade Serien 2029/30')).toBeUndefined();
  expect((await importFolder('--since', 'long ago')).text).toBe('--since takes a year such as 2023, not long ago.\n');
  expect((await importFolder('--zone', 'Mars')).text).toBe(
    '--zone takes a time zone such as Europe/Stockholm, not Mars.\n',
  );
  expect((await importFolder('--site', 'alvn1_alvn', '--zone', 'Europe/Oslo')).text).toContain(
    'lacks the add-on addEditTeam and ssgtManagement',
  );
  expect((await importFolder()).text).toContain(
    'The time zone of the league xx (2031/xx.1.json) is not known; give one with --zone',
  );
});
