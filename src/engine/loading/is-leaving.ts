import { createContext, useContext } from 'react';
import type { DataRouter } from 'react-router-dom';

const Context = createContext<() => boolean>(() => false);

/** Provides {@link useIsLeaving}; the application does, since it has the router. */
export const LeavingProvider = Context.Provider;

/**
 * Tells whether one is on the way to another page, at the moment it is asked: who followed the router's state would be
 * drawn again with each step of it.
 */
export function useIsLeaving(): () => boolean {
  return useContext(Context);
}

/** Whether a router is on the way to another page, at the moment it is asked. */
export function isLeavingOf(router: DataRouter): () => boolean {
  return () => {
    const { location, navigation } = router.state;
    return navigation.location !== undefined && navigation.location.pathname !== location.pathname;
  };
}
