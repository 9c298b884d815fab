import type { PointerEvent } from 'react';

/**
 * Lets the link that covers a row tell what the cell under the pointer tells as its tooltip (`title`): the browser asks only what lies on top, and that is
 * always the link.
 */
export function tellCellTitle({ target, clientX }: PointerEvent<HTMLElement>): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const cells = link?.closest('tr')?.cells;
  if (!link || !cells) return;
  const cell = [...cells].find((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left <= clientX && clientX < right;
  });
  const titles = [...(cell?.querySelectorAll<HTMLElement>('[title]') ?? [])].filter((one) => one !== link);
  const title = [...new Set(titles.map((one) => one.title))].join('\n');
  if (title === '') link.removeAttribute('title');
  else if (link.title !== title) link.title = title;
}
