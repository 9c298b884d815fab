import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleCalls, articleOf, document } from './article-calls.ts';
import { good, mediaCalls, picture, refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
let media: ReturnType<typeof mediaCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
  media = mediaCalls(service);
});
afterAll(() => service.close());

const refused = async (more: object) => refusal(await calls.create(more));

describe('main media', () => {
  it('is 16:9, of the library of the site, and has its file', async () => {
    const wide = await media.createImage(await picture(1));
    const narrow = await media.createImage(await picture(2, 64, 48));
    const pending = await media.createVideo();
    const elsewhere = mediaCalls(service, { instanceId: demo.otherNetworksSite });
    const foreign = await elsewhere.createImage(await picture(3));
    expect(await refused({ mainMedia: narrow.mediaString })).toBe('400 mainMedia ratio');
    expect(await refused({ mainMedia: pending.mediaString })).toBe('400 mainMedia ratio');
    expect(await refused({ mainMedia: foreign.mediaString })).toBe('422 mainMedia unknownMedia');
    expect(await refused({ mainMedia: 'image|embedded|26/11/000000000000' })).toBe('422 mainMedia unknownMedia');
    expect((await calls.made({ mainMedia: wide.mediaString })).mainMedia).toBe(wide.mediaString);
  });

  it('fits what it is said to be', async () => {
    const { mediaString } = await media.createImage(await picture(4));
    const embeddedMedia = { url: 'https://youtu.be/x', thumbnail: mediaString };
    expect(await refused({ embeddedMedia: {} })).toBe('400 embeddedMedia.url required');
    expect(await refused({ mainMedia: mediaString, metadata: { mediaType: 'embedded' } })).toBe(
      '400 metadata.mediaType mainFormat',
    );
    expect(await refused({ embeddedMedia, metadata: { mediaType: 'library' } })).toBe(
      '400 metadata.mediaType mainFormat',
    );
    const made = await calls.made({ embeddedMedia, metadata: { mediaType: 'embedded' } });
    expect(made.embeddedMedia).toEqual(embeddedMedia);
    const [row] = (await calls.list('latest', { sortBy: 'lastModified', pageSize: '1' })).items;
    expect(row?.thumbnailUrl).toContain('/images/');
  });

  it('says of which kind it is, also where the client that made it did not', async () => {
    const { mediaString } = await media.createImage(await picture(15));
    const embeddedMedia = { url: 'https://youtu.be/x', thumbnail: null };
    const kindOf = async (more: object) => (await calls.made(more)).metadata;
    expect(await kindOf({})).toEqual({ mediaType: 'library' });
    expect(await kindOf({ mainMedia: mediaString, metadata: { seoTitle: 'Kort' } })).toEqual({
      mediaType: 'library',
      seoTitle: 'Kort',
    });
    expect(await kindOf({ embeddedMedia })).toEqual({ mediaType: 'embedded' });
    expect(await kindOf({ mainMedia: mediaString, embeddedMedia })).toEqual({ mediaType: 'library' });
  });

  it('that has gone since does not hold an edit, but publishing', async () => {
    const image = await media.createImage(await picture(5));
    const { id } = await calls.made({ mainMedia: image.mediaString });
    expect(refusal(await media.remove(image))).toBe('409 id inUse');
    good(await media.remove(image, '?evenInUse=true'), 204);
    articleOf(await calls.put(id, { header: 'Utan bild', mainMedia: image.mediaString }));
    expect(refusal(await calls.act(id, 'publish'))).toBe('422 mainMedia incomplete');
  });

  it('is one picture without the add-on for more; what there is stays', async () => {
    const site = { instanceId: demo.site };
    const { mediaString } = await media.createImage(await picture(6));
    const node = { type: 'picture', attrs: { media: mediaString, alt: null, caption: null, credit: null } };
    const both = await calls.made({ body: document(node, node), metadata: { gallery: [{ media: mediaString }] } });
    await withoutAddOn(site.instanceId, async (limited) => {
      const less = articleCalls(limited);
      expect(refusal(await less.create({ body: document(node, node) }))).toBe('403 body addOn');
      expect(refusal(await less.create({ metadata: { gallery: [{ media: mediaString }] } }))).toBe(
        '403 metadata.gallery addOn',
      );
      articleOf(await less.create({ body: document(node) }), 201);
      articleOf(await less.put(both.id, { header: 'Fler bilder', body: both.body, metadata: both.metadata }));
    });
  });
});

/** The service as it is while the site lacks the add-on for several pictures. */
async function withoutAddOn(instanceId: string, work: (limited: TestService) => Promise<void>): Promise<void> {
  const { Client } = await import('pg');
  const owner = new Client({ connectionString: service.databaseUrl });
  await owner.connect();
  const set = (value: boolean) =>
    owner.query(
      `UPDATE sites SET add_ons = add_ons || jsonb_build_object('multipleImagesArticle', $2::boolean) WHERE instance_id = $1`,
      [instanceId, value],
    );
  await set(false);
  const limited = await service.startAnother();
  try {
    await work(limited);
  } finally {
    await limited.close();
    await set(true);
    await owner.end();
  }
}
