import { leaveWithUnsavedWorkDiscarded } from '../../engine/edit-session/unsaved-work.ts';
import { homePath } from './address.ts';

/** The way between this browser's tabs; undefined where the browser has none, and every tab is alone. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('touchline.sign-out');

/** Tells every other tab that its user signed out, once nothing is kept of the session. */
export function tellSignedOut(): void {
  channel?.postMessage(null);
}

/**
 * Leaves this tab's page when its user signs out in another tab, where the question about unsaved work of every tab was
 * asked. Needs no identity library, which a tab has only some time after its page is there.
 */
export function followSignOuts(leave: () => void = () => location.assign(homePath)): void {
  if (!channel) return;
  channel.onmessage = () => {
    leaveWithUnsavedWorkDiscarded();
    leave();
  };
}
