import type { ReactNode } from 'react';
import type { EditorLock } from '../form/use-locks.ts';

/** What a page's own parts may do to the editor that they stand in. */
export interface EditorCommands {
  /**
   * What is stored has become `body` by what the page did. Unsaved changes stay, as changes of it; undoing goes past
   * it.
   */
  takeOver(body: object): Promise<void>;
  /** Changes what is edited, as one step that can be undone. */
  change(edit: (body: object) => object): void;
  /** What was edited is gone: leaves for the list, without a question. Settles once the editor is off the screen. */
  leave(): Promise<void>;
  /** Whether nothing may be changed here now, because another tab selected another site; it is said then. */
  refuses(): boolean;
}

/**
 * What a page puts into an editor, each made from what is stored (for a new one, from what it starts with). Keep their
 * identity between renders.
 */
export interface EditorSlots {
  /** In the head, before the actions. */
  actions?(body: object, commands: EditorCommands): ReactNode;
  /** Above the form. */
  above?(body: object): ReactNode;
  /** Beside the form, at the end; `edited` is what it is edited to. */
  aside?(body: object, commands: EditorCommands, edited: object): ReactNode;
  /** What wants to be seen first: before the other sections of a form arranged as a document, else as `aside`. */
  checks?(body: object, edited: object): ReactNode;
  /**
   * Beside all of it, in a column that stays in sight: what comes of what it is edited to. Undefined gives the form the
   * whole width again.
   */
  beside?(edited: object): ReactNode;
  /**
   * Why what is edited so cannot be changed now, and the field by which it can be again; undefined where it can. Give
   * the same object for the same answer.
   */
  lock?(edited: object): EditorLock | undefined;
  /**
   * Key of the words for a change that was saved, where the catalogue has words of its own for it (specification §8).
   */
  changed?: string | undefined;
}
