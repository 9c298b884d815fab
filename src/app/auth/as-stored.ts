import type { AccountInfo } from '@azure/msal-browser';

/**
 * An account as MSAL finds what it keeps of it, to remove that: its keys are in small letters, and the identifier that it looks
 * for in them is not. Tokens of subjects with capitals, as Okta gives them, would stay in the browser after a sign-out.
 */
export function asStored(account: AccountInfo): AccountInfo {
  return { ...account, homeAccountId: account.homeAccountId.toLowerCase() };
}
