import { useCallback, useState } from 'react';
import type { Media } from '../../../../generated/model/index.ts';
import type { MediaRules } from '../../../engine/media/library-context.ts';
import { type Misfit, misfitOf } from './rules.ts';

/** What is chosen in the picker so far, and what was pressed last: one that does not fit is looked at and not chosen. */
export interface Choice {
  chosen: readonly Media[];
  looked: Media | undefined;
  isChosen(media: Media): boolean;
  misfitOf(media: Media): Misfit | undefined;
  press(media: Media): void;
  /** Chooses it and is done. */
  take(media: Media): void;
  /** Chooses it, whatever was pressed: it has just come into the library. */
  add(media: Media): void;
  /** Takes a newer version of an item over. */
  renew(media: Media): void;
}

/** Props of {@link useChoice}. */
export interface ChoiceProps {
  rules: MediaRules;
  taken: readonly string[];
  isSeveral: boolean;
  onTake(media: readonly Media[]): void;
}

/** Keeps what is chosen, over pages and searches. */
export function useChoice({ rules, taken, isSeveral, onTake }: ChoiceProps): Choice {
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  const [looked, setLooked] = useState<Media>();
  const fits = useCallback((media: Media) => misfitOf(media, rules, taken), [rules, taken]);
  const add = (media: Media): void => {
    setLooked(media);
    if (fits(media) !== undefined) return;
    setChosen((before) => (isSeveral ? [...before.filter(({ id }) => id !== media.id), media] : [media]));
  };
  const press = (media: Media): void => {
    const isOff = chosen.some(({ id }) => id === media.id);
    if (isOff) {
      setLooked(undefined);
      setChosen((before) => before.filter(({ id }) => id !== media.id));
      return;
    }
    if (fits(media) !== undefined && !isSeveral) setChosen([]);
    add(media);
  };
  return {
    chosen,
    looked,
    isChosen: ({ id }) => chosen.some((one) => one.id === id),
    misfitOf: fits,
    press,
    add,
    take: (media) => {
      if (fits(media) === undefined && !isSeveral) onTake([media]);
    },
    renew: (media) => {
      const renewed = (one: Media): Media => (one.id === media.id ? media : one);
      setChosen((before) => before.map(renewed));
      setLooked((before) => before && renewed(before));
    },
  };
}
