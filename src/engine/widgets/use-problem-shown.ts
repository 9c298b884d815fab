import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from './days.ts';
import { problemMessage } from './problem-message.ts';
import type { WidgetProps } from './widget.ts';

/** What stands under a field: the form's error, else the problem, as soon as nobody is writing any more. */
export interface ToldProblem {
  error: string | undefined;
  /** The value is being written: an unfinished one is no problem yet. */
  writing(): void;
  /** The field was left. */
  left(): void;
}

/**
 * Tells what is wrong with a value beside its field before a save does: at once for a value that came so, otherwise
 * once the field is left.
 */
export function useToldProblem(
  { error, label }: Pick<WidgetProps, 'error' | 'label'>,
  problem: Problem | undefined,
): ToldProblem {
  const { t } = useTranslation();
  const [isWriting, setWriting] = useState(false);
  const told = problem && !isWriting ? problemMessage(t, problem, label) : undefined;
  return { error: error ?? told, writing: () => setWriting(true), left: () => setWriting(false) };
}
