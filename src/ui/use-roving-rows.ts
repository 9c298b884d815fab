import type { KeyboardEvent } from 'react';
import { useState } from 'react';

const SELECTOR = '[data-row-link]';

/**
 * One Tab stop for a list of row links: arrows, Home and End move between rows, Enter follows the link as everywhere.
 * Spread `container` on the element around the rows and `link(index)` on each row's link.
 */
export function useRovingRows(count: number) {
  const [current, setCurrent] = useState(0);
  const active = Math.min(current, Math.max(count - 1, 0));
  return {
    container: { onKeyDown: moveBetweenRows },
    link: (index: number) => ({
      'data-row-link': '',
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}

function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || !event.target.matches(SELECTOR) || event.altKey || event.metaKey)
    return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(SELECTOR)];
  const from = links.indexOf(event.target);
  const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: links.length - 1 }[event.key];
  const next = to === undefined ? undefined : links[to];
  if (to === undefined) return;
  event.preventDefault();
  next?.focus();
  next?.closest('[data-row]')?.scrollIntoView?.({ block: 'nearest' });
}
