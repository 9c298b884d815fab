/** The last year that the service knows days of; seasons may be called by any number. */
const LAST_YEAR = 2999;

/**
 * The last day (`yyyy-MM-dd`) before the season that begins in `year`. A season is kept by its year alone (specification §7
 * has no days of it), and its series begin in August at the earliest.
 */
export function dayBeforeSeason(year: number): string {
  return `${Math.min(year, LAST_YEAR)}-07-31`;
}
