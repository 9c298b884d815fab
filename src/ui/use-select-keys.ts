import { type KeyboardEvent, useRef } from 'react';
import type { Option } from './option.ts';

/** Where the focus goes when the list of a select opens: to what is chosen, else as told. */
export type FirstFocus = 'chosen' | 'first' | 'last';

/** How long letters count as one word, in milliseconds. */
const PAUSE = 1000;

/**
 * The keys of a closed select: up, down, Enter and the space bar open its list, left and right choose the neighbour, and letters choose the next option that
 * begins with them.
 */
export function useSelectKeys(
  options: readonly Option[],
  value: string | null,
  choose: (value: string) => void,
  open: (focus: FirstFocus) => void,
): (event: KeyboardEvent) => void {
  const written = useRef({ text: '', at: 0 });
  const free = options.filter(({ isDisabled }) => !isDisabled);
  const at = free.findIndex((option) => option.value === value);
  const take = (option: Option | undefined): void => {
    if (option) choose(option.value);
  };
  const write = (letter: string, now: number): void => {
    const { current: before } = written;
    const text = (now - before.at < PAUSE ? before.text : '') + letter.toLocaleLowerCase();
    written.current = { text, at: now };
    // One letter goes on from what is chosen; more of them say which one is meant.
    const from = text.length === 1 ? at + 1 : Math.max(at, 0);
    const turned = [...free.slice(from), ...free.slice(0, from)];
    take(turned.find(({ label }) => label.toLocaleLowerCase().startsWith(text)));
  };
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (ctrlKey || metaKey) return;
    const isWriting = written.current.text !== '' && timeStamp - written.current.at < PAUSE;
    if (key === 'ArrowUp') open('last');
    else if (key === 'ArrowDown' || key === 'Enter' || (key === ' ' && !isWriting)) open('first');
    else if (altKey) return;
    else if (key === 'ArrowLeft') take(free[at - 1]);
    else if (key === 'ArrowRight') take(free[at + 1]);
    else if (key.length === 1) write(key, timeStamp);
    else return;
    event.preventDefault();
  };
}
