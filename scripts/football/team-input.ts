import { createHash } from 'node:crypto';
import type { components } from '../../generated/schema.d.ts';
import type { SourceTeam } from './source.ts';

/** What the API takes when a team is made. */
export type TeamInput = components['schemas']['TeamInput'];
/** A sport, as the API lists it. */
export type Sport = components['schemas']['Sport'];

/** A team that is to be made, with its code settled. */
export type PlannedTeam = SourceTeam & { readonly code: string };

/** Longest code that the contract takes. */
const codeLength = 20;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const undivided: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ø: 'O',
  Đ: 'D',
  Ł: 'L',
  Œ: 'OE',
  Þ: 'TH',
};

/** The name in plain capitals, words joined by dashes: `ŠK Slovan Bratislava (SVK)` gives `SK-SLOVAN-BRATISLAVA-SVK`. */
export function plainCapitals(name: string): string {
  return name
    .replaceAll('ß', 'SS')
    .replaceAll('ı', 'I')
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Z0-9]/gu, (letter) => undivided[letter] ?? '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The code of a team, from its name alone, so that every run finds the same: the name in capitals, or, too long, its start and a mark. */
export function teamCode(name: string): string {
  const capitals = plainCapitals(name);
  return capitals !== '' && capitals.length <= codeLength ? capitals : markedCode(name, capitals);
}

/** Gives every team its code; names that differ only in their marks (Malaga, Málaga) get a mark of their own. */
export function planTeams(teams: readonly SourceTeam[]): PlannedTeam[] {
  const uses = new Map<string, number>();
  for (const { name } of teams) uses.set(teamCode(name), (uses.get(teamCode(name)) ?? 0) + 1);
  return teams.map((team) => {
    const code = teamCode(team.name);
    return { ...team, code: uses.get(code) === 1 ? code : markedCode(team.name, plainCapitals(team.name)) };
  });
}

/** The request body that makes the team: its names in all forms, its country and its sport. */
export function teamInput(team: PlannedTeam, ownerInstanceId: string, sport: Sport | undefined): TeamInput {
  const letters = scoreboardLetters(team.clubName);
  const names = { code: letters, short: team.clubName, long: team.clubName, full: team.clubName };
  return {
    displayName: team.name,
    teamCode: team.code,
    ownerInstanceId,
    nationality: team.country ?? null,
    teamNames: { ...names },
    clubName: { ...names },
    ...(sport && { sport: [{ uuid: sport.uuid, code: sport.code, displayName: sport.displayName }] }),
  };
}

/** Three letters for a scoreboard, from the longest word: the short ones (FC, SV, de) are the same everywhere. */
export function scoreboardLetters(clubName: string): string {
  const words = plainCapitals(clubName).split('-');
  const telling = words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
  return telling.slice(0, 3);
}

function markedCode(name: string, capitals: string): string {
  const mark = createHash('sha256').update(name).digest('hex').slice(0, 5).toUpperCase();
  return `${capitals.slice(0, codeLength - mark.length - 1).replace(/-$/, '')}-${mark}`.replace(/^-/, '');
}
