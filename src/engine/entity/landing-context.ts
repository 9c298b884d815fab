import { createContext, useContext } from 'react';

/** A page that leads to those below it, such as that of the settings: its address and what it is called. */
export interface Landing {
  address: string;
  title: string;
}

const Context = createContext<readonly Landing[]>([]);

/** Provides the landing pages to the pages that they lead to. */
export const LandingsProvider = Context.Provider;

/**
 * The landing page above a page: the one whose address its own lies below, or to which it returns. Undefined where
 * there is none.
 */
export function useLandingAbove(own: string, returnsTo?: string): Landing | undefined {
  return useContext(Context).find(({ address }) => own.startsWith(`${address}/`) || returnsTo === address);
}
