/** A definition's text as it is being edited, with the version on disk that it began from. */
export interface KeptText {
  text: string;
  version: string;
}

const keyOf = (name: string): string => `touchline.workbench.${name}`;

/** The text that was being edited in this tab before the page was loaded anew; undefined when there was none. */
export function readKept(name: string): KeptText | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('version' in kept)) return undefined;
    return { text: String(kept.text), version: String(kept.version) };
  } catch {
    return undefined;
  }
}

/** Keeps a text until the tab is closed; undefined forgets it. Storage that throws is as good as none. */
export function keep(name: string, kept: KeptText | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(name));
  } catch {
    // The text then lasts until the page is left.
  }
}
