import type { ComponentType } from 'react';
import { optionalPart } from '../../engine/loading/optional-part.tsx';
import type { Feature } from '../../engine/routing/feature.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import type { PostponeProps } from './next-game.tsx';

/** The day, which Home shows. `loadPostpone` fetches the dialog that postpones a game, with its texts. */
export const home = (loadPostpone: () => Promise<ComponentType<PostponeProps>>): Feature => ({
  routes: () => [],
  home: async () => {
    const [{ Day }] = await Promise.all([import('./day.tsx'), openAreaTexts('home')]);
    const Postpone = optionalPart(loadPostpone, ({ onClose }) => onClose());
    return () => <Day Postpone={Postpone} />;
  },
});
