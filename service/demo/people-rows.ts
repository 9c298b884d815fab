import { searchText } from '../store/lists/search-text.ts';
import { staffSearchText } from '../store/people/staff-writes.ts';
import type { Row } from './insert-rows.ts';
import { foreignNames, swedishNames } from './names.ts';
import { registers } from './platform.ts';
import { type Random, randomOf } from './random.ts';
import { authorship, type DemoTeam } from './team-rows.ts';

/** Player number `index` (from 0) of a site; the players go round the teams. */
export function demoPlayer(seed: number, instanceId: string, index: number, teams: readonly DemoTeam[]): Row {
  const random = randomOf(seed, instanceId, 'player', index);
  const team = random.chance(0.97) ? teams[index % teams.length] : undefined;
  const kind = team?.kind;
  const gender =
    kind === undefined || kind.gender === 'neutral' ? random.pick<'male' | 'female'>(['male', 'female']) : kind.gender;
  const [youngest, eldest] = [kind?.born[1] ?? 2006, kind?.born[0] ?? 1990];
  const place = Math.floor(index / teams.length);
  const keeper = place % 10 === 0;
  return {
    uuid: random.uuid(),
    ...person(random, gender),
    // 5 has no divisor in common with 98, so the first 98 of a team bear different numbers.
    jersey_number: team && place < 98 ? 1 + ((place * 5) % 98) : null,
    position_code: keeper ? 'GK' : random.pick(['D', 'D', 'F', 'F', 'C']),
    shoots: random.pick(['L', 'L', 'R', '-']),
    date_of_birth: `${random.between(eldest, youngest)}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`,
    height_cm: gender === 'female' ? random.between(158, 180) : random.between(170, 198),
    weight_kg: gender === 'female' ? random.between(54, 80) : random.between(68, 104),
    team_uuid: team?.uuid ?? null,
    ext_ids: externalIds(random),
    portraits: [],
    deleted: false,
    ...authorship,
  };
}

/** A staff member of the demo with the row that joins them to their team; about one in fifteen has none. */
export interface DemoStaff {
  row: Row;
  team?: Row;
}

/** Staff number `index` (from 0) of a site; they go round the teams. */
export function demoStaff(seed: number, instanceId: string, index: number, teams: readonly DemoTeam[]): DemoStaff {
  const random = randomOf(seed, instanceId, 'staff', index);
  const team = index % 15 === 14 ? undefined : teams[index % teams.length];
  const role = random.pick(['Head coach', 'Assistant coach', 'Team manager', 'Physiotherapist', 'Equipment manager']);
  const named = person(random, random.pick<'male' | 'female'>(['male', 'female']));
  const uuid = random.uuid();
  const row = {
    uuid,
    ...named,
    search_text: staffSearchText({ firstName: named.first_name, lastName: named.last_name, role }),
    role,
    contact_info: [
      { type: 'email', value: `${named.search_text.replaceAll(' ', '.')}@staff.example` },
      ...(random.chance(0.7) ? [{ type: 'mobile', value: phoneNumber(random) }] : []),
    ],
    staff_media: [],
    ext_ids: random.chance(0.4) ? externalIds(random) : [],
    deleted: false,
    ...authorship,
  };
  if (!team) return { row };
  return {
    row,
    team: { staff_uuid: uuid, team_uuid: team.uuid, id: random.uuid(), active: true, role, sort_order: 0 },
  };
}

/** What the registers call a person; the one that sends rosters keeps its own locked. */
function externalIds(random: Random) {
  const [roster, , federation] = registers;
  const entry = (register: (typeof registers)[number], locked: boolean) => ({
    id: random.uuid(),
    extId: `${register.code}-${random.between(100_000, 999_999)}`,
    locked,
    type: register.uuid,
  });
  return [entry(roster, true), ...(random.chance(0.3) ? [entry(federation, false)] : [])];
}

/** A number of a series that no operator gives out. */
function phoneNumber(random: Random): string {
  return `070-174 06 ${random.between(10, 99)}`;
}

function person(random: Random, gender: 'male' | 'female') {
  const names = random.chance(0.8) ? swedishNames : random.pick(foreignNames);
  const firstName = random.pick(names[gender]);
  const lastName = random.pick(names.last);
  return {
    first_name: firstName,
    last_name: lastName,
    nationality: names.country,
    gender,
    search_text: searchText(firstName, lastName),
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
