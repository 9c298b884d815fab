import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { heroSlide, inHours, layoutCalls, type SiteLayout, sectionsOf } from './layout-calls.ts';
import { good, refusal } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];
type Slide = Schemas['HeroSlide'];

let service: TestService;
let calls: ReturnType<typeof layoutCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = layoutCalls(service);
});
afterAll(() => service.close());

/** The start page as the layouts have it. */
async function start(): Promise<SiteLayout> {
  const { items } = await calls.get<Schemas['SiteLayoutPage']>('/layouts/site-layouts');
  return calls.read(items.find(({ isStartPage }) => isStartPage)?.id ?? '');
}
const slides = () => calls.get<Slide[]>('/sitesettings/herocarousel');
const slidesOfLayout = async () => {
  const carousel = sectionsOf(await start()).find(({ type }) => type === 'HERO SLIDER');
  return carousel?.config.slides as Slide[];
};

describe('the immediate door', () => {
  it('shows the same slides as the layout at all times', async () => {
    expect(await slides()).toEqual(await slidesOfLayout());
    const { id: _id, kind: _kind, ...input } = heroSlide({ heading: 'Ny bild' });
    const made = good<Slide>(await calls.send('POST', '/sitesettings/herocarousel', input), 201);
    expect(made).toMatchObject({ kind: 'hero', heading: 'Ny bild' });
    expect(await slides()).toEqual(await slidesOfLayout());
    expect((await slides()).at(-1)).toEqual(made);
    const { version } = await start();
    const hidden = { heading: 'Ny bild', visible: false };
    good(await calls.send('PUT', `/sitesettings/herocarousel/${made.id}`, hidden, `"${version}"`), 200);
    expect((await start()).version).toBe(version + 1);
    expect(await slides()).toEqual(await slidesOfLayout());
    expect(await calls.get(`/sitesettings/herocarousel/${made.id}`)).toMatchObject({ visible: false });
    good(await calls.send('DELETE', `/sitesettings/herocarousel/${made.id}`), 204);
    expect((await calls.send('DELETE', `/sitesettings/herocarousel/${made.id}`)).statusCode).toBe(404);
    expect(await slides()).toEqual(await slidesOfLayout());
  });

  it('refuses a slide where it is wrong, by its own paths', async () => {
    const post = async (more: object) => {
      const { id: _id, kind: _kind, ...input } = heroSlide(more);
      return refusal(await calls.send('POST', '/sitesettings/herocarousel', input));
    };
    expect(await post({ heading: null })).toBe('400 heading required');
    expect(await post({ visibleUntil: inHours(-1) })).toBe('400 visibleUntil past');
    expect(await post({ link: { kind: 'route', id: 'nobody' } })).toBe('422 link.id unknownRoute');
    expect(await post({ media: { media: 'image|embedded|26/01/000000000000', alt: 'A' } })).toBe(
      '422 media.media unknownMedia',
    );
  });

  it('holds at most twenty slides', async () => {
    const { id: _id, kind: _kind, ...input } = heroSlide();
    for (let count = (await slides()).length; count < 20; count++) {
      good(await calls.send('POST', '/sitesettings/herocarousel', input), 201);
    }
    expect(refusal(await calls.send('POST', '/sitesettings/herocarousel', input))).toBe('409 id tooMany');
  });

  it('hides a section at once, and leaves everything else as it is', async () => {
    const before = await start();
    const [first] = await calls.get<Schemas['StartPageSection'][]>('/sitesettings/startpage/sections');
    const url = `/sitesettings/startpage/sections/${first?.id}`;
    good(await calls.send('PUT', url, { visible: false }, `"${before.version}"`), 200);
    const after = await start();
    expect(after.version).toBe(before.version + 1);
    expect(sectionsOf(after).map(({ id, visible }) => [id, visible])).toEqual(
      sectionsOf(before).map(({ id, visible }) => [id, id === first?.id ? false : visible]),
    );
    expect(refusal(await calls.send('PUT', url, { visible: true }, `"${before.version}"`))).toBe('412 If-Match stale');
    expect(refusal(await calls.send('PUT', url, { visibleUntil: inHours(-1) }))).toBe('400 visibleUntil past');
    expect(
      (await calls.send('PUT', `/sitesettings/startpage/sections/${randomUUID()}`, { visible: true })).statusCode,
    ).toBe(404);
    good(await calls.send('PUT', url, { visible: true }), 200);
  });

  it('changes what stays the same, which is in the settings of the layout', async () => {
    const body = {
      heading: 'Hem',
      text: 'Välkommen',
      backgroundMedia: null,
      showGameHeader: false,
      showSponsorStrip: true,
    };
    expect(good(await calls.send('PUT', '/sitesettings/startpage/static', body), 200)).toEqual(body);
    expect((await start()).settings).toMatchObject({
      metaTitle: 'Hem',
      metaDescription: 'Välkommen',
      showGameHeader: false,
    });
    const gone = { ...body, backgroundMedia: 'image|embedded|26/01/000000000000' };
    expect(refusal(await calls.send('PUT', '/sitesettings/startpage/static', gone))).toBe(
      '422 backgroundMedia unknownMedia',
    );
  });
});
