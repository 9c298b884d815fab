import { EventType, type IPublicClientApplication } from '@azure/msal-browser';
import { leaveOwnersPage } from './owners-page.ts';
import type { Session } from './session.ts';

/** The event can arrive before this tab's copy of the cache has changed, milliseconds. */
const settleMs = 250;

/**
 * Follows what other tabs do. Signed in there as somebody else: this tab must not go on showing the former user's page and
 * goes home. A session that merely ended there ends here too, and the guard signs in again in place. What was signed out
 * there is heard by sign-out-channel.ts.
 */
export function followOtherTabs(msal: IPublicClientApplication, session: Session): void {
  function look(): void {
    const own = session.account();
    if (session.hasLeft()) return;
    const accounts = msal.getAllAccounts();
    if (own && accounts.some((account) => account.homeAccountId === own.homeAccountId)) return;
    if (accounts.length > 0) leaveOwnersPage();
    else void session.forget();
  }

  msal.addEventCallback(() => setTimeout(look, settleMs), [EventType.ACTIVE_ACCOUNT_CHANGED]);
  // Going back from the provider's page shows this page as it was left, waiting for a redirect that is over.
  msal.addEventCallback(() => location.reload(), [EventType.RESTORE_FROM_BFCACHE]);
}
