import { hasUnsavedWork } from '../engine/edit-session/unsaved-work.ts';

// In `npm run dev` alone: what the console cannot follow is loaded again, but never over what was typed.

/** The event by which the page is told that it waits to be loaded again (scripts/live/told-in-page.ts). */
const WAITING = 'touchline:waiting';
/** How often it is looked whether what was typed is saved or given up, in milliseconds. */
const LOOK = 500;
let timer: ReturnType<typeof setInterval> | undefined;

/** Loads the page again; where something is typed and not saved, once it is saved or given up. */
export function reloadWhenSaved(reload: () => void = () => location.reload()): void {
  if (timer !== undefined) return;
  if (!hasUnsavedWork()) {
    reload();
    return;
  }
  dispatchEvent(new Event(WAITING));
  timer = setInterval(() => {
    if (hasUnsavedWork()) return;
    clearInterval(timer);
    timer = undefined;
    reload();
  }, LOOK);
}
