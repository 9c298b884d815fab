import { useEffect, useState } from 'react';
import type { FieldDefinition, FormDefinition, WidgetName } from '../../contract/entity.ts';
import type { Preloadable } from '../loading/preloadable.ts';
import { HEAVY_WIDGETS } from '../widgets/heavy-widgets.ts';
import { OrderedRowsDrawn } from './ordered-rows.tsx';
import { renderBatches } from './render-batches.ts';

/** How long a form waits for the code of its widgets before it is drawn with their places held, in milliseconds. */
const PATIENCE = 2000;

const widgets: Partial<Record<WidgetName, Preloadable>> = HEAVY_WIDGETS;

/** What draws a field and those of its rows, as far as it comes late. */
const partsOf = ({ widget, items = [] }: FieldDefinition): readonly (Preloadable | undefined)[] => [
  widget === 'ordered-list' && items.length > 0 ? OrderedRowsDrawn : widgets[widget],
  ...items.flatMap(partsOf),
];

/** What the sections of a turn are drawn with and has not come yet; turn 0 is what is drawn first. */
function missing(form: FormDefinition, turn: number): readonly Preloadable[] {
  const turns = renderBatches(form);
  const drawn = form.sections.filter((section) => turns.get(section) === turn);
  const parts = drawn.flatMap(({ fields }) => fields).flatMap(partsOf);
  return [...new Set(parts)].filter((part) => part !== undefined).filter((part) => !part.isFetched());
}

/**
 * Fetches the code of the widgets that a form draws first; that of the others would only compete with it, and comes in its turn. Never fails and takes no longer
 * than {@link PATIENCE}: what has not come then is fetched in its place.
 */
export async function preloadWidgets(form: FormDefinition): Promise<void> {
  await fetchTurn(form, 0);
}

/** The same for the sections of a turn; undefined where nothing has to come. */
export function fetchTurn(form: FormDefinition, turn: number): Promise<unknown> | undefined {
  const wanted = missing(form, turn);
  if (wanted.length === 0) return undefined;
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  return Promise.race([Promise.all(wanted.map((part) => part.fetch())), enough]);
}

/** Whether what a form draws first can be drawn in its final shape, its widgets fetched: it would move under the pointer while they come. */
export function usePreloadedWidgets(form: FormDefinition): boolean {
  const [isReady, setReady] = useState(() => missing(form, 0).length === 0);
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
