import type { Row } from './insert-rows.ts';
import { type Random, randomOf } from './random.ts';
import { authorship, type DemoTeam } from './team-rows.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What the games of a site are placed in: its competitions by code of series, its venues by name. */
export interface Places {
  ssgts: ReadonlyMap<string, string>;
  venues: ReadonlyMap<string, string>;
}

/** Who plays at a site: its own teams, and those that come to play with them; a league's own teams play with each other. */
export interface Players {
  own: readonly DemoTeam[];
  guests: readonly DemoTeam[];
}

/** Name of the venue of a team's club. */
export function venueName({ club }: DemoTeam): string {
  return `${club.place} Arena`;
}

/**
 * Game number `index` (from 0) of a site, within ten weeks before and ten weeks after `now`; every twentieth is today, and every fortieth of them is being
 * played. Two teams of one series meet in that series' competition, a club's own with a guest of its kind, at home or away. Undefined when the site has no two such
 * teams.
 */
export function demoGame(
  seed: number,
  instanceId: string,
  index: number,
  teams: Players,
  { ssgts, venues }: Places,
  now: Date,
): Row | undefined {
  const random = randomOf(seed, instanceId, 'game', index);
  const own = teams.own[random.between(0, teams.own.length - 1)];
  const rivals =
    teams.guests.length > 0
      ? teams.guests.filter(({ kind }) => kind === own?.kind)
      : teams.own.filter((team) => team !== own && team.kind.series === own?.kind.series);
  const other = rivals[random.between(0, rivals.length - 1)];
  const [home, away] = teams.guests.length > 0 && index % 2 === 1 ? [other, own] : [own, other];
  const ssgt = ssgts.get(own?.kind.series ?? '');
  if (!home || !away || ssgt === undefined) return undefined;
  const offset = index % 20 === 0 ? 0 : random.pick([-1, 1]) * random.between(1, 70);
  const planned = new Date(Math.floor(now.getTime() / day) * day + offset * day);
  planned.setUTCHours(random.between(12, 19), random.pick([0, 0, 15, 30]));
  const startsAt = index % 40 === 20 ? new Date(Math.floor(now.getTime() / hour - 1) * hour) : planned;
  const ahead = startsAt > now;
  return {
    uuid: random.uuid(),
    ssgt_uuid: ssgt,
    ...moments(startsAt, ahead ? index : undefined),
    ...outcome(random, startsAt, now, index % 31 === 3),
    home_team_uuid: home.uuid,
    away_team_uuid: away.uuid,
    venue_uuid: ahead && index % 37 === 11 ? null : (venues.get(venueName(home)) ?? null),
    round_number: 1 + ((offset + 70) % 52),
    round_label: null,
    period_scores: [],
    deleted: false,
    ...authorship,
  };
}

/** Some of the games to come (`index`) were postponed by two weeks; of some only the day is known. */
function moments(startsAt: Date, index: number | undefined) {
  const undecided = index !== undefined && index % 29 === 7;
  const postponed = index !== undefined && index % 23 === 5;
  return {
    starts_at: undecided ? `${startsAt.toISOString().slice(0, 10)}T00:00:00Z` : startsAt.toISOString(),
    time_to_be_decided: undecided,
    original_starts_at: postponed ? new Date(startsAt.getTime() - 14 * day).toISOString() : null,
  };
}

/** A game that began over three hours ago is played, one that began later is live. */
function outcome(random: Random, startsAt: Date, now: Date, calledOff: boolean) {
  const age = now.getTime() - startsAt.getTime();
  if (age < 0) return { state: calledOff ? 'canceled' : 'pre-game', ...unplayed, home_score: null, away_score: null };
  const [homeScore, awayScore] = [random.between(0, 7), random.between(0, 6)];
  if (age < day / 8) return { state: 'live', ...unplayed, home_score: homeScore, away_score: awayScore };
  const overtime = homeScore === awayScore;
  return {
    state: 'post-game',
    played: true,
    overtime,
    shootout: overtime && random.chance(0.5),
    home_score: homeScore + (overtime ? 1 : 0),
    away_score: awayScore,
  };
}

const unplayed = { played: false, overtime: false, shootout: false };
