import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { dayIn } from '../../service/store/time/days.ts';
import { daysAfter } from '../fixtures/days-ahead.ts';
import { articleCalls, document } from './article-calls.ts';
import { mediaCalls, picture } from './media-calls.ts';
import { onRows, published, visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Schemas = components['schemas'];
type Person = Schemas['Player'] | Schemas['Staff'];
type Consent = Partial<Schemas['PortraitConsent']>;

const inDays = (days: number) => daysAfter(dayIn('Europe/Stockholm'), days);
const squadPage = '/lag/1';
const listOf = { players: 'portraitList', staff: 'staffMedia' } as const;
let number = 0;

/** Makes a person of a team with a portrait of their own. */
async function person(path: 'players' | 'staff', consent: Consent = {}) {
  number += 1;
  const { mediaString } = await mediaCalls(service).createImage(await picture(7000 + number, 1600, 900));
  const [route] = await onRows(service, 'SELECT resource_id FROM routes WHERE path = $1', [squadPage]);
  const uuid = route?.resource_id ?? '';
  const membership = path === 'players' ? { team: { uuid } } : { teamStaffInfo: { [uuid]: { active: true } } };
  const body = { firstName: 'Sam', lastName: `Tycke${number}`, [listOf[path]]: [{ mediaString, sortOrder: 0 }] };
  const reply = await service.call({
    method: 'POST',
    url: `/api/sports-v2/${path}`,
    body: { ...body, ...membership, ...consent },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  const made = reply.json<Person>();
  const url = `/api/sports-v2/${path}/${made.uuid}`;
  const { firstName, lastName } = made;
  const set = async (changed: Consent) => {
    const saved = await service.call({ method: 'PUT', url, body: { firstName, lastName, ...changed } });
    expect(saved.statusCode, saved.body).toBe(200);
    return saved.json<Person>();
  };
  return { made, set, mediaString, key: mediaString.split('|')[2] ?? '' };
}

/** The public pages on which a portrait may stand: the squad, an article that shows it, the library. */
async function shownOn({ mediaString, key }: Awaited<ReturnType<typeof person>>): Promise<string[]> {
  const { url } = await articleCalls(service).made({
    ...published,
    header: `Om ${key}`,
    mainMedia: mediaString,
    body: document({ type: 'picture', attrs: { media: mediaString, alt: '', caption: 'I bild', credit: '' } }),
    metadata: { shareImage: mediaString },
  });
  const pages = {
    squad: await visitor(service).page(squadPage),
    article: await visitor(service).get(`/site/${demo.site}${new URL(String(url)).pathname}`),
    library: await visitor(service).page(`/media?show=${key}`),
  };
  return Object.entries(pages).flatMap(([name, { body }]) => (body.includes(`/images/${key}`) ? [name] : []));
}

const everywhere = ['squad', 'article', 'library'];

describe.each(['players', 'staff'] as const)('portraits of %s', (path) => {
  it.each<[string, Consent, boolean, Schemas['PortraitConsentState']]>([
    ['nobody was asked', {}, true, 'notAsked'],
    ['consent is given', { portraitConsent: 'given' }, true, 'given'],
    ['it is the last day', { portraitConsent: 'given', portraitConsentUntil: inDays(0) }, true, 'endingSoon'],
    ['it ends in 30 days', { portraitConsent: 'given', portraitConsentUntil: inDays(30) }, true, 'endingSoon'],
    ['it ends in 31 days', { portraitConsent: 'given', portraitConsentUntil: inDays(31) }, true, 'given'],
    ['it ended yesterday', { portraitConsent: 'given', portraitConsentUntil: inDays(-1) }, false, 'ended'],
    ['it is withdrawn', { portraitConsent: 'withdrawn', portraitConsentUntil: inDays(90) }, false, 'withdrawn'],
  ])('where %s', async (_, consent, isShown, state) => {
    const one = await person(path, consent);
    expect(one.made).toMatchObject({ ...consent, portraitConsentState: state });
    expect(await shownOn(one)).toEqual(isShown ? everywhere : []);
    const query = new URLSearchParams({ portraitConsentState: state, lastName: one.made.lastName });
    const { items } = (await service.call({ url: `/api/sports-v2/${path}?${query}` })).json<{ items: Person[] }>();
    expect(items).toMatchObject([{ uuid: one.made.uuid, portraitConsentState: state }]);
  });

  it('are gone from the pages once consent is withdrawn, and back once it is given again', async () => {
    const one = await person(path, { portraitConsent: 'given', portraitConsentBy: ' Vera Vårdnadshavare ' });
    expect(one.made.portraitConsentBy).toBe('Vera Vårdnadshavare');
    expect(await shownOn(one)).toEqual(everywhere);
    expect(await one.set({ portraitConsent: 'withdrawn' })).toMatchObject({
      portraitConsentBy: 'Vera Vårdnadshavare',
      portraitConsentState: 'withdrawn',
    });
    expect(await shownOn(one)).toEqual([]);
    await one.set({ portraitConsent: 'given' });
    expect(await shownOn(one)).toEqual(everywhere);
  });

  it('stay in the console, and no page is kept for a minute', async () => {
    const one = await person(path, { portraitConsent: 'withdrawn' });
    const query = new URLSearchParams({ lastName: one.made.lastName });
    const { items } = (await service.call({ url: `/api/sports-v2/${path}?${query}` })).json<{ items: unknown[] }>();
    expect(items).toMatchObject([{ portrait: one.mediaString }]);
    const { headers } = await visitor(service).page(squadPage);
    expect(Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThan(60);
  });
});

it('Home names those whose consent ends soon, as the lists count them', async () => {
  await person('players', { portraitConsent: 'given', portraitConsentUntil: inDays(3) });
  await person('staff', { portraitConsent: 'given', portraitConsentUntil: inDays(3) });
  const { needs } = (await service.call({ url: '/api/home' })).json<Schemas['HomeDay']>();
  const total = async (path: string) =>
    (await service.call({ url: `/api/sports-v2/${path}?portraitConsentState=endingSoon` })).json<{ total: number }>()
      .total;
  const named = (reason: string) => needs.find((need) => need.reason === reason)?.total;
  expect(named('playerConsentEndsSoon')).toBe(await total('players'));
  expect(named('staffConsentEndsSoon')).toBe(await total('staff'));
});
