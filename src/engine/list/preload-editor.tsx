import { Activity, type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Entity } from '../../contract/entity.ts';
import type { EditorProps } from '../editor/editor.tsx';
import { preloadWidgets } from '../form/preload-widgets.ts';
import { textAt } from '../values/values.ts';

/** How long after its rows a list gets the editor ready, in milliseconds: what is on screen comes first. */
const EDITOR_AFTER = 400;
/** How long a rehearsal may take, in milliseconds: it is drawn in the moments in which nothing else is. */
const LONGEST = 800;

/** Whether an editor was rehearsed since the console was loaded: those of all entities are the same code. */
let isRehearsed = false;

/** Props of {@link EditorAhead}. */
export interface EditorAheadProps {
  entity: Entity;
  /** The rows of the list, once they are read; undefined before that, and where no editor can be gone to. */
  rows: readonly object[] | undefined;
}

/** From a list one goes to an editor: while the list is read, the editor's code is fetched, that of the form's widgets included, and rehearsed once. */
export function EditorAhead({ entity, rows }: EditorAheadProps) {
  const [Editor, setEditor] = useState<ComponentType<EditorProps>>();
  const isRead = rows !== undefined;
  useEffect(() => {
    if (!isRead) return undefined;
    let isHere = true;
    const timer = setTimeout(async () => {
      const fetched = await fetchEditor(entity);
      if (isHere && fetched && !isRehearsed) setEditor(() => fetched);
    }, EDITOR_AFTER);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [entity, isRead]);
  const row = rows?.[0];
  const end = useCallback(() => setEditor(undefined), []);
  if (!Editor || !row) return null;
  return (
    <Rehearsal onEnd={end}>
      <Editor entity={entity} id={textAt(row, entity.id)} initial={row} />
    </Rehearsal>
  );
}

/** What does not come now is fetched when the editor is opened. */
async function fetchEditor({ form }: Entity): Promise<ComponentType<EditorProps> | undefined> {
  try {
    const [{ Editor }] = await Promise.all([
      import('../editor/editor.tsx'),
      import('../editor/editor-page.tsx'),
      preloadWidgets(form),
    ]);
    return Editor;
  } catch {
    return undefined;
  }
}

/**
 * Draws something that nobody sees, in idle moments and without effects: drawn for the first time it takes twice as long, as the browser has yet to learn its
 * code. It stands in a document of its own, where nothing finds its names and ids and no picture is fetched; where it fails, React says nothing of what is
 * hidden, and nothing is lost. At its end it is laid out, once.
 */
function Rehearsal({ onEnd, children }: { onEnd(): void; children: ReactNode }) {
  const [stage] = useState(() => document.implementation.createHTMLDocument('').body);
  useEffect(() => {
    isRehearsed = true;
    const timer = setTimeout(() => {
      layOut(stage);
      onEnd();
    }, LONGEST);
    return () => clearTimeout(timer);
  }, [stage, onEnd]);
  return createPortal(<Activity mode="hidden">{children}</Activity>, stage);
}

/**
 * Lays out a copy of what is drawn elsewhere, without what would be fetched or found, for no longer than this call takes: the browser learns how its texts are
 * set, which it does for each document anew.
 */
function layOut(stage: HTMLElement): void {
  const copy = stage.cloneNode(true) as HTMLElement;
  for (const fetched of copy.querySelectorAll('img, video, iframe')) fetched.remove();
  for (const named of copy.querySelectorAll('[id], [name]')) {
    named.removeAttribute('id');
    named.removeAttribute('name');
  }
  // React hides what an `Activity` hides.
  for (const part of copy.children) part.removeAttribute('style');
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset: 0';
  place.append(...copy.childNodes);
  document.body.append(place);
  place.getBoundingClientRect();
  place.remove();
}
