import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Article, articleCalls } from './article-calls.ts';
import { good } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

type Game = { uuid: string; ssgt: { uuid: string }; startDateTime: string };

let service: TestService;
let articles: ReturnType<typeof articleCalls>;
let games: Game[];
beforeAll(async () => {
  service = await startTestService();
  articles = articleCalls(service);
});
afterAll(() => service.close());
beforeEach(async () => {
  const url = '/api/sports-v2/games?status=upcoming&pageSize=2';
  games = good<{ items: Game[] }>(await service.call({ url }), 200).items;
});

const gameAt = (index: number): Game => {
  const game = games[index];
  if (!game) throw new Error('The demo has no game to come.');
  return game;
};
const whistle = async ({ uuid, ssgt, startDateTime }: Game, more: object = {}) => {
  const body = { ssgtUuid: ssgt.uuid, startDateTime, played: true, state: 'post-game', homeScore: 3, awayScore: 1 };
  good(await service.call({ method: 'PUT', url: `/api/sports-v2/games/${uuid}`, body: { ...body, ...more } }), 200);
};
const waiting = (linked: readonly Game[], more: object = {}): Promise<Article> =>
  articles.made({
    tags: linked.map(({ uuid }) => ({ value: `game.${uuid}.report` })),
    metadata: { publishAfterGame: true, ...more },
  });

it('an article that waits for its game is published with the result, and waits no more', async () => {
  const game = gameAt(0);
  const [report, other] = [
    await waiting([game]),
    await articles.made({ tags: [{ value: `game.${game.uuid}.preview` }] }),
  ];
  await whistle(game, { played: false, state: 'live' });
  expect((await articles.read(report.id)).state).toBe('draft');
  await whistle(game);
  const published = await articles.read(report.id);
  expect(published).toMatchObject({ state: 'published', metadata: { publishAfterGame: false } });
  expect(Math.abs(Date.parse(published.publishedAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect((await articles.read(other.id)).state).toBe('draft');
  await articles.act(report.id, 'unpublish');
  await whistle(game, { homeScore: 4 });
  expect((await articles.read(report.id)).state).toBe('unpublished');
});

it('one of several games waits for the last of them; one under embargo stays, and the game is saved', async () => {
  const [first, last] = [gameAt(0), gameAt(1)];
  const both = await waiting([first, last]);
  const later = new Date(Date.now() + 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z');
  const held = await waiting([first], { embargoUntil: later });
  await whistle(first);
  expect((await articles.read(both.id)).state).toBe('draft');
  expect(await articles.read(held.id)).toMatchObject({ state: 'draft', metadata: { publishAfterGame: true } });
  await whistle(last);
  expect((await articles.read(both.id)).state).toBe('published');
});

it('a copy does not wait', async () => {
  const { id } = await waiting([gameAt(0)]);
  const copy = (await articles.act(id, 'duplicate')).json<{ data: { article: Article } }>().data.article;
  expect(copy.metadata).not.toHaveProperty('publishAfterGame');
});
