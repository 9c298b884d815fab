/** A season as a file tells it. */
export type SourceSeason = {
  /** The year in which it begins, which is the code of the season (`2025`). */
  readonly code: string;
  /** Whether it ends in the year after (`2025-26`), or is a calendar year (`2025`). */
  readonly spansTwoYears: boolean;
};

const written = String.raw`(\d{4})(?:\s*[-/–]\s*(\d{4}|\d{2}))?`;
const folderName = new RegExp(`^${written}$`);
const endOfTitle = new RegExp(String.raw`\s+${written}$`);

/**
 * The season of a file: from the folder that it lies in (`2025-26/de.1.json`), else from the end of its title (`Bundesliga 2025/26`),
 * else from the days of its matches.
 * @param folders names of the folders that the file lies in, the outermost first
 * @param days days of the matches, `2025-08-01`
 */
export function seasonOf(
  folders: readonly string[],
  title: string | undefined,
  days: readonly string[],
): SourceSeason | undefined {
  const found = folders.map((name) => folderName.exec(name)).findLast((match) => match !== null);
  const match = found ?? endOfTitle.exec(title ?? '');
  if (match?.[1] !== undefined) return { code: match[1], spansTwoYears: match[2] !== undefined };
  const years = days.map((one) => one.slice(0, 4)).sort();
  const [first] = years;
  return first === undefined ? undefined : { code: first, spansTwoYears: years.at(-1) !== first };
}

/** A file's title without its season: `Bundesliga` of `Bundesliga 2025/26`. */
export function leagueName(title: string): string {
  return title.replace(endOfTitle, '');
}

/** How a season is called: `2025/2026`, or `2025` for a calendar year. */
export function seasonName({ code, spansTwoYears }: SourceSeason): string {
  return spansTwoYears ? `${code}/${Number(code) + 1}` : code;
}
