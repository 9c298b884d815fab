import { leaveWithUnsavedWorkKept } from '../../engine/edit-session/unsaved-work.ts';
import { homePath } from './address.ts';

/** Leaves the page of somebody in whose place another user is signed in now. What was typed is kept for its owner alone. */
export function leaveOwnersPage(): void {
  leaveWithUnsavedWorkKept();
  location.assign(homePath);
}
