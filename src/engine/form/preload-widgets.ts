import { useEffect, useState } from 'react';
import type { FieldDefinition, FormDefinition, WidgetName } from '../../contract/entity.ts';
import type { Preloadable } from '../loading/preloadable.ts';
import { HEAVY_WIDGETS } from '../widgets/heavy-widgets.ts';
import { PageTextPart } from '../widgets/page-text-part.ts';
import { OrderedRowsDrawn } from './ordered-rows.tsx';

/** How long a form waits for the code of its widgets before it is drawn with their places held, in milliseconds. */
const PATIENCE = 2000;

const widgets: Partial<Record<WidgetName, Preloadable>> = HEAVY_WIDGETS;

/** What draws a field and those of its rows, as far as its code is loaded separately. */
const partsOf = ({ widget, items = [], options }: FieldDefinition): readonly (Preloadable | undefined)[] => [
  widget === 'ordered-list' && items.length > 0 ? OrderedRowsDrawn : widgets[widget],
  ...(widget === 'rich-text' && options && 'nodes' in options ? [PageTextPart] : []),
  ...items.flatMap(partsOf),
];

/** What a form is drawn with and has not been loaded yet. What a condition may show comes in its place. */
function missing({ sections }: FormDefinition): readonly Preloadable[] {
  const shown = sections.filter(({ when }) => !when).flatMap(({ fields }) => fields.filter(({ when }) => !when));
  const parts = shown.flatMap(partsOf);
  return [...new Set(parts)].filter((part) => part !== undefined).filter((part) => !part.isFetched());
}

/**
 * Loads the code of a form's widgets, but of those that a condition shows. Never fails and takes no longer than {@link PATIENCE}: what has not come then is
 * loaded in its place.
 */
export async function preloadWidgets(form: FormDefinition): Promise<void> {
  const wanted = missing(form);
  if (wanted.length === 0) return;
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(wanted.map((part) => part.fetch())), enough]);
}

/**
 * Whether a form can be drawn in its final shape, its widgets loaded: it would move under the pointer while they come.
 */
export function usePreloadedWidgets(form: FormDefinition): boolean {
  const [isReady, setReady] = useState(() => missing(form).length === 0);
  useEffect(() => {
    if (isReady) return undefined;
    let isShown = true;
    void preloadWidgets(form).then(() => isShown && setReady(true));
    return () => {
      isShown = false;
    };
  }, [form, isReady]);
  return isReady;
}
