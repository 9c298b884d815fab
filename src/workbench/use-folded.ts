import { useState } from 'react';
import { useMediaQuery } from '../ui/use-media-query.ts';

/** Whether the bars above the form are folded into one line, and what folds them; undefined where there is room for all. */
export interface Folding {
  isFolded: boolean;
  fold(isFolded: boolean): void;
}

/** In a narrow window the bars are one line until somebody unfolds them. */
export function useFolded(): Folding | undefined {
  const isNarrow = useMediaQuery('(max-width: 860px)');
  const [isFolded, fold] = useState(true);
  return isNarrow ? { isFolded, fold } : undefined;
}
