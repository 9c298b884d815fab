import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good, type Media, mediaCalls, picture, refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let media: ReturnType<typeof mediaCalls>;
let number = 2000;

beforeAll(async () => {
  service = await startTestService();
  media = mediaCalls(service);
});
afterAll(() => service.close());

const ids = ({ items }: { items: Media[] }) => items.map(({ id }) => id);

describe('the list of the demo', () => {
  it('has images and videos, the newest first, 20 a page', async () => {
    const images = await media.list({});
    expect([images.items.length, images.total]).toEqual([20, 60]);
    const moments = images.items.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().reverse());
    const videos = await media.list({ type: 'video' });
    expect(videos.total).toBe(4);
    expect(videos.items.map(({ isScheduled }) => isScheduled)).toContain(true);
    expect(videos.items.map(({ draft }) => draft)).toContain(true);
    expect(videos.items.every(({ thumbnailUrl, video }) => thumbnailUrl && video)).toBe(true);
  });

  it('shows every picture and video of every site by its file', async () => {
    for (const instanceId of [demo.site, 'north1_north', demo.otherNetworksSite]) {
      const { list } = mediaCalls(service, { instanceId });
      const [{ items: images }, { items: videos }] = [await list({ pageSize: '100' }), await list({ type: 'video' })];
      const addresses = [...images.map(({ imgixUrl }) => imgixUrl), ...videos.map(({ video }) => video)];
      for (const address of new Set(addresses)) {
        const { pathname } = new URL(address ?? '');
        expect((await service.app.inject({ method: 'HEAD', url: pathname })).statusCode, pathname).toBe(200);
      }
      expect(images.length).toBeGreaterThan(9);
    }
  });

  it('is shown on teams and players', async () => {
    const rows = await media.list({ category: '1', pageSize: '100' });
    expect(rows.total).toBe(6);
    const uses = await media.call({ url: `/api/media/uses/image/${rows.items[0]?.id}` });
    expect(good<{ type: string; field: string }[]>(uses, 200)).toMatchObject([
      { type: 'player', field: 'portraitList.0' },
    ]);
    const [crest] = (await media.list({ search: 'klubbmärke' })).items;
    const teams = await media.call({ url: `/api/media/uses/image/${crest?.id}` });
    expect(good<{ type: string }[]>(teams, 200).length).toBeGreaterThan(2);
  });

  it('names the uploaders, each once, and filters by them', async () => {
    const uploaders = good<{ id: string }[]>(await media.call({ url: '/api/media/uploaders' }), 200);
    expect(uploaders.map(({ id }) => id)).toContain('elin.rask@foto.example');
    expect(new Set(uploaders.map(({ id }) => id)).size).toBe(uploaders.length);
    const counts = await Promise.all(uploaders.map(({ id }) => media.list({ uploader: id })));
    expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe((await media.list({})).total);
  });

  it('gives the categories of the specification, untranslated', async () => {
    const all = good<{ id: number; name: string }[]>(await media.call({ url: '/api/media/category' }), 200);
    expect(all.map(({ id, name }) => `${id} ${name}`).join(', ')).toBe(
      '1 Porträtt, 2 Action, 3 Arena, 4 Spelare, 5 Sponsor, 6 Lag, 7 Match, 8 Träning, 9 Övrigt, 12 Horro',
    );
    expect(good(await media.call({ url: '/api/media/video/category' }), 200)).toEqual(all);
  });
});

describe('a search', () => {
  it('finds every word, without case and marks, and takes % and _ and \\ as they are', async () => {
    const names = ['100 % is', '100 procent', 'under_strykning', 'understrykning', 'bak\\streck', 'بطل 🏒 Åsa'];
    const made = new Map<string, string>();
    for (const name of names) {
      made.set(name, (await media.createImage(await picture(number++), { name, description: 'sökbar' })).id);
    }
    const found = async (search: string) => {
      const rows = ids(await media.list({ search: `${search} sökbar` }));
      return names.filter((name) => rows.includes(made.get(name) ?? ''));
    };
    expect(await found('100')).toEqual(['100 % is', '100 procent']);
    expect(await found('100 %')).toEqual(['100 % is']);
    expect(await found('under_')).toEqual(['under_strykning']);
    expect(await found('UNDERSTRYK')).toEqual(['understrykning']);
    expect(await found('bak\\')).toEqual(['bak\\streck']);
    expect(await found('asa')).toEqual(['بطل 🏒 Åsa']);
    expect(await found('🏒 بطل')).toEqual(['بطل 🏒 Åsa']);
    expect(await found('%')).toEqual(['100 % is']);
  });

  it('of more than 100 characters is refused', async () => {
    const reply = await media.call({ url: `/api/media/all?type=image&search=${'a'.repeat(101)}` });
    expect(refusal(reply)).toBe('400 search maxLength');
  });
});

