/**
 * How long what the browser keeps of a user's work lives, in milliseconds (specification §4 and §9: 12 hours, removed
 * on read).
 */
export const lifetime = 12 * 60 * 60 * 1000;

/** So far ahead a clock may have been when something was kept: one that is put right must not cost a user's work, milliseconds. */
export const mostAhead = 3 * 60 * 60 * 1000;

/**
 * Whether what was kept at a moment still counts at `now` (both ms since the epoch). What comes from further in the future
 * than {@link mostAhead} does not.
 */
export function isAlive(keptAt: number, now: number): boolean {
  return keptAt - now <= mostAhead && now - keptAt < lifetime;
}
