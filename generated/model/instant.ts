/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A moment, with its distance from UTC, as `2026-10-25T01:30:00+0000` (specification §9) or with `Z`; parts of a second are not kept.
 * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
 */
export type Instant = string;
