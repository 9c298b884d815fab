import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sponsor, SponsorGroup, SponsorGroups } from '../../service/store/contract.ts';
import { good, type Media, mediaCalls, picture, refusal } from './media-calls.ts';
import { type SettingsCalls, startSettingsCalls } from './settings-calls.ts';

// Logos of odd shapes and kinds, in several places at once, and replaced while they stand there.

let calls: SettingsCalls;
let media: ReturnType<typeof mediaCalls>;
beforeAll(async () => {
  calls = await startSettingsCalls();
  media = mediaCalls(calls.service);
});
afterAll(() => calls.service.close());

const newSponsor = async (body: object) =>
  (await calls.ask<Sponsor>({ method: 'POST', url: '/sponsors/sponsors', body }, 201)).body;
const newGroups = async (...names: string[]) => {
  const body = { groups: names.map((name) => ({ name })) };
  const { groups } = (await calls.ask<SponsorGroups>({ method: 'POST', url: '/sponsors/site-sponsor-groups', body }))
    .body;
  return groups.map(({ id = '' }) => id);
};
const fill = (group: string, ...ids: string[]) =>
  calls.put<SponsorGroup>(`/sponsors/site-sponsors/${group}`, { sponsors: ids.map((sponsorId) => ({ sponsorId })) });

it('are taken in any shape, told in pixels', async () => {
  for (const [width, height] of [
    [1200, 120],
    [30, 300],
  ] as const) {
    const { mediaString } = await media.createImage(await picture(9200 + width, width, height));
    const { logoWidth, logoHeight } = await newSponsor({ name: `${width} gånger ${height}`, logo: mediaString });
    expect([logoWidth, logoHeight]).toEqual([width, height]);
  }
});

it('are no SVG, no video and no file of more than 15 MB', async () => {
  expect(refusal(await media.announce(Buffer.from('<svg/>'), 'image/svg+xml'))).toBe('422 mimeType invalidMediaType');
  const tooLarge = { mimeType: 'image/png', fileLocator: 'stor.png', size: String(15_728_641) };
  const reply = await media.call({ url: `/api/media/upload-url?${new URLSearchParams(tooLarge)}` });
  expect(refusal(reply)).toBe('413 size fileTooLarge');
  const { mediaString } = await media.createVideo();
  const body = { name: 'Film AB', logo: mediaString };
  expect(await calls.refused({ method: 'POST', url: '/sponsors/sponsors', body })).toMatchObject({
    status: 400,
    faults: ['logo notAnImage'],
  });
});

it('stand in several groups at once, and each shows the new one when the library replaces it', async () => {
  const logo = await media.createImage(await picture(9301, 120, 40));
  const { id } = await newSponsor({ name: 'På två ställen', logo: logo.mediaString });
  const groups = await newGroups('Guld', 'Silver');
  for (const group of groups) await fill(group, id);
  const shown = () =>
    Promise.all(
      groups.map(async (group) => {
        const { sponsors = [] } = await calls.get<SponsorGroup>(`/sponsors/site-sponsors/${group}`);
        const [one] = sponsors;
        return [one?.sponsor?.logoUrl, one?.sponsor?.logoWidth, one?.sponsor?.logoHeight] as const;
      }),
    );
  const before = await shown();
  expect(before.map(([, ...size]) => size)).toEqual([
    [120, 40],
    [120, 40],
  ]);
  const { uploadKey } = await media.upload(await picture(9302, 90, 90));
  const url = `/api/media/file/image/${logo.id}?uploadKey=${uploadKey}`;
  expect(good<Media>(await media.call({ method: 'PUT', url }), 200).mediaString).toBe(logo.mediaString);
  const after = await shown();
  expect(after.map(([, ...size]) => size)).toEqual([
    [90, 90],
    [90, 90],
  ]);
});
