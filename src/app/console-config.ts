import { createContext, useContext } from 'react';
import type { ConsoleConfig } from './config.ts';

const Context = createContext<ConsoleConfig | undefined>(undefined);

/** Gives every page what the service told at the start. */
export const ConsoleConfigProvider = Context.Provider;

/**
 * What the service told at the start: names, addresses, times.
 * @throws {Error} outside `ConsoleConfigProvider`
 */
export function useConsoleConfig(): ConsoleConfig {
  const config = useContext(Context);
  if (!config) throw new Error('useConsoleConfig needs ConsoleConfigProvider around it.');
  return config;
}
