import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { countryOf } from './countries.ts';

/** A team as the files tell of it. */
export type SourceTeam = {
  /** The name as it is written, `Arsenal FC (ENG)` in a cup. It is the team's identity: the files have no ids. */
  readonly name: string;
  /** The name without the federation's letters: `Arsenal FC`. */
  readonly clubName: string;
  /** Country code, where certain. */
  readonly country: string | undefined;
};

/**
 * Reads the teams of all matches in the openfootball JSON files under `folder`, in order of their names. A cup's
 * `Arsenal FC (ENG)` and a league's `Arsenal FC` are two teams: the files write many clubs differently in the two (`PSV (NED)`,
 * `PSV Eindhoven`), so that joining some of them by name would join no whole.
 * @throws {PlainError} when the folder or a file cannot be read, or holds no matches
 */
export async function readTeams(folder: string): Promise<SourceTeam[]> {
  const files = await listJson(folder);
  const teams = new Map<string, SourceTeam>();
  for (const file of files) {
    for (const team of parseTeams(await readJson(file), path.basename(file))) {
      const known = teams.get(team.name);
      if (known?.country === undefined) teams.set(team.name, team);
    }
  }
  if (teams.size === 0) throw new PlainError(`There are no openfootball matches (*.json) in ${folder}.`);
  return [...teams.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The teams of one file's content; a file without `matches` has none. */
export function parseTeams(content: unknown, fileName: string): SourceTeam[] {
  const league = fileName.split('.')[0] ?? '';
  return property(content, 'matches', [])
    .flatMap((match) => [property(match, 'team1', ''), property(match, 'team2', '')])
    .map((name) => name.normalize('NFC').trim())
    .filter((name) => name !== '')
    .map((name) => sourceTeam(name, league));
}

function sourceTeam(name: string, league: string): SourceTeam {
  const [, clubName = name, federation] = /^(.*\S)\s*\(([A-Z]{3})\)$/.exec(name) ?? [];
  return { name, clubName, country: countryOf(clubName, federation, league) };
}

/** A property of unknown JSON, or the fallback when it is absent or of another kind. */
function property(value: unknown, key: string, fallback: string): string;
function property(value: unknown, key: string, fallback: unknown[]): unknown[];
function property(value: unknown, key: string, fallback: string | unknown[]): string | unknown[] {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (Array.isArray(fallback)) return Array.isArray(found) ? found : fallback;
  return typeof found === 'string' ? found : fallback;
}

async function listJson(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true });
    return entries
      .filter((entry) => entry.endsWith('.json'))
      .sort()
      .map((entry) => path.join(folder, entry));
  } catch {
    throw new PlainError(`The folder ${folder} cannot be read.`);
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new PlainError(`${file} cannot be read as JSON.`);
  }
}
