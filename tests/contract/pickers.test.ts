import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { readContract } from '../../service/http/contract.ts';
import { exampleOf, findKnown, type Known } from './examples.ts';
import { startTestService, type TestService } from './test-service.ts';

type Targets = { items: components['schemas']['RouteResource'][] };

let service: TestService;
let known: Known;
beforeAll(async () => {
  service = await startTestService();
  known = await findKnown(service);
});
afterAll(() => service.close());

const post = (url: string, body: object) => service.call({ method: 'POST', url: `/api${url}`, body });
const exampleBody = (id: string) => {
  const operation = readContract().operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return exampleOf(operation, known).body;
};
const titlesAt = async (url: string): Promise<string[]> => {
  const reply = await service.call({ url: `/api${url}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<Targets>().items.map(({ title }) => title);
};

describe('what a page or a link leads to', () => {
  it.each([
    'Zqälvsjö–O’Hara',
    'zqalvsjo-o\u02bchara',
    "ZQÄLVSJÖ\u2212O'HARA",
    'zqa\u0308lvsjo\u0308',
    'o’hara, zqälvsjö',
  ])('is found by its title whatever the marks: %j', async (token) => {
    const made = await post('/layouts/page-organization', {
      ...exampleBody('createPage'),
      title: 'Zqälvsjö–O’Hara',
      slug: `/zqå-${Math.random().toString(36).slice(2)}`,
    });
    expect(made.statusCode, made.body).toBe(201);
    const word = encodeURIComponent(token);
    for (const url of [
      `/routing/resources?resourceType=page&searchToken=${word}`,
      `/layouts/link-targets?kind=page&searchToken=${word}`,
      `/layouts/link-targets?kind=page&searchToken=zqå`,
    ]) {
      expect(await titlesAt(url), url).not.toEqual([]);
    }
    const found = await service.call({ url: `/api/search?query=${word}&kind=page` });
    expect(found.json<object[]>()).not.toEqual([]);
  });
});

describe('a game whose teams are not decided', () => {
  it.each(['zqfinal', 'ZQ\u00adFINAL', 'final zqfi'])('is found by its round: %j', async (token) => {
    const { ssgtUuid, startDateTime } = exampleBody('createGame') as {
      ssgtUuid: string;
      startDateTime: string;
    };
    const body = { ssgtUuid, startDateTime, homeTeam: null, awayTeam: null, roundLabel: 'Zqfinal' };
    const made = await post('/sports-v2/games', body);
    expect(made.statusCode, made.body).toBe(201);
    const word = encodeURIComponent(token);
    for (const url of [
      `/routing/resources?resourceType=game&searchToken=${word}`,
      `/layouts/link-targets?kind=game&searchToken=${word}`,
    ]) {
      expect(await titlesAt(url), url).toContainEqual(expect.stringMatching(/^Zqfinal/));
    }
  });
});
