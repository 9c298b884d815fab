import { type ComponentType, createContext, useContext } from 'react';
import type { Values } from '../values/values.ts';

/** Props of what draws a strip of logos as visitors see it. */
export interface StripProps {
  /** What the form holds at this moment, the logos among it. */
  edited: Values;
}

/** What a form needs of the public site. */
export interface StripDrawing {
  Strip: ComponentType<StripProps>;
}

const Context = createContext<StripDrawing | undefined>(undefined);

/** Provides what draws strips to forms; the application does, since the engine knows nothing of the public site. */
export const StripProvider = Context.Provider;

/** What draws strips; undefined where there is nothing, as in the workbench of forms. */
export function useStripDrawing(): StripDrawing | undefined {
  return useContext(Context);
}
