import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';

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

/** Says where else there is a match, where something does. */
export function Elsewhere(props: ElsewhereProps): ReactNode {
  const given = useContext(Context);
  return given ? createElement(given, props) : null;
}
