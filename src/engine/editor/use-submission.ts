import { useCallback, useRef } from 'react';

/** Submitting a form by code, and what came of it. */
export interface Submission {
  /** Submits the form; answers whether it is saved. */
  submit(): Promise<boolean>;
  /** Whether the form was submitted by {@link Submission.submit}, and not by the user. */
  isAwaited(): boolean;
  /** What came of a submission: it was saved, or the form or the service refused it. */
  settle(isSaved: boolean): void;
}

/** Submits the form of an id as its save button would. */
export function useSubmission(formId: string): Submission {
  const waiting = useRef<(isSaved: boolean) => void>(undefined);
  const settle = useCallback((isSaved: boolean) => {
    waiting.current?.(isSaved);
    waiting.current = undefined;
  }, []);
  const isAwaited = useCallback(() => waiting.current !== undefined, []);
  const submit = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        settle(false);
        waiting.current = resolve;
        const form = document.getElementById(formId);
        if (form instanceof HTMLFormElement) form.requestSubmit();
        else settle(false);
      }),
    [formId, settle],
  );
  return { submit, isAwaited, settle };
}
