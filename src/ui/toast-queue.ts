import type { Status } from './status.ts';

/** What a toast offers: to undo what it tells. Ctrl+Z does it, too. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

/** A message on screen. */
export interface Toast {
  id: number;
  status: Status;
  text: string;
  action: ToastAction | undefined;
  /** How long it stays, in ms; null until it is dismissed. */
  duration: number | null;
}

/** How long a toast stays, in ms. An error stays until it is dismissed: it may be the only word about lost work. */
const DURATION: Record<Status, number | null> = { success: 5000, info: 6000, warning: 10_000, error: null };
const WITH_ACTION = 10_000;
const MOST = 4;

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const notify of listeners) notify();
}

/**
 * Says something in passing, from anywhere. The same words again renew the toast that already says them; beyond four the
 * oldest gives way.
 * @returns a function that takes the toast away.
 */
export function toast(status: Status, text: string, action?: ToastAction): () => void {
  last += 1;
  const id = last;
  const base = DURATION[status];
  const duration = base !== null && action ? Math.max(base, WITH_ACTION) : base;
  const others = toasts.filter((one) => one.text !== text || one.status !== status);
  set([...others, { id, status, text, action, duration }].slice(-MOST));
  return () => dismissToast(id);
}

/** Takes a toast away; unknown ids are ignored. */
export function dismissToast(id: number): void {
  if (toasts.some((one) => one.id === id)) set(toasts.filter((one) => one.id !== id));
}

/** Does what the newest toast with an offer offers, and takes it away; tells whether there is one. */
export function undoByToast(): boolean {
  const offering = toasts.findLast(({ action }) => action);
  if (!offering) return false;
  offering.action?.onPress();
  dismissToast(offering.id);
  return true;
}

/** Takes every toast away: on sign-out and between tests. */
export function clearToasts(): void {
  set([]);
}

/** The store behind the region, for `useSyncExternalStore`. */
export const toastStore = {
  subscribe: (notify: () => void) => {
    listeners.add(notify);
    return () => listeners.delete(notify);
  },
  read: () => toasts,
};
