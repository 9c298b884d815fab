import type { Column } from './catalog.ts';

/** Whether a column counts the states of a row, or names such a count. ETags and the addresses of pictures are made of them. */
export function isVersion({ name, type }: Column): boolean {
  return type === 'integer' && /(^|_)version$/.test(name);
}

/**
 * By how much a restore raises the versions of a backup, so that none comes again that the lost database has given to another
 * state, nor one that a former restore has led to: by one for each second since the backup, and by more than anybody saves within one.
 * @param takenAt the moment that the backup shows
 * @param now milliseconds since the epoch; a clock that is wrong counts as at most three years
 */
export function versionRise(takenAt: string, now = Date.now()): number {
  const seconds = Math.round((now - Date.parse(takenAt)) / 1000);
  return 1000 + Math.min(Math.max(seconds, 0), 100_000_000);
}
