import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { demoNetworks } from '../../service/demo/platform.ts';
import { layoutCalls, type SiteLayout, sectionsOf } from './layout-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];
type Slide = { readonly link?: { readonly kind: string; readonly id: string } };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('the game that a start page of the demo leads to is one of a first team against another club', async () => {
  const shown: string[] = [];
  for (const { instanceId } of demoNetworks.flatMap(({ sites }) => sites)) {
    const calls = layoutCalls(service, { instanceId });
    const { items } = await calls.get<{ items: SiteLayout[] }>('/layouts/site-layouts?kind=startPage');
    const start = await calls.read(items.find(({ isStartPage }) => isStartPage)?.id ?? '');
    const slides = sectionsOf(start).flatMap(({ config }) => (config.slides ?? []) as Slide[]);
    for (const { link } of slides.filter((slide) => slide.link?.kind === 'game')) {
      const game = await calls.get<Schemas['Game']>(`/sports-v2/games/${link?.id}`);
      const teams = await Promise.all(
        [game.homeTeam, game.awayTeam].map((team) =>
          calls.get<Schemas['Team']>(`/sports-v2/teams/${(team as { uuid: string }).uuid}`),
        ),
      );
      const clubs = teams.map(({ clubName }) => clubName?.code);
      expect(clubs[0]).not.toBe(clubs[1]);
      for (const { displayName } of teams) expect(displayName).not.toMatch(/U\d\d|J\d\d/);
      shown.push(instanceId);
    }
    // Tickets are promoted where somebody comes to play.
    const promoted = sectionsOf(start).some(({ type }) => type === 'TICKET PROMO CAROUSEL');
    expect(promoted && !shown.includes(instanceId)).toBe(false);
  }
  expect(shown).toContain('north1_north');
});
