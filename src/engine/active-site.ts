import { createContext, useContext } from 'react';

/** The site that the console works on, and what the user may do there. */
export interface ActiveSite {
  instanceId: string;
  /** The site's name for people. */
  name: string;
  /** Address of the site's crest; none when left out. */
  icon?: string | undefined;
  /** Add-ons by name (specification §3, `functionsEnabled`). */
  addOns: Readonly<Record<string, boolean>>;
  isSuperAdministrator: boolean;
  /** Whether it is the master site of its network; not when left out. */
  isMasterSite?: boolean;
  /** Language of its public site, as a two-letter code; not known when left out. */
  language?: string | undefined;
  /** Who is signed in: the subject of the identity token. What the browser keeps for a user is kept under it. */
  user: string;
  /**
   * The name of the site that was selected in another tab since; anyone who saves here is asked first. Undefined while no
   * other tab moved on.
   */
  movedTo?: string | undefined;
  /** Goes on working on this site in this tab, although another tab moved on. */
  stay?: (() => void) | undefined;
}

const Context = createContext<ActiveSite | undefined>(undefined);

/** Provides the active site to lists and editors. */
export const ActiveSiteProvider = Context.Provider;

/** The active site. Screens of the engine stand inside the shell, which always has one. */
export function useActiveSite(): ActiveSite {
  const site = useContext(Context);
  if (!site) throw new Error('No active site: the screen stands outside the shell');
  return site;
}
