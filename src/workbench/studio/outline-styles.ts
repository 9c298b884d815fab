import { MARKED } from './frame-spots.ts';
import type { Spot } from './spots.ts';

/** The title of a list; that of a form stands in the head of the editor. */
const TITLE = 'body:not(:has([data-head])) h1';

/** The styles that show what is selected, and what a press would select. `labelOf` gives the label on screen of a filter. */
export function outlineStyles(
  isPointing: boolean,
  selected: Spot | undefined,
  labelOf: (parameter: string) => string,
): string {
  const marked = selected
    ? `:is(${selectorOf(selected, labelOf)}) { outline: 2px solid var(--brand) !important; outline-offset: 4px; border-radius: 4px; }`
    : '';
  const all = [
    '[data-part]',
    '[data-filter]',
    '[data-column]',
    '[data-head]',
    '[id^="section."] > header',
    ...MARKED,
    TITLE,
  ];
  // Of what lies within another, the inner one alone is met.
  const hovered = all.map((one) => `${one}:hover:not(:has([data-part]:hover, [data-mark]:hover, [data-tab]:hover))`);
  const pointed = `${hovered.join(', ')} { outline: 1px dashed var(--brand); outline-offset: 4px; border-radius: 4px; cursor: pointer; }`;
  const inside = `${all.join(', ')}, ${all.map((one) => `${one} *`).join(', ')} { cursor: pointer; }`;
  const dragged = '[data-dragging] { opacity: 0.4; }\nbody:has([data-dragging]) * { cursor: grabbing !important; }';
  return isPointing ? `${inside}\n${pointed}\n${marked}\n${dragged}` : marked;
}

/** What a part is in the page, as a selector. `labelOf` gives the label on screen of a filter. */
export function selectorOf(spot: Spot, labelOf: (parameter: string) => string): string {
  const quoted = (name: string): string => JSON.stringify(name);
  switch (spot.kind) {
    case 'head':
      return '[data-head]';
    case 'definition':
      return `[data-head="name"], ${TITLE}, [data-mark="definition"]`;
    case 'list':
      return '[data-mark="list"]';
    case 'action':
      return markedAs(`action.${spot.name}`);
    case 'link':
      return markedAs(`link.${spot.path}`);
    case 'section':
      return `[id=${quoted(`section.${spot.name}`)}]`;
    case 'column':
      return `[data-column=${quoted(spot.field)}]`;
    case 'filter':
      return `[data-filter=${quoted(labelOf(spot.parameter))}]`;
    case 'field': {
      const field = `[data-part=${quoted(spot.field)}]`;
      return spot.item === undefined
        ? `${field}:not([data-part] [data-part])`
        : `${field} [data-part=${quoted(spot.item)}]`;
    }
  }
}

/** What is marked so: a button or link, an entry of a menu, a tab. */
function markedAs(mark: string): string {
  const name = JSON.stringify(mark);
  return `[data-mark=${name}], [role="menuitem"][data-key=${name}], [data-tab=${name}]`;
}
