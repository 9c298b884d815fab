import type { Row } from './insert-rows.ts';
import { randomOf } from './random.ts';
import { authorship } from './team-rows.ts';

/** Whose logos links to tickets and streams show: invented companies. */
const partners = [
  { kind: 'ticket', name: 'Biljettboden', letters: 'BB', colour: '9a031e' },
  { kind: 'stream', name: 'Istid Play', letters: 'IP', colour: '1d4e89' },
  { kind: 'radio', name: 'Radio Norrvåg', letters: 'RN', colour: '1b7f5c' },
] as const;

/** The logos of a site. */
export function demoLogos(seed: number, instanceId: string): Row[] {
  return partners.map(({ kind, name, letters, colour }) => ({
    uuid: logoUuid(seed, instanceId, kind),
    name,
    url: picture(letters, colour),
  }));
}

/** What game number `index` (from 0) of a site links to; only every fourth of the first 400 has something. */
export function demoMetadata(seed: number, instanceId: string, index: number, game: Row): Row[] {
  if (index % 4 !== 0 || index >= 400) return [];
  const random = randomOf(seed, instanceId, 'metadata', index);
  const number = random.between(10_000, 99_999);
  const played = game.played === true;
  const entries = played
    ? [{ type: 'article', uri: `/articles/referat-${number}`, label: 'Matchreferat', logo: null }]
    : [
        {
          type: 'ticket',
          uri: `https://biljettboden.example/match/${number}`,
          label: 'Köp biljett',
          logo: logoUuid(seed, instanceId, 'ticket'),
        },
        ...(random.chance(0.5)
          ? [
              {
                type: 'stream',
                uri: `https://istid.example/live/${number}`,
                label: null,
                logo: logoUuid(seed, instanceId, 'stream'),
              },
            ]
          : []),
      ];
  return [{ game_uuid: game.uuid, entries, version: 2, ...authorship }];
}

function logoUuid(seed: number, instanceId: string, kind: (typeof partners)[number]['kind']): string {
  return randomOf(seed, instanceId, 'logo', kind).uuid();
}

/** A round picture with two letters, within its address. */
function picture(letters: string, colour: string): string {
  const disc = `%3Ccircle cx='16' cy='16' r='15' fill='%23${colour}'/%3E`;
  const text = `%3Ctext x='16' y='20' text-anchor='middle' font-family='sans-serif' font-weight='700' font-size='11' fill='%23fff'%3E${letters}%3C/text%3E`;
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E${disc}${text}%3C/svg%3E`;
}
