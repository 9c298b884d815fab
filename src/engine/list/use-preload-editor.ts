import { useEffect } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { preloadWidgets } from '../form/preload-widgets.ts';

/** How long after its rows a list loads the editor's code, in milliseconds: what is on screen comes first. */
const AFTER_ROWS = 400;

/**
 * From a list one goes to an editor: its code is loaded while the list is read. What does not come now comes when the
 * editor is opened.
 */
export function usePreloadEditor({ form }: Entity, isRead: boolean): void {
  useEffect(() => {
    if (!isRead) return undefined;
    const timer = setTimeout(() => {
      Promise.all([import('../editor/editor-page.tsx'), preloadWidgets(form)]).catch(() => undefined);
    }, AFTER_ROWS);
    return () => clearTimeout(timer);
  }, [form, isRead]);
}
