import { useEffect } from 'react';

/** Tells whether something unsaved is at stake, at the moment it is asked. */
export type IsDirty = () => boolean;

/** What can be done with unsaved work that is about to be left. */
export interface WorkKeeper {
  /** Keeps it in the browser at once; absent where nothing can. */
  keep?(): void;
  /** Forgets what the browser kept of it: the user gave it up. */
  discard(): void;
}

const editors = new Map<IsDirty, WorkKeeper | undefined>();
let isLetGo = false;

/**
 * Whether any open editor holds changes that are not saved; asked before the site is switched and before signing out.
 */
export function hasUnsavedWork(): boolean {
  return [...editors.keys()].some((isDirty) => isDirty());
}

/** Keeps all unsaved work in the browser, at once: the sign-in has ended, and the page may have to go. */
export function keepUnsavedWork(): void {
  for (const [isDirty, keeper] of editors) if (isDirty()) keeper?.keep?.();
}

/** Forgets all unsaved work: the user was asked, and gave it up. */
export function discardUnsavedWork(): void {
  for (const keeper of editors.values()) keeper?.discard();
}

/**
 * Forgets all unsaved work and lets the page be left without the browser's question: the user gave it up in another
 * tab.
 */
export function leaveWithUnsavedWorkDiscarded(): void {
  // A field that is tidied as the page goes would count as typed afterwards, and be kept.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  discardUnsavedWork();
  isLetGo = true;
}

/**
 * Keeps all unsaved work in the browser and lets the page be left without the browser's question: it is offered again
 * afterwards.
 */
export function leaveWithUnsavedWorkKept(): void {
  keepUnsavedWork();
  isLetGo = true;
}

/** Keeps what can be kept in the browser, which asks before the page is left where something cannot: an action under way, a file. */
export function leaveAskingAboutUnkept(): void {
  keepUnsavedWork();
  isLetGo = [...editors].every(([isDirty, keeper]) => keeper?.keep !== undefined || !isDirty());
}

/** Makes an open editor known; while it has unsaved changes, the browser asks before the page is left or reloaded. */
export function useUnsavedWork(isDirty: IsDirty, keeper?: WorkKeeper): void {
  useEffect(() => guard(isDirty, keeper), [isDirty, keeper]);
}

/** The `meta` of a mutation that saves what an editor keeps in the browser meanwhile: that editor's work stands for it. */
export const SAVES_DRAFT = { savesDraft: true } as const;

/**
 * Counts something as unsaved work until the function is called that it gives or the user gives it up, also when what began it is on
 * screen no more: whose sign-in ends signs in over the page, and it goes on. Every mutation counts so.
 */
export function beginUnsavedWork(): () => void {
  const letGo = guard(() => true, { discard: () => letGo() });
  return letGo;
}

/** Gives what lets go of it. */
function guard(isDirty: IsDirty, keeper?: WorkKeeper): () => void {
  editors.set(isDirty, keeper);
  addEventListener('beforeunload', ask);
  return () => {
    editors.delete(isDirty);
    if (editors.size === 0) removeEventListener('beforeunload', ask);
  };
}

function ask(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork() && !isLetGo) event.preventDefault();
  // For this one time: a page that stays after all is guarded as before.
  isLetGo = false;
}
