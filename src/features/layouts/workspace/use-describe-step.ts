import { useCallback } from 'react';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { TakenStep } from '../../../engine/edit-session/edit-session.ts';
import type { StepDescription } from '../../../engine/edit-session/use-undo-keys.ts';
import { changesOf } from '../model/changes.ts';
import { useLayoutWords } from './use-layout-words.ts';

/** What a step of undo or redo changed: the things of the layout by name. */
export function useDescribeStep(): (step: TakenStep<SiteLayout>) => StepDescription {
  const words = useLayoutWords();
  return useCallback(
    ({ before, after }) => ({
      names: changesOf(before, after).map(({ part }) => words.nameOf(part)),
      focus: undefined,
    }),
    [words],
  );
}
