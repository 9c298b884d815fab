import type { Row } from './insert-rows.ts';
import { type Random, randomOf } from './random.ts';
import { authorship, type DemoTeam } from './team-rows.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Game number `index` (from 0) of a site, within ten weeks before and ten weeks after `now`; every twentieth is today. Two teams of one
 * series meet in that series' competition (`ssgts`, by code of series). Undefined when the site has no two such teams.
 */
export function demoGame(
  seed: number,
  instanceId: string,
  index: number,
  teams: readonly DemoTeam[],
  ssgts: ReadonlyMap<string, string>,
  now: Date,
): Row | undefined {
  const random = randomOf(seed, instanceId, 'game', index);
  const home = teams[random.between(0, teams.length - 1)];
  const rivals = teams.filter((team) => team !== home && team.kind.series === home?.kind.series);
  const away = rivals[random.between(0, rivals.length - 1)];
  const ssgt = ssgts.get(home?.kind.series ?? '');
  if (!home || !away || ssgt === undefined) return undefined;
  const offset = index % 20 === 0 ? 0 : random.pick([-1, 1]) * random.between(1, 70);
  const startsAt = new Date(Math.floor(now.getTime() / day) * day + offset * day);
  startsAt.setUTCHours(random.between(12, 19), random.pick([0, 0, 15, 30]));
  return {
    uuid: random.uuid(),
    ssgt_uuid: ssgt,
    starts_at: startsAt.toISOString(),
    ...outcome(random, startsAt, now),
    home_team_uuid: home.uuid,
    away_team_uuid: away.uuid,
    venue_uuid: null,
    venue_name: `${home.club.place} Arena`,
    round_number: 1 + ((offset + 70) % 52),
    round_label: null,
    deleted: false,
    ...authorship,
  };
}

/** A game that began over three hours ago is played, one that began later is live. */
function outcome(random: Random, startsAt: Date, now: Date) {
  const age = now.getTime() - startsAt.getTime();
  if (age < 0) {
    const canceled = random.chance(0.01);
    return { state: canceled ? 'canceled' : 'pre-game', ...unplayed, home_score: null, away_score: null };
  }
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
