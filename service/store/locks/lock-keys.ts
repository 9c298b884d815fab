/**
 * What the service locks by a number of its own (`pg_advisory_xact_lock`), all in one place: two with the same one
 * would wait for each other.
 */
export const lockKeys = {
  /** Services that start at once, of which one migrates. */
  migrations: 7_464_051,
  /** Services that start at once, of which one makes the demo. */
  demo: 7_464_052,
  /** Services of which one sweeps away what nobody wants any more. */
  sweep: 7_464_054,
} as const;

/** What is locked for one site each, by `lockSite`. */
export const siteLockKeys = {
  competitions: 7_464_053,
  names: 7_464_055,
  quota: 7_464_056,
  tags: 7_464_058,
  dynamicAds: 7_464_059,
  menu: 7_464_061,
  slugs: 7_464_062,
  pages: 7_464_063,
  layouts: 7_464_064,
  savedViews: 7_464_065,
  gameMetadata: 7_464_066,
} as const;
