import type { KeyboardEvent, RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SortableEntry } from './sortable-list-entry.ts';

/** A row that was picked up by keyboard: where it stood, and where it stands now. */
interface Carried {
  from: number;
  to: number;
}

/** The moments that are announced. */
export type Moment = 'picked' | 'moved' | 'dropped' | 'putBack';

/** What {@link useCarry} works on. */
export interface CarryOptions {
  entries: readonly SortableEntry[];
  list: RefObject<HTMLElement | null>;
  onMove: (from: number, to: number) => void;
}

/** Moving rows by keyboard and buttons: the row in hand, what is announced, and the focus, which stays with the row. */
export function useCarry({ entries, list, onMove }: CarryOptions) {
  const { t } = useTranslation();
  const [carried, setCarried] = useState<Carried>();
  const [news, setNews] = useState('');
  const latest = useRef({ entries, carried, onMove });
  useEffect(() => {
    latest.current = { entries, carried, onMove };
  }, [entries, carried, onMove]);
  const focus = useKeptFocus(list);
  const say = useCallback(
    (moment: Moment, from: number, to = from) => {
      const { entries: now } = latest.current;
      setNews(t(`ui.sortable.${moment}`, { name: now[from]?.text ?? '', position: to + 1, count: now.length }));
    },
    [t],
  );
  const move = useCallback(
    (from: number, to: number) => {
      const { entries: now, onMove: put } = latest.current;
      if (to < 0 || to >= now.length) return;
      focus.keep();
      put(from, to);
      say('dropped', from, to);
    },
    [focus, say],
  );
  const settle = useCallback(
    (moment: 'dropped' | 'putBack') => {
      const { carried: hand, onMove: put } = latest.current;
      if (!hand) return;
      focus.keep();
      setCarried(undefined);
      if (moment === 'dropped' && hand.from !== hand.to) put(hand.from, hand.to);
      say(moment, hand.from, moment === 'dropped' ? hand.to : hand.from);
    },
    [focus, say],
  );
  const onKey = useCallback(
    (event: KeyboardEvent, index: number) => {
      const { carried: hand, entries: now } = latest.current;
      const isSpace = event.key === ' ' || event.key === 'Enter';
      if (!hand && !isSpace) return;
      const to = hand && targetOf(event.key, hand.to, now.length);
      if (!isSpace && event.key !== 'Escape' && to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (!hand) {
        setCarried({ from: index, to: index });
        say('picked', index);
      } else if (to === undefined) {
        settle(isSpace ? 'dropped' : 'putBack');
      } else if (to !== hand.to) {
        focus.keep();
        setCarried({ ...hand, to });
        say('moved', hand.from, to);
      }
    },
    [focus, say, settle],
  );
  /** Leaving the row lets go of it: it goes back to where it was. */
  const onBlur = useCallback(() => {
    if (!focus.isMoving()) settle('putBack');
  }, [focus, settle]);
  return { from: carried?.from, to: carried?.to ?? 0, news, say, move, onKey, onBlur };
}

/** Where a key takes a row that is in hand; undefined for keys that move nothing. */
function targetOf(key: string, at: number, count: number): number | undefined {
  const targets: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}

/** Keeps the focus on a control of a row while its element is moved about in the page, which takes the focus away. */
function useKeptFocus(list: RefObject<HTMLElement | null>) {
  const kept = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const { current: control } = kept;
    if (!control) return;
    if (document.activeElement !== control) control.focus({ preventScroll: true });
    kept.current = undefined;
    control.closest('[data-sortable]')?.scrollIntoView?.({ block: 'nearest' });
  });
  const keep = useCallback(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && list.current?.contains(activeElement)) kept.current = activeElement;
  }, [list]);
  const isMoving = useCallback(() => kept.current !== undefined, []);
  return useMemo(() => ({ keep, isMoving }), [keep, isMoving]);
}
