import { type ApiRefusal, why } from './api.ts';

/**
 * What came of one thing that the files ask for: made, changed, there already as the files have it, left as it is (with the reason), or
 * refused (with the reason).
 */
export type Outcome = 'made' | 'updated' | 'there' | { readonly left: string } | { readonly refused: string };

/** Each thing with its outcome, in the order of the plan. */
export type Outcomes<Thing> = ReadonlyMap<Thing, Outcome>;

/** How many things had each outcome, and the reasons of those that have one. */
export type Tally = {
  readonly made: number;
  readonly updated: number;
  readonly there: number;
  readonly left: number;
  readonly refused: number;
};

/** Counts outcomes. */
export function tally(outcomes: Iterable<Outcome>): Tally {
  const counts = { made: 0, updated: 0, there: 0, left: 0, refused: 0 };
  for (const outcome of outcomes) counts[kindOf(outcome)] += 1;
  return counts;
}

/** The outcome's name without its reason. */
export function kindOf(outcome: Outcome): keyof Tally {
  if (typeof outcome === 'string') return outcome;
  return 'left' in outcome ? 'left' : 'refused';
}

/** The reason of a thing that was left or refused. */
export function reasonOf(outcome: Outcome): string | undefined {
  if (typeof outcome === 'string') return undefined;
  return 'left' in outcome ? outcome.left : outcome.refused;
}

/** The outcome of a call that the service refused. */
export function refusedBy(refusal: ApiRefusal): Outcome {
  return { refused: why(refusal) };
}
