import { type ComponentType, createContext, useContext } from 'react';

/** What a list shows now, as one of its saved views would keep it. */
export interface ViewsProps {
  /** The address of the list. */
  path: string;
  /** Search, filters and order, as the address says them after the question mark. */
  query: string;
  /** What the list is of, such as "Players". */
  label: string;
  onClose(): void;
}

const Context = createContext<ComponentType<ViewsProps> | undefined>(undefined);

/** Gives lists the panel of their saved views. */
export const ViewsProvider = Context.Provider;

/** The panel of saved views; undefined where there are none, as in the workbench. */
export const useViewsPanel = (): ComponentType<ViewsProps> | undefined => useContext(Context);
