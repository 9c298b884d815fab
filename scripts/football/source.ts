import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import { countryOf } from './countries.ts';
import { type Refusal, readSourceFile, type SourceFile } from './source-file.ts';

/** What lies in a folder. */
export type Source = {
  /** The files of matches, in order of their paths. */
  readonly files: readonly SourceFile[];
  /** Files of something else, such as clubs. */
  readonly others: readonly string[];
  /** Files that cannot be read. */
  readonly refused: readonly Refusal[];
};

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
 * Reads the openfootball JSON files under `folder`.
 * @param since leaves out seasons that begin before this year
 * @throws {PlainError} when the folder cannot be read, or holds no matches
 */
export async function readSource(folder: string, since?: number): Promise<Source> {
  const files: SourceFile[] = [];
  const others: string[] = [];
  const refused: Refusal[] = [];
  for (const place of await listJson(folder)) {
    const content = await readJson(path.join(folder, place));
    if (content === undefined) refused.push({ what: place, why: 'it cannot be read as JSON' });
    const file = readSourceFile(content, place);
    if (file !== undefined) files.push(file);
    else if (content !== undefined) others.push(place);
  }
  const wanted = files.filter((file) => since === undefined || Number(file.season.code) >= since);
  if (wanted.length === 0 && refused.length === 0) {
    const when = since === undefined ? '' : ` of seasons from ${since} on`;
    throw new PlainError(`There are no openfootball matches (*.json)${when} in ${folder}.`);
  }
  return { files: wanted, others, refused };
}

/**
 * The teams of all matches, in order of their names. A cup's `Arsenal FC (ENG)` and a league's `Arsenal FC` are two teams: the files
 * write many clubs differently in the two (`PSV (NED)`, `PSV Eindhoven`), so that joining some of them by name would join no whole.
 */
export function teamsOf(files: readonly SourceFile[]): SourceTeam[] {
  const teams = new Map<string, SourceTeam>();
  for (const file of files) {
    for (const name of namesIn(file)) {
      if (teams.get(name)?.country === undefined) teams.set(name, sourceTeam(name, file.league));
    }
  }
  return [...teams.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The names of a file's teams, each once. */
export function namesIn(file: SourceFile): Set<string> {
  return new Set(file.matches.flatMap((match) => [match.home, match.away]));
}

function sourceTeam(name: string, league: string): SourceTeam {
  const [, clubName = name, federation] = /^(.*\S)\s*\(([A-Z]{3})\)$/.exec(name) ?? [];
  return { name, clubName, country: countryOf(clubName, federation, league) };
}

async function listJson(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true });
    return entries.filter((entry) => entry.endsWith('.json')).sort();
  } catch {
    throw new PlainError(`The folder ${folder} cannot be read.`);
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
