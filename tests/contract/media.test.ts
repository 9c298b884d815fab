import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good, type Media, mediaCalls, picture, refusal, type Upload } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let media: ReturnType<typeof mediaCalls>;
let number = 1000;
const newPicture = (width?: number, height?: number) => picture(number++, width, height);

beforeAll(async () => {
  service = await startTestService();
  media = mediaCalls(service);
});
afterAll(() => service.close());

describe('an image', () => {
  it('is made of a reported upload, with what administrators know of it', async () => {
    const { mediaString, hash, size } = await media.upload(await newPicture(1600, 900));
    const body = {
      name: '  Målet  ',
      description: 'Matchens enda mål',
      categoryId: 2,
      photographer: 'Elin Rask',
      legal: '© Elin Rask',
      isPrivate: true,
      focalPoint: { fpx: 0.25, fpy: 0.75 },
      tags: [{ value: 'custom.derby' }, { value: 'custom.derby' }],
      gameTags: [],
      mediaString,
    };
    const reply = await media.create('image', body);
    const made = good<Media>(reply, 201);
    const key = mediaString.split('|')[2] ?? '';
    expect(mediaString).toMatch(/^image\|embedded\|\d\d\/\d\d\/[0-9a-f]{12}$/);
    expect(made).toMatchObject({
      type: 'image',
      mediaString,
      name: 'Målet',
      categoryId: 2,
      categories: [{ id: 2, name: 'Action' }],
      tags: [{ value: 'custom.derby', name: 'Derby' }],
      gameTags: [],
      focalPoint: { fpx: 0.25, fpy: 0.75 },
      properties: { PixelWidth: 1600, PixelHeight: 900, 'Content-Length': size, 'Content-Type': 'image/jpeg' },
      sixteenNine: true,
      thumbDir: `images/${key}`,
      imgixUrl: `http://localhost:4400/images/${key}?v=1`,
      thumbnailUrl: `http://localhost:4400/images/${key}?v=1`,
      status: 'ready',
      hash,
      version: 1,
      views: 0,
      instanceId: demo.site,
      video: null,
      duration: null,
      isScheduled: false,
    });
    expect((await media.get(made)).headers.etag).toBe(reply.headers.etag);
    const shown = await service.app.inject({ url: `/images/${key}?w=160` });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('needs a name and the mediaString of an uploaded file', async () => {
    expect(refusal(await media.create('image', { name: 'x' }))).toBe('400 mediaString required');
    expect(refusal(await media.create('image', { name: ' ' }))).toBe('400 name pattern');
    expect(refusal(await media.create('image', { name: 'x', mediaString: 'image|embedded|26/11/000000000000' }))).toBe(
      '422 mediaString unknownMedia',
    );
    const { mediaString } = await media.upload(await newPicture());
    const asVideo = mediaString.replace('image|', 'video|');
    expect(refusal(await media.create('video', { name: 'x', mediaString: asVideo }))).toBe(
      '422 mediaString unknownMedia',
    );
  });

  it('is not made before its upload was reported, nor twice, nor by two at once', async () => {
    const bytes = await newPicture();
    const upload = good<Upload>(await media.announce(bytes), 200);
    const body = { name: 'x', mediaString: upload.mediaString };
    expect(refusal(await media.create('image', body))).toBe('409 mediaString notReported');
    good(await media.put(upload, bytes), 200);
    good(await media.report(upload.uploadKey), 200);
    const replies = await Promise.all([1, 2, 3, 4].map(() => media.create('image', body)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(refusal(await media.create('image', body))).toBe('409 mediaString duplicate');
  });
});

describe('what is said of an image', () => {
  it('is nothing that only videos have, unless it is empty', async () => {
    const made = await media.createImage(await newPicture());
    const nothing = { isLocked: false, isHiddenInListing: false, draft: false, publishDate: null, thumbnail: null };
    good(await media.update(made, { ...nothing, name: 'x' }), 200);
    const wrong = { draft: true, thumbnail: made.mediaString, isLocked: true };
    expect(refusal(await media.update(made, { ...wrong, name: 'x' }))).toBe(
      '400 isLocked otherType thumbnail otherType draft otherType',
    );
  });

  it('stays where an update leaves it out, and the middle as focal point is none', async () => {
    const made = await media.createImage(await newPicture(), {
      categoryId: 4,
      photographer: 'Jonte Falk',
      legal: 'Fri',
    });
    const first = good<Media>(await media.update(made, { name: 'Ny', focalPoint: { fpx: 0.1, fpy: 0.5 } }), 200);
    expect(first).toMatchObject({ name: 'Ny', categoryId: 4, photographer: 'Jonte Falk', focalPoint: { fpx: 0.1 } });
    const second = good<Media>(await media.update(made, { name: 'Ny', focalPoint: { fpx: 0.5, fpy: 0.5 } }), 200);
    expect(second.focalPoint).toBeNull();
    const outside = await media.update(made, { name: 'Ny', focalPoint: { fpx: 1.01, fpy: 0 } });
    expect(refusal(outside)).toBe('400 focalPoint.fpx maximum');
  });

  it('has one category, said in either place', async () => {
    const made = await media.createImage(await newPicture(), { categories: [{ id: 12, name: 'anything' }] });
    expect(made).toMatchObject({ categoryId: 12, categories: [{ id: 12, name: 'Horro' }] });
    const { categories } = made;
    const other = good<Media>(await media.update(made, { name: 'x', categories, categoryId: 8 }), 200);
    expect(other.categories).toEqual([{ id: 8, name: 'Träning' }]);
    const none = good<Media>(await media.update(made, { name: 'x', categories: [], categoryId: 8 }), 200);
    expect(none).toMatchObject({ categoryId: null, categories: [] });
    const refused = (body: object) => media.update(made, { name: 'x', ...body }).then(refusal);
    expect(await refused({ categories: [{ id: 1 }, { id: 2 }] })).toBe('400 categories oneCategory');
    expect(await refused({ categories: [{ id: 1 }], categoryId: 2 })).toBe('400 categoryId oneCategory');
    expect(await refused({ categories: [{ id: 11 }] })).toBe('400 categories.0.id unknown');
    expect(await refused({ categoryId: 10 })).toBe('400 categoryId unknown');
  });

  it('keeps its mediaString', async () => {
    const [made, other] = [await media.createImage(await newPicture()), await media.createImage(await newPicture())];
    good(await media.update(made, { name: 'x', mediaString: made.mediaString }), 200);
    expect(refusal(await media.update(made, { name: 'x', mediaString: other.mediaString }))).toBe(
      '400 mediaString fixed',
    );
  });

  it('bears tags of all kinds by their names, and none that stand for nothing', async () => {
    const of = async (path: string) =>
      good<{ items: [{ uuid: string; displayName?: string }] }>(
        await media.call({ url: `/api/sports-v2/${path}` }),
        200,
      ).items[0];
    const [team, game] = [await of('teams?pageSize=1'), await of('games?pageSize=1')];
    const tags = [{ value: `team.${team.uuid}` }, { value: 'custom.highlights' }];
    const made = await media.createImage(await newPicture(), {
      tags,
      gameTags: [{ value: `game.${game.uuid}.report` }],
    });
    expect(made.tags).toMatchObject([
      { value: `team.${team.uuid}`, name: team.displayName },
      { value: 'custom.highlights', name: 'Highlights' },
    ]);
    expect(made.gameTags[0]?.name).toMatch(/ [-–] /);
    for (const query of [{ game: game.uuid }, { game: `game.${game.uuid}` }, { tag: `team.${team.uuid}` }]) {
      expect((await media.list({ ...query, pageSize: '100' })).items.map(({ id }) => id)).toContain(made.id);
    }
    const unknown = await media.update(made, { name: 'x', tags: [...tags, { value: 'custom.nothing' }] });
    expect(refusal(unknown)).toBe('400 tags.2.value unknown');
    const foreign = good<{ items: [{ uuid: string }] }>(
      await media.call({ url: '/api/sports-v2/teams', instanceId: demo.otherNetworksSite }),
      200,
    ).items[0];
    const theirs = await media.update(made, { name: 'x', tags: [{ value: `team.${foreign.uuid}` }] });
    expect(refusal(theirs)).toBe('400 tags.0.value unknown');
  });
});

describe('names', () => {
  it.each([
    ['300 emoji', '🏒'.repeat(300)],
    ['300 letters of Arabic', `${'ملعب '.repeat(59)}هوكي!`],
    ['right-to-left marks among others', '\u202eab\u202c שלום'],
  ])('of %s are kept', async (_, name) => {
    const made = await media.createImage(await newPicture(), { name });
    expect(made.name).toBe(name);
    expect(good<Media>(await media.get(made), 200).name).toBe(name);
  });

  it('of more than 300 characters are refused', async () => {
    const { mediaString } = await media.upload(await newPicture());
    const reply = await media.create('image', { mediaString, name: '🏒'.repeat(301) });
    expect(refusal(reply)).toBe('400 name maxLength');
  });
});

describe('a video', () => {
  const later = () => new Date(Date.now() + 86_400_000).toISOString();

  it('is pending until its file comes, and takes nothing that only images have', async () => {
    const made = await media.createVideo({ categories: [{ id: 7 }, { id: 2 }], isLocked: true, draft: true });
    expect(made).toMatchObject({ status: 'pending', isLocked: true, draft: true, categoryId: null, video: null });
    expect(made.categories.map(({ id }) => id)).toEqual([7, 2]);
    expect(made).toMatchObject({ imgixUrl: null, filepath: '', thumbDir: '', properties: null });
    const wrong = { photographer: 'x', legal: 'x', focalPoint: { fpx: 0, fpy: 0 }, categoryId: 1 };
    expect(refusal(await media.update(made, { name: 'x', ...wrong }))).toBe(
      '400 photographer otherType legal otherType focalPoint otherType categoryId otherType',
    );
  });

  it('is scheduled for the future only; a date that has come meanwhile stays', async () => {
    const past = '2026-01-01T12:00:00+0000';
    expect(refusal(await media.create('video', { name: 'x', publishDate: past }))).toBe('400 publishDate past');
    const made = await media.createVideo({ publishDate: later() });
    expect(made.isScheduled).toBe(true);
    expect(refusal(await media.update(made, { name: 'x', publishDate: past }))).toBe('400 publishDate past');
    const same = good<Media>(await media.update(made, { name: 'y', publishDate: made.publishDate }), 200);
    expect(same.publishDate).toBe(made.publishDate);
    expect(good<Media>(await media.update(made, { name: 'y', publishDate: null }), 200).isScheduled).toBe(false);
  });

  it('shows an image of the library, or a frame that the browser took', async () => {
    const image = await media.createImage(await newPicture(), { focalPoint: { fpx: 0.2, fpy: 0.2 } });
    const made = await media.createVideo({ thumbnail: image.mediaString });
    expect(made).toMatchObject({ thumbnail: image.mediaString, thumbnailUrl: image.imgixUrl });
    expect(made.thumbnailMediaObject).toMatchObject({ id: image.id, name: image.name, focalPoint: { fpx: 0.2 } });
    const frame = await media.upload(await newPicture());
    const body = { name: 'Film', thumbnail: null, posterUploadKey: frame.uploadKey };
    const posted = good<Media>(await media.update(made, body), 200);
    expect(posted.thumbnailUrl).toBe(posted.imgixUrl);
    expect(posted.version).toBe(2);
    const shown = await service.app.inject({ url: new URL(posted.imgixUrl ?? '').pathname });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(refusal(await media.update(made, body))).toBe('422 posterUploadKey unknownMedia');
    const drawing = await media.upload(
      await sharp(await newPicture())
        .png()
        .toBuffer(),
      'image/png',
    );
    const drawn = { name: 'Film', posterUploadKey: drawing.uploadKey };
    expect(refusal(await media.update(made, drawn))).toMatch(/ posterUploadKey invalidMediaType$/);
    expect(refusal(await media.update(made, { name: 'x', thumbnail: made.mediaString }))).toMatch(
      '400 thumbnail pattern',
    );
  });
});

describe('rendering', () => {
  it('gives 31 widths and counts a view, which changes neither version nor ETag', async () => {
    const made = await media.createImage(await newPicture(), {
      description: 'Vad den visar',
      photographer: 'Elin Rask',
    });
    const { etag } = (await media.get(made)).headers;
    const url = `/api/media/render?mediaString=${encodeURIComponent(made.mediaString)}`;
    const shown = good<{ srcset: string }>(await media.call({ url }), 200);
    expect(shown).toMatchObject({ url: made.imgixUrl, alt: 'Vad den visar', videourl: null, isFocalCropped: false });
    expect(shown.srcset.split(', ')).toHaveLength(31);
    await Promise.all(Array.from({ length: 9 }, () => media.call({ url })));
    const after = await media.get(made);
    expect(good<Media>(after, 200).views).toBe(10);
    expect(after.headers.etag).toBe(etag);
  });
});

describe('versions', () => {
  it('let one of two editors through', async () => {
    const made = await media.createImage(await newPicture());
    const etag = String((await media.get(made)).headers.etag);
    const save = (name: string) => media.update(made, { name }, { 'if-match': etag });
    const replies = await Promise.all([save('ett'), save('två')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const stale = { method: 'DELETE', url: `/api/media/meta/image/${made.id}`, headers: { 'if-match': etag } } as const;
    expect((await media.call(stale)).statusCode).toBe(412);
  });

  it('are those of the type: an image is no video', async () => {
    const made = await media.createImage(await newPicture());
    expect((await media.get({ ...made, type: 'video' })).statusCode).toBe(404);
    expect((await media.update({ ...made, type: 'video' }, { name: 'x' })).statusCode).toBe(404);
    expect((await media.remove({ ...made, type: 'video' })).statusCode).toBe(404);
  });
});