describe('filters', () => {
  it('part the items in two', async () => {
    for (const [type, name] of [
      ['image', 'private'],
      ['image', 'sixteenNine'],
      ['image', 'incomplete'],
      ['video', 'draft'],
    ] as const) {
      const [yes, no, all] = await Promise.all([
        media.list({ type, [name]: 'true' }),
        media.list({ type, [name]: 'false' }),
        media.list({ type }),
      ]);
      expect(yes.total + no.total, name).toBe(all.total);
      expect([yes.total > 0, no.total > 0], name).toEqual([true, true]);
    }
  });

  it('are of days, states, files and one item', async () => {
    const made = await media.createImage(await picture(number++));
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(ids(await media.list({ uploadedFrom: today }))).toContain(made.id);
    expect(ids(await media.list({ uploadedUntil: yesterday }))).not.toContain(made.id);
    expect(ids(await media.list({ hash: made.hash ?? '' }))).toEqual([made.id]);
    expect(ids(await media.list({ id: made.id }))).toEqual([made.id]);
    expect((await media.list({ id: made.id, type: 'video' })).total).toBe(0);
    expect((await media.list({ status: 'pending' })).total).toBe(0);
    const pending = await media.createVideo();
    expect(ids(await media.list({ type: 'video', status: 'pending' }))).toEqual([pending.id]);
  });
});

describe('days', () => {
  it('are those of UTC or of a time zone', async () => {
    const made = await media.createImage(await picture(number++));
    const shown = async (query: Record<string, string>) => (await media.list({ ...query, id: made.id })).total > 0;
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Stockholm']) {
      const day = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(made.createdAt));
      expect(await shown({ uploadedFrom: day, uploadedUntil: day, timeZone }), timeZone).toBe(true);
    }
    const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) =>
      new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(made.createdAt)),
    );
    // Of two zones 25 hours apart the days are never the same.
    expect(await shown({ uploadedFrom: east ?? '', uploadedUntil: east ?? '', timeZone: 'Pacific/Pago_Pago' })).toBe(
      false,
    );
    expect(await shown({ uploadedFrom: west ?? '', uploadedUntil: west ?? '', timeZone: 'Pacific/Kiritimati' })).toBe(
      false,
    );
    const nowhere = await media.call({ url: '/api/media/all?type=image&uploadedFrom=2026-01-01&timeZone=Nowhere' });
    expect(refusal(nowhere)).toBe('400 timeZone unknown');
  });
});

describe('pages', () => {
  it.each(['createdAt', 'name', 'views', 'size'])(
    'by %s go through everything once, in both directions',
    async (sortBy) => {
      await media.createVideo({ name: 'Utan fil' });
      for (const type of ['image', 'video']) {
        const walk = async (sortOrder: string) => {
          const seen: string[] = [];
          for (let page = 1; ; page += 1) {
            const { items } = await media.list({ type, sortBy, sortOrder, page: String(page), pageSize: '7' });
            if (items.length === 0) return seen;
            seen.push(...ids({ items }));
          }
        };
        const [up, down] = [await walk('asc'), await walk('desc')];
        expect(new Set(up).size).toBe((await media.list({ type })).total);
        expect(up.toSorted()).toEqual(down.toSorted());
      }
    },
  );

  it('hold 100 items at most, and the last possible one is empty', async () => {
    expect((await media.list({ pageSize: '100' })).items.length).toBeGreaterThan(39);
    expect((await media.list({ page: '100000', pageSize: '100' })).items).toEqual([]);
    expect(refusal(await media.call({ url: '/api/media/all?type=image&pageSize=101' }))).toBe('400 pageSize maximum');
    expect(refusal(await media.call({ url: '/api/media/all?type=image&page=100001' }))).toBe('400 page maximum');
    expect(refusal(await media.call({ url: '/api/media/all' }))).toBe('400 type required');
  });
});
