import { propertyOf } from './json-value.ts';

/** Goals of both teams. */
export type Goals = { readonly home: number; readonly away: number };

/** The score after each part of a match that the file tells: half time, full time, extra time (all counted from the start), penalties. */
export type SourceScore = { readonly [Part in ScorePart]?: Goals };
type ScorePart = keyof typeof partKeys;

/** The letters that older files put behind `score1` and `score2`, by the key that newer ones have in `score`. */
const partKeys = { ht: 'i', ft: '', et: 'et', p: 'p' } as const;
const parts = Object.keys(partKeys) as ScorePart[];

/** Names of the properties of a match that tell a score. */
export const scoreKeys: readonly string[] = [
  'score',
  ...Object.values(partKeys).flatMap((letters) => [`score1${letters}`, `score2${letters}`]),
];

/**
 * The score of a match in any of the forms that the files have: `{ft: [2, 1], ht: [1, 0]}`, the bare `[2, 1]`, the older `score1` and
 * `score2`. No score at all is `{}`.
 * @returns a sentence where a score is no pair of numbers
 */
export function readScore(match: unknown): SourceScore | string {
  const score = propertyOf(match, 'score');
  const found: { [Part in ScorePart]?: Goals } = {};
  for (const part of parts) {
    const pair = pairOf(match, score, part);
    if (pair.every((goals) => goals === undefined || goals === null)) continue;
    const [home, away] = pair;
    if (pair.length !== 2 || !isCount(home) || !isCount(away)) {
      return `the score ${part} is no pair of numbers: ${JSON.stringify(pair)}`;
    }
    found[part] = { home, away };
  }
  return found;
}

function pairOf(match: unknown, score: unknown, part: ScorePart): readonly unknown[] {
  if (part === 'ft' && Array.isArray(score)) return score;
  const value = propertyOf(score, part);
  if (value !== undefined) return Array.isArray(value) ? value : [value];
  return [propertyOf(match, `score1${partKeys[part]}`), propertyOf(match, `score2${partKeys[part]}`)];
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
