import type { Spot } from './spots.ts';

/** The styles that show what is selected, and what a press would select. `labelOf` gives the label on screen of a filter. */
export function outlineStyles(
  isPointing: boolean,
  selected: Spot | undefined,
  labelOf: (parameter: string) => string,
): string {
  const chosen = selected && selectorOf(selected, labelOf);
  const marked = chosen
    ? `${chosen} { outline: 2px solid var(--brand) !important; outline-offset: 4px; border-radius: 4px; }`
    : '';
  const all = ['[data-part]', '[data-filter]', '[data-column]', '[data-head]', '[id^="section."] > header'];
  const hovered = all.map((one) => `${one}:hover:not(:has([data-part]:hover))`).join(', ');
  const pointed = `${hovered} { outline: 1px dashed var(--brand); outline-offset: 4px; border-radius: 4px; cursor: pointer; }`;
  const inside = `${all.join(', ')}, ${all.map((one) => `${one} *`).join(', ')} { cursor: pointer; }`;
  const dragged = '[data-dragging] { opacity: 0.4; }\nbody:has([data-dragging]) * { cursor: grabbing !important; }';
  return isPointing ? `${inside}\n${pointed}\n${marked}\n${dragged}` : marked;
}

function selectorOf(spot: Spot, labelOf: (parameter: string) => string): string | undefined {
  const quoted = (name: string): string => JSON.stringify(name);
  switch (spot.kind) {
    case 'head':
    case 'definition':
      return '[data-head]';
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
    default:
      return undefined;
  }
}
