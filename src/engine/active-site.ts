import { createContext, useContext } from 'react';

/** The site that the console works on, and what the user may do there. */
export interface ActiveSite {
  instanceId: string;
  /** The site's name for people. */
  name: string;
  /** Add-ons by name (specification §3, `functionsEnabled`). */
  addOns: Readonly<Record<string, boolean>>;
  isSuperAdministrator: boolean;
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
