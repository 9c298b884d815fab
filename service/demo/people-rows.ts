import { searchText } from '../store/search-text.ts';
import type { Row } from './insert-rows.ts';
import { foreignNames, swedishNames } from './names.ts';
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
    ext_ids: [],
    portraits: [],
    deleted: false,
    ...authorship,
  };
}

/** Staff number `index` (from 0) of a site, each with one team. */
export function demoStaff(seed: number, instanceId: string, index: number, teams: readonly DemoTeam[]): Row {
  const random = randomOf(seed, instanceId, 'staff', index);
  const team = teams[index % teams.length];
  const role = random.pick(['Head coach', 'Assistant coach', 'Team manager', 'Physiotherapist', 'Equipment manager']);
  const named = person(random, random.pick<'male' | 'female'>(['male', 'female']));
  return {
    uuid: random.uuid(),
    ...named,
    role,
    contact_info: [{ type: 'email', value: `${named.search_text.replaceAll(' ', '.')}@staff.example` }],
    staff_media: [],
    team_staff_info: team ? { [team.uuid]: { id: random.uuid(), active: true, role, sortOrder: 0 } } : {},
    ext_ids: [],
    deleted: false,
    ...authorship,
  };
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
