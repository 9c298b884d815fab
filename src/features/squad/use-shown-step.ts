import { useCallback } from 'react';
import type { Direction } from '../../engine/editor/use-form-history.ts';
import { SIDES, type Side } from './squad.ts';
import type { SquadEditing } from './use-squad-edits.ts';

/** Undoing and redoing that brings the side which it concerns into sight. */
export function useShownStep(step: SquadEditing['step'], show: (side: Side) => void): SquadEditing['step'] {
  return useCallback(
    async (direction: Direction) => {
      const done = await step(direction);
      const side = SIDES.find((one) => done?.fields[0]?.field.startsWith(`${one}.`));
      if (side !== undefined) show(side);
      return done;
    },
    [step, show],
  );
}
