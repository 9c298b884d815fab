import { type ComponentType, createContext, useContext } from 'react';

/** Props of what says where else there is a match. */
export interface ElsewhereProps {
  /** What was searched for in vain. */
  search: string;
  /** The name of the definition whose list was searched. */
  entity: string;
}

const Context = createContext<ComponentType<ElsewhereProps> | undefined>(undefined);

/** Gives lists what says where else there is a match. */
export const ElsewhereProvider = Context.Provider;

/** What says where else there is a match; undefined where nothing does. */
export const useElsewhere = (): ComponentType<ElsewhereProps> | undefined => useContext(Context);
