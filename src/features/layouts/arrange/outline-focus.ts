const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-outline]')];

/** The place of a group or section among the rows of the outline, from 0. */
export function placeOfRow(id: string | undefined): number {
  return rows().findIndex(({ dataset }) => dataset.outline === id);
}

/** Takes the focus to a row of the outline by its place, once the page is drawn again; to the last one where there are fewer. */
export function focusRow(place: number): void {
  requestAnimationFrame(() => {
    const all = rows();
    (all[Math.max(0, place)] ?? all.at(-1))?.focus();
  });
}
