import { createContext, useContext } from 'react';
import type { Workspace, WorkspaceStore } from './workspace.ts';

/** The workspace, and the way to another site. */
export type WorkspaceValue = Workspace & Pick<WorkspaceStore, 'switchTo'>;

const Context = createContext<WorkspaceValue | undefined>(undefined);

/** Gives the shell and its pages the workspace. */
export const WorkspaceProvider = Context.Provider;

/**
 * What the signed-in user works on, and the way to another site.
 * @throws {Error} outside `WorkspaceProvider`
 */
export function useWorkspace(): WorkspaceValue {
  const workspace = useContext(Context);
  if (!workspace) throw new Error('useWorkspace needs WorkspaceProvider around it.');
  return workspace;
}
