/** Links of rows and cards to the pages of what they show. */
const ROW_LINKS = 'main [data-row-control="link"][href]';
/** How long a list has to show the row that one came from, in milliseconds. */
const PATIENCE = 4000;

/**
 * Moves the focus to the row whose link leads to `address`, the page that one has just left: who works down a list by the keyboard goes on where they were.
 * Waits for the list to be read, and gives up once the focus has gone elsewhere than `from`. Gives a way to stop waiting.
 */
export function focusRowOf(address: string, from: HTMLElement | null): () => void {
  const focus = (): boolean => {
    const links = document.querySelectorAll<HTMLAnchorElement>(ROW_LINKS);
    const link = [...links].find(({ pathname }) => pathname === address);
    link?.focus();
    return link !== undefined;
  };
  const isElsewhere = (): boolean => document.activeElement !== from && document.activeElement !== document.body;
  if (isElsewhere() || focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (isElsewhere() || focus()) stop();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), PATIENCE);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}
