/** What this tab's session keeps under the key "selected game metadata series" (specification §4): read and written as a text. */
export interface KeptText {
  read(): string | undefined;
  write(text: string): void;
}

/** The series that was chosen last on a site; undefined when none was, or on another site. */
export function keptSeries(kept: KeptText, instanceId: string): string | undefined {
  const text = kept.read() ?? '';
  const prefix = `${instanceId}/`;
  return text.startsWith(prefix) && text.length > prefix.length ? text.slice(prefix.length) : undefined;
}

/** Keeps the chosen series of a site; undefined keeps that none is chosen. */
export function keepSeries(kept: KeptText, instanceId: string, series: string | undefined): void {
  const text = series === undefined ? '' : `${instanceId}/${series}`;
  if ((kept.read() ?? '') !== text) kept.write(text);
}
