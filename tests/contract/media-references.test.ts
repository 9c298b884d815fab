import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../service/store/database.ts';
import { sql } from '../../service/store/sql.ts';
import { good, type Media, mediaCalls, picture, refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
/** As another replica of the service has it open. */
let database: Database;
let media: ReturnType<typeof mediaCalls>;
let number = 4000;
let own: Media;
let foreign: Media;

beforeAll(async () => {
  service = await startTestService();
  database = await openDatabase(service.databaseUrl);
  media = mediaCalls(service);
  const theirs = mediaCalls(service, { instanceId: demo.otherNetworksSite });
  foreign = await theirs.createImage(await picture(number++));
});
afterAll(async () => {
  await database.close();
  await service.close();
});
beforeEach(async () => {
  own = await media.createImage(await picture(number++));
});

const send = (method: 'POST' | 'PUT', path: string, body: object) => media.call({ method, url: `/api${path}`, body });
const entry = (mediaString: string) => ({ mediaString, sortOrder: 0 });
let teams = 0;
const team = (more: object) => ({
  displayName: 'Bildlaget',
  teamCode: `BI${teams++}`,
  ownerInstanceId: demo.site,
  ...more,
});
const person = (more: object) => ({ firstName: 'Bild', lastName: 'Person', ...more });

/** The game's metadata with this logo. */
async function saveMetadata(logo: string | null) {
  const game = good<{ items: [{ uuid: string; ssgtUuid: string }] }>(
    await media.call({ url: '/api/sports-v2/games?pageSize=1' }),
    200,
  ).items[0];
  const metadata = [{ type: 'ticket', uri: 'https://tickets.example/1', logo }];
  return send('POST', '/game-metadata', { gameUuid: game.uuid, ssgtUuid: game.ssgtUuid, metadata });
}

describe("another site's mediaString", () => {
  it('is refused at its field wherever one comes in', async () => {
    const { mediaString } = foreign;
    const refused: [Promise<Awaited<ReturnType<typeof send>>>, string][] = [
      [send('POST', '/sports-v2/teams', team({ logo: { path: mediaString } })), 'logo.path'],
      [send('POST', '/sports-v2/teams', team({ icon: mediaString })), 'icon'],
      [
        send('POST', '/sports-v2/teams', team({ teamMedia: [own.mediaString, mediaString].map(entry) })),
        'teamMedia.1.mediaString',
      ],
      [
        send('POST', '/sports-v2/players', person({ portraitList: [entry(mediaString)] })),
        'portraitList.0.mediaString',
      ],
      [send('POST', '/sports-v2/staff', person({ staffMedia: [entry(mediaString)] })), 'staffMedia.0.mediaString'],
      [saveMetadata(mediaString), 'metadata.0.logo'],
      [media.create('image', { name: 'x', mediaString }), 'mediaString'],
      [media.update(own, { name: 'x', mediaString }), 'mediaString'],
      [media.create('video', { name: 'x', thumbnail: mediaString }), 'thumbnail'],
      [media.call({ url: `/api/media/render?mediaString=${encodeURIComponent(mediaString)}` }), 'mediaString'],
    ];
    for (const [reply, path] of refused) expect(refusal(await reply)).toBe(`422 ${path} unknownMedia`);
    expect((await media.get(foreign)).statusCode).toBe(404);
    expect((await media.remove(foreign)).statusCode).toBe(404);
    expect((await media.call({ url: `/api/media/uses/image/${foreign.id}` })).statusCode).toBe(404);
  });

  it('that is stored already stays valid, and no other comes to it', async () => {
    const made = good<{ uuid: string }>(await send('POST', '/sports-v2/players', person({})), 201);
    const old = 'image|embedded|20/01/abcdefabcdef';
    await database.inInstance(demo.site, (tx) =>
      tx.query(sql`UPDATE players SET portraits = ${JSON.stringify([entry(old)])} WHERE uuid = ${made.uuid}`),
    );
    const put = (list: object[]) => send('PUT', `/sports-v2/players/${made.uuid}`, person({ portraitList: list }));
    expect((await put([entry(own.mediaString), entry(old)])).statusCode).toBe(200);
    expect(refusal(await put([entry(old), entry(foreign.mediaString)]))).toBe(
      '422 portraitList.1.mediaString unknownMedia',
    );
  });

  it.each(['image', 'image|embedded|x', 'image|other|26/11/000000000000', '<script>', 'x'.repeat(300)])(
    'as little as %j',
    async (mediaString) => {
      const reply = await send('POST', '/sports-v2/players', person({ portraitList: [entry(mediaString)] }));
      expect(refusal(reply)).toBe('422 portraitList.0.mediaString unknownMedia');
    },
  );
});

describe('an item in use', () => {
  /** Lets everything that can refer to an item do so. */
  async function useEverywhere({ mediaString, imgixUrl }: Media) {
    good(await send('POST', '/sports-v2/teams', team({ logo: { path: mediaString }, icon: imgixUrl })), 201);
    good(await send('POST', '/sports-v2/teams', team({ displayName: 'Annat', teamMedia: [entry(mediaString)] })), 201);
    good(await send('POST', '/sports-v2/players', person({ portraitList: [entry(mediaString)] })), 201);
    good(await send('POST', '/sports-v2/staff', person({ staffMedia: [entry(mediaString)] })), 201);
    good(await saveMetadata(mediaString), 200);
    return media.createVideo({ thumbnail: mediaString });
  }

  it('tells what refers to it, with its page and its field', async () => {
    await useEverywhere(own);
    const uses = good<{ type: string; field: string; path: string; title: string }[]>(
      await media.call({ url: `/api/media/uses/image/${own.id}` }),
      200,
    );
    expect(uses.map(({ type, field, path }) => `${type} ${field} ${path.replace(/[A-Za-z0-9]{12}/g, '*')}`)).toEqual([
      'team teamMedia.0 /sports/teams/*/edit',
      'team icon /sports/teams/*/edit',
      'team logo.path /sports/teams/*/edit',
      'player portraitList.0 /sports/players/*/profile',
      'staff staffMedia.0 /sports/staff-managers/*/profile',
      'gameMetadata metadata.0.logo /sports/game/*/edit/*',
      'video thumbnail /media-and-files/video/*/edit',
    ]);
    expect(uses[0]?.title).toBe('Annat');
    good(await saveMetadata(null), 200);
  });

  it('is deleted only when told to be, and leaves no file without a row', async () => {
    const video = await useEverywhere(own);
    const refused = await media.remove(own);
    expect([refusal(refused), refused.json<{ uses: number }>().uses]).toEqual(['409 id inUse', 7]);
    expect((await media.remove(own, '?evenInUse=false')).statusCode).toBe(409);
    const [file] = await filesOf(own);
    expect((await media.remove(own, '?evenInUse=true')).statusCode).toBe(204);
    expect((await media.remove(own)).statusCode).toBe(404);
    expect(await doomed()).toContain(file);
    expect((await service.app.inject({ url: new URL(own.imgixUrl ?? '').pathname })).statusCode).toBe(404);
    expect(good<Media>(await media.get(video), 200)).toMatchObject({ thumbnail: null, thumbnailUrl: null });
  });

  it('is not deleted while somebody comes to refer to it, whoever is first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const item = await media.createImage(await picture(number++));
      const [used, removed] = await Promise.all([
        send('POST', '/sports-v2/players', person({ portraitList: [entry(item.mediaString)] })),
        media.remove(item),
      ]);
      expect(['201 409', '422 204']).toContain(`${used.statusCode} ${removed.statusCode}`);
    }
  });

  it('keeps its references when its file is replaced', async () => {
    const video = await useEverywhere(own);
    const [before] = await filesOf(own);
    const etag = String((await media.get(own)).headers.etag);
    const { uploadKey, mediaString } = await media.upload(await picture(number++, 100, 100));
    const replace = (headers = {}) =>
      media.call({ method: 'PUT', url: `/api/media/file/image/${own.id}?uploadKey=${uploadKey}`, headers });
    const replaced = good<Media>(await replace({ 'if-match': etag }), 200);
    expect(replaced).toMatchObject({ mediaString: own.mediaString, version: 2, width: 100, sixteenNine: false });
    expect(replaced.imgixUrl).toBe(own.imgixUrl?.replace('v=1', 'v=2'));
    expect(good<Media>(await media.get(video), 200).thumbnailUrl).toBe(replaced.imgixUrl);
    const uses = await media.call({ url: `/api/media/uses/image/${own.id}` });
    expect(good<object[]>(uses, 200)).toHaveLength(7);
    expect(await doomed()).toContain(before);
    expect((await replace({ 'if-match': etag })).statusCode).toBe(412);
    expect((await replace()).statusCode).toBe(404);
    expect(refusal(await media.create('image', { name: 'x', mediaString }))).toBe('422 mediaString unknownMedia');
    good(await saveMetadata(null), 200);
  });

  it('takes no file of the other type, none of another site and none that was not reported', async () => {
    const replace = (uploadKey: string) =>
      media.call({ method: 'PUT', url: `/api/media/file/image/${own.id}?uploadKey=${uploadKey}` });
    const video = good<{ uploadKey: string }>(await media.announce(Buffer.alloc(9), 'video/mp4'), 200);
    expect(refusal(await replace(video.uploadKey))).toBe('409 uploadKey otherType');
    const open = good<{ uploadKey: string }>(await media.announce(Buffer.alloc(9)), 200);
    expect(refusal(await replace(open.uploadKey))).toBe('409 uploadKey notReported');
    const theirs = await mediaCalls(service, { instanceId: demo.otherNetworksSite }).upload(await picture(number++));
    expect((await replace(theirs.uploadKey)).statusCode).toBe(404);
  });
});

/** Storage keys of an item's file. */
async function filesOf({ id }: Media): Promise<string[]> {
  const rows = await database.inInstance(demo.site, (tx) =>
    tx.query<{ key: string }>(sql`
      SELECT f.storage_key AS key FROM media m JOIN media_files f ON f.uuid = m.file_uuid WHERE m.uuid = ${id}`),
  );
  return rows.map(({ key }) => key);
}

async function doomed(): Promise<string[]> {
  const rows = await database.readPlatform((platform) =>
    platform.query<{ key: string }>(sql`SELECT storage_key AS key FROM doomed_files`),
  );
  return rows.map(({ key }) => key);
}
