import { useEffect } from 'react';

/** Tells whether something unsaved is at stake, at the moment it is asked. */
export type IsDirty = () => boolean;

const editors = new Set<IsDirty>();

/** Whether any open editor holds changes that are not saved; asked before the site is switched and before signing out. */
export function hasUnsavedWork(): boolean {
  return [...editors].some((isDirty) => isDirty());
}

/** Makes an open editor known; while it has unsaved changes, the browser asks before the page is left or reloaded. */
export function useUnsavedWork(isDirty: IsDirty): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isDirty()) event.preventDefault();
    };
    editors.add(isDirty);
    addEventListener('beforeunload', ask);
    return () => {
      editors.delete(isDirty);
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}
