import { teamSearchText } from '../store/teams/team-writes.ts';
import { type Club, clubOf, siteClubs, type TeamKind, teamKinds } from './clubs.ts';
import type { Row } from './insert-rows.ts';
import { registers, sports } from './platform.ts';
import { randomOf } from './random.ts';

/** A team of the demo with what players and games need to know of it. */
export interface DemoTeam {
  uuid: string;
  kind: TeamKind;
  club: Club;
  row: Row;
}

/** Kinds of team that each club has on the master site. */
const kindsOnMaster = 4;

/** Team number `index` (from 0) of the master site: four of each club, owned by the club's site where it has one. */
export function masterTeam(seed: number, instanceId: string, index: number): DemoTeam {
  const club = clubOf(Math.floor(index / kindsOnMaster));
  const kind = teamKinds[index % kindsOnMaster] ?? teamKinds[0];
  return demoTeam(seed, instanceId, index, club, kind, club.site ?? instanceId);
}

/** Team number `index` (from 0) of a club's site, in the order of the kinds. */
export function clubTeam(seed: number, instanceId: string, index: number): DemoTeam {
  const club = siteClubs.find((candidate) => candidate.site === instanceId) ?? clubOf(siteClubs.length + 200 + index);
  return demoTeam(seed, instanceId, index, club, teamKinds[index % teamKinds.length] ?? teamKinds[0], instanceId);
}

/** How many clubs come to play on the ice of a club that has a site. */
const guestClubs = 3;

/** How many guests a club's site knows: of each of its kinds of team one from each club that comes. Sites of made-up clubs know none. */
export function guestCount(instanceId: string, ownTeams: number): number {
  return siteClubs.some(({ site }) => site === instanceId) ? ownTeams * guestClubs : 0;
}

/** Guest number `index` (from 0) of a club's site: the other clubs in turn, kind by kind. */
export function guestTeam(seed: number, instanceId: string, index: number): DemoTeam {
  const others = siteClubs.filter(({ site }) => site !== instanceId);
  const club = others[index % guestClubs] ?? clubOf(siteClubs.length);
  const kind = teamKinds[Math.floor(index / guestClubs) % teamKinds.length] ?? teamKinds[0];
  return demoTeam(seed, instanceId, teamKinds.length + index, club, kind, club.site ?? instanceId);
}

function demoTeam(
  seed: number,
  instanceId: string,
  index: number,
  club: Club,
  kind: TeamKind,
  owner: string,
): DemoTeam {
  const random = randomOf(seed, instanceId, 'team', index);
  const uuid = random.uuid();
  const withLabel = (name: string) => [name, kind.label].filter(Boolean).join(' ');
  const displayName = withLabel(club.long);
  const teamCode = `${club.code}${kind.suffix}`;
  const names = { code: teamCode, short: withLabel(club.short), long: displayName, full: withLabel(club.full) };
  const teamNames = {
    ...names,
    codeSite: teamCode,
    shortSite: names.short,
    longSite: names.long,
    fullSite: names.full,
  };
  const clubName = { code: club.code, short: club.short, full: club.full, long: club.long };
  const handle = teamSearchText({ displayName, teamCode: '' }).replaceAll(' ', '');
  const row = {
    uuid,
    display_name: displayName,
    team_code: teamCode,
    gender: kind.gender,
    nationality: random.chance(0.85) ? 'sv' : random.pick(['FI', 'NO']),
    owner_instance_id: owner,
    logo: crestOf(club),
    team_names: teamNames,
    club_name: clubName,
    team_info: {
      founded: String(club.founded),
      phone: `0${random.between(100, 999)}-${random.between(10, 99)} ${random.between(10, 99)} ${random.between(10, 99)}`,
      email: `kansli@${handle}.example`,
      facebook: handle,
      instagram: `${handle}.official`,
      ...(random.chance(0.6) ? { twitter: handle.slice(0, 15) } : {}),
    },
    team_media: [],
    ext_ids: registers
      .filter((_, place) => place === 0 || random.chance(0.5))
      .map(({ uuid: type, code }) => ({
        id: random.uuid(),
        extId: `${code}-${random.between(10_000, 99_999)}`,
        locked: code !== 'federation' && random.chance(0.6),
        type,
      })),
    search_text: teamSearchText({ displayName, teamCode, teamNames, clubName }),
    deleted: false,
    ...authorship,
  };
  return { uuid, kind, club, row };
}

const crestColours = ['1d4e89', '9a031e', '1b7f5c', '5f0f40', '22577a', '8a5a00', '3d348b', '2b2d42'];

/** The logo of a club: a shield with its first letters, as a picture within its address; some clubs have none. */
function crestOf(club: Club): { path: string } | null {
  if (club.founded % 9 === 8) return null;
  const colour = crestColours[(club.founded + club.place.length) % crestColours.length] ?? '2b2d42';
  const letters = encodeURIComponent(club.place.slice(0, 2).toUpperCase());
  const shield = `%3Cpath fill='%23${colour}' d='M4 3h24v13c0 7-5 11-12 14C9 27 4 23 4 16z'/%3E`;
  const text = `%3Ctext x='16' y='20' text-anchor='middle' font-family='sans-serif' font-weight='700' font-size='11' fill='%23fff'%3E${letters}%3C/text%3E`;
  return {
    path: `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E${shield}${text}%3C/svg%3E`,
  };
}

/** Who made the demo's rows. */
export const authorship = { created_by: 'demo', modified_by: 'demo' } as const;

/** The rows that join a team to its series and its sport. */
export function teamLinks(team: DemoTeam, seriesUuids: ReadonlyMap<string, string>): { series: Row; sport: Row } {
  const sport = sports.find(({ code }) => code === team.kind.sport) ?? sports[0];
  return {
    series: { team_uuid: team.uuid, series_uuid: seriesUuids.get(team.kind.series), sort_order: 0 },
    sport: { team_uuid: team.uuid, sport_uuid: sport.uuid, sort_order: 0 },
  };
}
