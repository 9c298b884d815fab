import type { Filter } from '../../contract/list-definition.ts';
import type { DropTarget } from './drag-parts.tsx';
import { isSameSpot, type Spot } from './spots.ts';

/** What a filter's label on screen stands for. */
export type FilterOf = (label: string) => Filter | undefined;

/** A part of the live form or list, and the element that it is. */
export interface Met {
  spot: Spot;
  element: Element;
}

/** The nearest part around what was pressed. */
export function partAround(target: EventTarget | null, filterOf: FilterOf): Met | undefined {
  if (!(target instanceof Element)) return undefined;
  const marked = markedAround(target);
  if (marked) return marked;
  const filter = target.closest<HTMLElement>('[data-filter]');
  const parameter = filter?.dataset.filter === undefined ? undefined : filterOf(filter.dataset.filter)?.parameter;
  if (filter && parameter !== undefined) return { spot: { kind: 'filter', parameter }, element: filter };
  const column = target.closest<HTMLElement>('[data-column]');
  if (column?.dataset.column !== undefined)
    return { spot: { kind: 'column', field: column.dataset.column }, element: column };
  const field = target.closest<HTMLElement>('[data-part]');
  const outer = field?.parentElement?.closest<HTMLElement>('[data-part]');
  if (field?.dataset.part !== undefined)
    return {
      spot:
        outer?.dataset.part === undefined
          ? { kind: 'field', field: field.dataset.part }
          : { kind: 'field', field: outer.dataset.part, item: field.dataset.part },
      element: field,
    };
  const head = target.closest<HTMLElement>('[data-head]');
  if (head) return { spot: { kind: head.dataset.head === 'columns' ? 'head' : 'definition' }, element: head };
  const title = target.closest('h1');
  return sectionAround(target) ?? (title ? { spot: { kind: 'definition' }, element: title } : undefined);
}

/** What says itself what of the definition it is: buttons, links, the search; entries of menus by their keys, tabs by their names. */
export const MARKED = [
  '[data-mark]',
  '[role="menuitem"][data-key^="action."]',
  '[role="menuitem"][data-key^="link."]',
  '[data-tab^="link."]',
];

function markedAround(target: Element): Met | undefined {
  const element = target.closest<HTMLElement>(MARKED.join(', '));
  const mark = element?.dataset.mark ?? element?.dataset.key ?? element?.dataset.tab;
  const spot = mark === undefined ? undefined : spotOfMark(mark);
  return element && spot ? { spot, element } : undefined;
}

/** The part that a mark such as `action.delete` names. */
function spotOfMark(mark: string): Spot | undefined {
  const [kind = ''] = mark.split('.', 1);
  const name = mark.slice(kind.length + 1);
  if (kind === 'action') return { kind, name };
  if (kind === 'link') return { kind, path: name };
  return kind === 'list' || kind === 'definition' ? { kind } : undefined;
}

function sectionAround(target: Element): Met | undefined {
  // Its heading has an id that begins alike.
  const element = target.closest('[id^="section."]:has(> header)');
  return element ? { spot: { kind: 'section', name: element.id.slice('section.'.length) }, element } : undefined;
}

/** Parts that stand beside each other, not beneath. */
const BESIDE: readonly string[] = ['column', 'filter', 'action', 'link'];
const THICK = 4;

/** Where a part that is held would come at a point of the window. */
export function dropTargetAt(held: Spot, x: number, y: number, filterOf: FilterOf): DropTarget | undefined {
  const under = document.elementFromPoint(x, y);
  const met = under && wantedPart(held, under, filterOf);
  if (!met || isSameSpot(met.spot, held)) return undefined;
  const { left, top, width, height } = met.element.getBoundingClientRect();
  const isInto = held.kind === 'field' && met.spot.kind === 'section';
  const heading = isInto ? met.element.querySelector(':scope > header')?.getBoundingClientRect() : undefined;
  // A field that leaves room for another in its line has that beside it.
  const isEntry = met.element.matches('[role="menuitem"]');
  const isBeside =
    (BESIDE.includes(held.kind) && !isEntry) || (held.kind === 'field' && !isInto && width < lineWidth(met.element));
  if (isBeside) {
    const isBehind = x > left + width / 2;
    return {
      spot: met.spot,
      isBehind,
      line: { left: isBehind ? left + width : left - THICK, top, width: THICK, height },
    };
  }
  const isBehind = heading ? y > heading.bottom : y > top + height / 2;
  const edge = heading && !isBehind ? heading.bottom : isBehind ? top + height : top - THICK;
  return { spot: met.spot, isBehind, line: { left, top: edge, width, height: THICK } };
}

/** The part that the held one could come beside, or into. */
function wantedPart(held: Spot, under: Element, filterOf: FilterOf): Met | undefined {
  if (held.kind === 'section') return sectionAround(under);
  const met = partAround(under, filterOf);
  // A field of the form comes beside the whole list, not into its rows.
  if (held.kind === 'field' && held.item === undefined && met?.spot.kind === 'field' && met.spot.item !== undefined) {
    const outer = met.element.parentElement?.closest('[data-part]');
    return outer ? { spot: { kind: 'field', field: met.spot.field }, element: outer } : undefined;
  }
  return met;
}

/** Most of the width that its line has. */
const lineWidth = (element: Element): number => (element.parentElement?.clientWidth ?? 0) * 0.7;

/** Where a part's label is on screen, and how large and heavy its letters are; undefined where it is not written out. */
export function writtenLabel(
  element: Element,
  label: string,
): { rectangle: DOMRect; size: string; weight: string } | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.textContent?.trim() !== label) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rectangle = range.getBoundingClientRect();
    const { fontSize: size, fontWeight: weight } = getComputedStyle(node.parentElement ?? element);
    if (rectangle.width > 0) return { rectangle, size, weight };
  }
  return undefined;
}
