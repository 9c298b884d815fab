const two = (value: number): string => String(value).padStart(2, '0');

/** The day of a moment in the user's time zone, as `yyyy-MM-dd`. */
export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The time of day of a moment in the user's time zone, `HH:mm`. */
export function timeOfDay(iso: string): string {
  const date = new Date(iso);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A moment in the user's time zone as `yyyy-MM-dd HH:mm` (specification §9); a text that is no date stays as it is. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return `${dayOf(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A date of a list: a plain day (`yyyy-MM-dd`) as it is, a moment as {@link formatDateTime} shows it. */
export function formatDate(iso: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : formatDateTime(iso);
}

/** A moment as it is sent: ISO without milliseconds and with the suffix +0000 (specification §9). */
export function sentTimestamp(iso: string): string {
  return new Date(iso).toISOString().replace(/\.\d{3}Z$/, '+0000');
}
