/** Style sheets that a part of the console came with and that could not be fetched. */
const failed = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  true,
);

/**
 * Asks again for each style sheet that could not be fetched: the bundler asks for one only once, and its part would
 * come back without it.
 */
export function reloadFailedStyles(): void {
  for (const link of failed) {
    failed.delete(link);
    link.replaceWith(link.cloneNode());
  }
}
