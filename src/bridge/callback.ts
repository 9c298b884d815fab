/**
 * The page that the identity provider sends the browser back to, `/manage/auth/callback`: in the window itself, in a popup or
 * in a hidden frame. It hands the answer to the console and shows nothing. Built alone by vite.bridge.config.ts; it may
 * import nothing of the console. Its headers must let the console frame it and must not isolate it (no COOP).
 */
import { broadcastResponseToMainFrame } from '@azure/msal-browser/redirect-bridge';

const home = '/manage/';
const title = document.title;

/** The library knows the origin only, not where under it the console lives. */
function open(address: string): Promise<boolean> {
  if (!/[?#&](code|error)=/.test(location.href)) forgetAnswer();
  const { origin, pathname } = new URL(address);
  location.replace(origin === location.origin && pathname !== '/' ? address : home);
  // Never settles: the page is on its way out.
  return new Promise(() => {});
}

/** A sign-out's answer hands nothing over, and the library would take it for that of the next sign-in. */
function forgetAnswer(): void {
  for (const key of Object.keys(sessionStorage)) if (key.endsWith('.urlHash')) sessionStorage.removeItem(key);
}

broadcastResponseToMainFrame({ navigateInternal: open, navigateExternal: open }).catch(() => {
  // Nobody signed in: a sign-out ended here, or somebody opened the address by hand.
  if (window.parent === window && !window.opener) location.replace(home);
});
document.title = title;
