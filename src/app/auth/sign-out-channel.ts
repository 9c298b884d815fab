import { leaveWithUnsavedWorkDiscarded } from '../../engine/edit-session/unsaved-work.ts';
import { forgetWorkOf } from '../../engine/values/user-storage.ts';
import { homePath } from './address.ts';

/** The way between this browser's tabs; undefined where the browser has none, and every tab is alone. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('touchline.sign-out');

/** Tells every other tab that a user (their subject) signed out, once nothing is kept of the session. */
export function tellSignedOut(user: string | undefined): void {
  channel?.postMessage(user);
}

/**
 * Leaves this tab's page when its user signs out in another tab, where the question about unsaved work of every tab was
 * asked. Needs no identity library, which a tab has only some time after its page is there.
 */
export function followSignOuts(leave: () => void = () => location.assign(homePath)): void {
  if (!channel) return;
  channel.onmessage = ({ data: user }) => {
    leaveWithUnsavedWorkDiscarded();
    // This tab may have seen that the session is over before it heard why, and have kept the work of its editor.
    if (typeof user === 'string') forgetWorkOf(user);
    leave();
  };
}
