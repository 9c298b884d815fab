import { useCallback, useEffect, useRef, useState } from 'react';
import { addressOfSlide } from '../addresses.ts';
import { sectionOfSlide } from '../model/find.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import type { OpenPart } from './use-open-part.ts';

/** A part whose panel is to take the focus, once it is there. */
interface Pressed {
  openId: string;
  /** The address of the slide that was pressed; undefined for a section or group. */
  slide: string | undefined;
}

/**
 * Opens what is pressed in the page or entered from the outline: a section, or the section whose slide it is, at the row of the slide. Its panel
 * takes the focus: keys that are pressed in the frame of the page would not reach the console.
 */
export function usePress({ openId, open }: Pick<OpenPart, 'openId' | 'open'>): (part: string) => void {
  const { session } = useLayoutWorkspace();
  const waiting = useRef<Pressed>(undefined);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    const pressed = waiting.current;
    // The address changes later than what was pressed is known.
    if (!pressed || pressed.openId !== openId || presses === 0) return;
    waiting.current = undefined;
    focusPanel(pressed);
  }, [presses, openId]);
  return useCallback(
    (part: string) => {
      const layout = session.getValue();
      const section = sectionOfSlide(layout, part);
      const next = section?.id ?? part;
      open(next);
      waiting.current = { openId: next, slide: section && addressOfSlide(layout, section.id, { id: part }) };
      setPresses((count) => count + 1);
    },
    [session, open],
  );
}

/** The row of a slide that was pressed takes the focus, otherwise the panel's title. */
function focusPanel({ openId, slide }: Pressed): void {
  const panel = document.querySelector(`[data-panel="${CSS.escape(openId)}"]`);
  const row = [...(panel?.querySelectorAll('a') ?? [])].find(({ pathname }) => slide && pathname.endsWith(slide));
  (row ?? panel?.querySelector('h2'))?.focus();
}
