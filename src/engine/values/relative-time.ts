const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const;

/** How long ago or ahead a moment is, in the largest unit that is whole: "in 8 hours", "yesterday", "this minute". */
export function relativeTime(iso: string, language: string, now = Date.now()): string {
  const distance = new Date(iso).getTime() - now;
  const { unit, ms } = units.find((one) => Math.abs(distance) >= one.ms) ?? units[2];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }).format(
    Math.trunc(distance / ms),
    unit,
  );
}

/** So long a moment is told by its distance; before that its date says more. */
const RECENT_MS = 7 * 86_400_000;

/** How long ago a moment of the last week is; undefined for any other. */
export function recentTime(iso: string, language: string, now = Date.now()): string | undefined {
  const distance = now - new Date(iso).getTime();
  return distance >= 0 && distance < RECENT_MS ? relativeTime(iso, language, now) : undefined;
}
