import { useEffect, useId } from 'react';

const unsaved = new Set<string>();

/** Whether any open editor holds changes that are not saved; asked before the site is switched and before signing out. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0;
}

/** Notes that an editor holds unsaved changes; while it does, the browser asks before the page is left or reloaded. */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    unsaved.add(id);
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [id, isDirty]);
}
