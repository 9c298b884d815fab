import { createContext, type ReactNode, useContext } from 'react';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { EditSession } from '../../../engine/edit-session/edit-session.ts';
import type { UndoRedo } from '../../../engine/edit-session/use-undo-keys.ts';
import type { ShowAtOnce } from '../publish/use-show-at-once.ts';
import type { PartFaults } from './part-faults.ts';

/** What the pages below the address of a layout share: the held layout, and what is done with all of it. */
export interface LayoutWorkspace {
  session: EditSession<SiteLayout, SiteLayout>;
  /** As it is published. */
  base: SiteLayout;
  /** As it is held. */
  layout: SiteLayout;
  /** What a refused save found wrong: the forms themselves, or the service. */
  faults: PartFaults;
  /** What the service found wrong, which no form finds by itself. */
  refused: PartFaults;
  /** Whether a save was refused: forms show what is wrong while one types. */
  isChecking: boolean;
  undoRedo: UndoRedo;
  /** Says what was just done, and offers to undo it until something else is changed. */
  offerUndo(text: string): void;
  /** Takes over Ctrl+S and the question what is saved: a page with a form of its own. Answers what gives it back. */
  saveBy(formId: string): () => void;
  /** Shows or hides a part of the published layout for visitors at once; what is held stays held. */
  showAtOnce: ShowAtOnce;
  /** What there is to say above the content of every page: a draft, a newer version, why a save failed. */
  notices: ReactNode;
  /** Why nothing can be changed here; undefined when it can. */
  why: string | undefined;
}

const Context = createContext<LayoutWorkspace | undefined>(undefined);

/** Provides the held layout to the pages below its address. */
export const LayoutWorkspaceProvider = Context.Provider;

/** The held layout that one stands in. */
export function useLayoutWorkspace(): LayoutWorkspace {
  const workspace = useContext(Context);
  if (!workspace) throw new Error('A page of a layout stands outside its workspace');
  return workspace;
}
