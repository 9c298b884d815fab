import { expect, test } from 'vitest';
import { clubOf, siteClubs } from './clubs.ts';
import { demoGame } from './game-rows.ts';
import { demoPlayer } from './people-rows.ts';
import { demoNetworks, masterInstanceId } from './platform.ts';
import { randomOf } from './random.ts';
import { defaultSeed } from './seed-demo.ts';
import { clubTeam, guestCount, guestTeam, masterTeam } from './team-rows.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('the same name gives the same chance, another name another', () => {
  const draw = (name: string) =>
    numbers(5).map(
      (
        (random) => () =>
          random.between(0, 1_000_000)
      )(randomOf(1, name)),
    );
  expect(draw('team')).toEqual(draw('team'));
  expect(draw('team')).not.toEqual(draw('player'));
  expect(randomOf(1, 'a').uuid()).toMatch(/^[A-Za-z0-9]{12}$/);
});

test('no two teams of an owner share a code, and none share a uuid, among 1200', () => {
  const teams = numbers(1200).map((index) => masterTeam(1, masterInstanceId, index));
  const codes = teams.map(({ row }) => `${String(row.owner_instance_id)} ${String(row.team_code).toLowerCase()}`);
  expect(new Set(codes).size).toBe(1200);
  expect(new Set(teams.map(({ uuid }) => uuid)).size).toBe(1200);
});

test('no two of 120,000 players share a uuid', () => {
  const teams = numbers(300).map((index) => masterTeam(defaultSeed, masterInstanceId, index));
  const uuids = new Set<unknown>();
  for (let index = 0; index < 120_000; index++) {
    uuids.add(demoPlayer(defaultSeed, masterInstanceId, index, teams).uuid);
  }
  expect(uuids.size).toBe(120_000);
});

test('480 clubs have names of their own', () => {
  expect(new Set(numbers(480).map((index) => clubOf(index).full)).size).toBe(480);
});

test('every club site has between 3 and 8 teams of its own', () => {
  for (const { instanceId, clubTeams } of demoNetworks.flatMap((network) => network.sites).slice(1)) {
    const names = numbers(clubTeams).map((index) => clubTeam(1, instanceId, index).row.display_name);
    expect(new Set(names).size).toBe(clubTeams);
    expect(clubTeams).toBeGreaterThanOrEqual(3);
    expect(clubTeams).toBeLessThanOrEqual(8);
  }
});

test('a club plays with guests of other clubs, each of its teams, at home and away', () => {
  const instanceId = siteClubs[0]?.site ?? '';
  const own = numbers(8).map((index) => clubTeam(1, instanceId, index));
  const guests = numbers(guestCount(instanceId, 8)).map((index) => guestTeam(1, instanceId, index));
  expect(new Set([...own, ...guests].map(({ row }) => row.display_name)).size).toBe(32);
  const places = { ssgts: new Map(own.map(({ kind }) => [kind.series, kind.series])), venues: new Map() };
  const games = numbers(200).map((index) => demoGame(1, instanceId, index, { own, guests }, places, new Date()));
  const isOwn = (uuid: unknown) => own.some((team) => team.uuid === uuid);
  expect(games.every((game) => isOwn(game?.home_team_uuid) !== isOwn(game?.away_team_uuid))).toBe(true);
  const atHome = new Set(games.map((game) => game?.home_team_uuid).filter(isOwn));
  const away = new Set(games.map((game) => game?.away_team_uuid).filter(isOwn));
  expect([atHome.size, away.size]).toEqual([8, 8]);
});

test('players of a team bear different numbers, and player 17 is the same in a small demo and a large one', () => {
  const teams = numbers(4).map((index) => masterTeam(1, masterInstanceId, index));
  const players = numbers(120).map((index) => demoPlayer(1, masterInstanceId, index, teams));
  const worn = players.filter((player) => player.team_uuid === teams[0]?.uuid).map((player) => player.jersey_number);
  expect(new Set(worn).size).toBe(worn.length);
  expect(players[17]).toEqual(demoPlayer(1, masterInstanceId, 17, teams));
});

test('the games have some that are live, postponed, canceled and to be decided, whenever the demo is made', () => {
  const teams = numbers(40).map((index) => masterTeam(1, masterInstanceId, index));
  const places = { ssgts: new Map(teams.map(({ kind }) => [kind.series, `ssgt ${kind.series}`])), venues: new Map() };
  for (const now of ['2026-11-22T00:05:00Z', '2026-12-24T12:00:00Z', '2027-03-28T23:55:00Z']) {
    const games = numbers(160).map((index) =>
      demoGame(1, masterInstanceId, index, { own: teams, guests: [] }, places, new Date(now)),
    );
    const count = (fits: (game: object) => boolean) => games.filter((game) => game !== undefined && fits(game)).length;
    const having = (key: string, value: unknown) =>
      count((game) => Object.entries(game).some(([k, v]) => k === key && v === value));
    expect(games).not.toContain(undefined);
    expect(having('state', 'live')).toBeGreaterThan(1);
    expect(having('state', 'canceled')).toBeGreaterThan(1);
    expect(having('played', true)).toBeGreaterThan(40);
    expect(having('time_to_be_decided', true)).toBeGreaterThan(1);
    expect(having('original_starts_at', null)).toBeLessThan(159);
  }
});
