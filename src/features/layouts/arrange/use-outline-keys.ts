import { type KeyboardEvent, useCallback } from 'react';
import { findSection } from '../model/find.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { focusRow, placeOfRow } from './outline-focus.ts';
import type { OutlineRow } from './outline-rows.ts';
import type { OutlineActs } from './use-outline-acts.ts';

/** A row whose menu is open, and the element that it stands beside. */
export interface OpenMenu {
  id: string;
  anchor: HTMLElement;
}

/**
 * The keys of the outline's rows (`src/app/palette/keys-dialog.tsx` lists them): arrows, Home and End lead to another row, A adds a section below, D
 * duplicates, H hides or shows, Delete removes, the menu key opens what can be done; Ctrl+X, Ctrl+C and Ctrl+V move or copy a section behind another.
 */
export function useOutlineKeys(acts: OutlineActs, openMenu: (menu: OpenMenu) => void, add: (id: string) => void) {
  const { session } = useLayoutWorkspace();
  return useCallback(
    (event: KeyboardEvent<HTMLElement>, { id, kind }: Pick<OutlineRow, 'id' | 'kind'>): void => {
      const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : WAYS[event.key]?.(placeOfRow(id));
      if (to !== undefined) {
        event.preventDefault();
        focusRow(to);
        return;
      }
      const act = actOf(event, kind === 'section');
      if (!act) return;
      event.preventDefault();
      switch (act) {
        case 'add':
          add(id);
          break;
        case 'paste': {
          const found = findSection(session.getValue(), id);
          acts.paste(found ? { groupId: found.group.id, index: found.index + 1 } : { groupId: id, index: 0 });
          break;
        }
        case 'menu':
          openMenu({ id, anchor: event.currentTarget });
          break;
        default:
          acts[act](id);
      }
    },
    [acts, session, openMenu, add],
  );
}

type Act = 'add' | 'copy' | 'cut' | 'paste' | 'menu' | 'remove' | 'toggle' | 'duplicate';

/** The place that a key leads to from another, from 0. */
const WAYS: Readonly<Record<string, (place: number) => number>> = {
  ArrowUp: (place) => place - 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
};

const PLAIN: Readonly<Record<string, Act>> = {
  Delete: 'remove',
  a: 'add',
  h: 'toggle',
  d: 'duplicate',
  ContextMenu: 'menu',
};
const WITH_CONTROL: Readonly<Record<string, Act>> = { c: 'copy', x: 'cut', v: 'paste' };
const OF_SECTIONS: ReadonlySet<Act> = new Set(['copy', 'cut', 'duplicate']);

function actOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isSection: boolean): Act | undefined {
  if (altKey) return undefined;
  const act = ctrlKey || metaKey ? WITH_CONTROL[key.toLowerCase()] : PLAIN[key];
  return act && OF_SECTIONS.has(act) && !isSection ? undefined : act;
}
