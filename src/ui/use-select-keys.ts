import { type KeyboardEvent, useRef } from 'react';
import type { Option } from './option.ts';

/** Where the focus goes when the list of a select opens: to what is chosen, else as told. */
export type FirstFocus = 'chosen' | 'first' | 'last';

/** How long letters count as one word, in milliseconds. */
const PAUSE = 1000;

/**
 * The keys of a closed select: up, down, Enter and the space bar open its list, left and right choose the neighbour, Home and End the first and the last
 * option, and letters the next one that begins with them.
 */
export function useSelectKeys(
  options: readonly Option[],
  value: string | null,
  choose: (value: string) => void,
  open: (focus: FirstFocus) => void,
): (event: KeyboardEvent) => void {
  const written = useRef({ text: '', at: 0 });
  const free = options.filter(({ isDisabled, isAction }) => !isDisabled && !isAction);
  const at = free.findIndex((option) => option.value === value);
  const take = (option: Option | undefined): void => {
    if (option) choose(option.value);
  };
  const write = (key: string, now: number): void => {
    const { current: before } = written;
    const letter = key.toLocaleLowerCase();
    const text = (now - before.at < PAUSE ? before.text : '') + letter;
    written.current = { text, at: now };
    const begins =
      (start: string) =>
      ({ label }: Option): boolean =>
        label.toLocaleLowerCase().startsWith(start);
    // A letter goes on from what is chosen, and so does the same one again; several say which option is meant.
    const isAgain = text === letter.repeat(text.length) && !free.some(begins(text));
    const start = isAgain ? letter : text;
    const from = start.length === 1 ? at + 1 : Math.max(at, 0);
    take([...free.slice(from), ...free.slice(0, from)].find(begins(start)));
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
    else if (key === 'Home') take(free[0]);
    else if (key === 'End') take(free.at(-1));
    else if (key.length === 1) write(key, timeStamp);
    else return;
    event.preventDefault();
  };
}
