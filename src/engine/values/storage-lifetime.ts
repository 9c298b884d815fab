/**
 * How long what the browser keeps of a user's work lives, in milliseconds (specification §4 and §9: 12 hours, removed
 * on read).
 */
export const lifetime = 12 * 60 * 60 * 1000;

/**
 * Whether what was kept at a moment still counts at `now` (both ms since the epoch). What comes from the future does
 * not: a clock was wrong.
 */
export function isAlive(keptAt: number, now: number): boolean {
  return keptAt <= now && now - keptAt < lifetime;
}
