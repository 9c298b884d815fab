/** The name of this page load. A page that is gone, closed or crashed, never writes under its name again. */
const page = `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
const lockOf = (name: string): string => `touchline.page/${name}`;

const open = new Set<string>();
let count = 0;
let isHeld = false;

/** A name that no other editor has, in this page or in another: `{page}.{number}`. */
export function newEditorName(): string {
  count += 1;
  return `${page}.${count}`;
}

/** Makes an open editor known here and to other tabs, until the answer is called. */
export function openEditor(name: string): () => void {
  open.add(name);
  holdPage();
  return () => open.delete(name);
}

/**
 * Tells of editors by name whether they are still open, here or in another tab; where the browser cannot tell, other
 * tabs count as gone.
 */
export async function createIsOpen(): Promise<(editor: string) => boolean> {
  const pages = await heldPages();
  return (editor) => {
    const [of] = editor.split('.');
    return of === page ? open.has(editor) : of !== undefined && pages.has(lockOf(of));
  };
}

/** Waits until the page of an editor in another tab is gone; for ever where the browser cannot tell. Rejects once it is aborted. */
export async function pageGone(editor: string, signal: AbortSignal): Promise<void> {
  const [of] = editor.split('.');
  const manager = locks();
  if (of === undefined || of === page || !manager) return new Promise<never>(() => {});
  await manager.request(lockOf(of), { signal }, () => undefined);
}

/** A lock is held for as long as the page lives, and the browser frees it however the page ends. */
function holdPage(): void {
  if (isHeld) return;
  isHeld = true;
  locks()
    ?.request(lockOf(page), () => new Promise<never>(() => {}))
    .catch(() => {
      isHeld = false;
    });
}

async function heldPages(): Promise<ReadonlySet<string | undefined>> {
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    return new Set(held.map(({ name }) => name));
  } catch {
    return new Set();
  }
}

/** Missing outside secure contexts, and in older browsers. */
function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
