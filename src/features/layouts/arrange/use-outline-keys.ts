import { type KeyboardEvent, useCallback } from 'react';
import { findSection } from '../model/find.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import type { OutlineRow } from './outline-rows.ts';
import type { OutlineActs } from './use-outline-acts.ts';

/** A row whose menu is open, and the element that it stands beside. */
export interface OpenMenu {
  id: string;
  anchor: HTMLElement;
}

/**
 * The keys of the outline's rows: D duplicates, H hides or shows, Delete removes, the menu key opens what can be done; Ctrl+C and Ctrl+V copy a section and
 * put it behind another.
 */
export function useOutlineKeys(acts: OutlineActs, openMenu: (menu: OpenMenu) => void) {
  const { session } = useLayoutWorkspace();
  return useCallback(
    (event: KeyboardEvent<HTMLElement>, { id, kind }: Pick<OutlineRow, 'id' | 'kind'>): void => {
      const act = actOf(event, kind === 'section');
      if (!act) return;
      event.preventDefault();
      switch (act) {
        case 'copy':
          acts.copy(id);
          break;
        case 'paste': {
          const found = findSection(session.getValue(), id);
          if (found) acts.paste({ groupId: found.group.id, index: found.index + 1 });
          break;
        }
        case 'menu':
          openMenu({ id, anchor: event.currentTarget });
          break;
        default:
          acts[act](id);
      }
    },
    [acts, session, openMenu],
  );
}

type Act = 'copy' | 'paste' | 'menu' | 'remove' | 'toggle' | 'duplicate';

const PLAIN: Readonly<Record<string, Act>> = { Delete: 'remove', h: 'toggle', d: 'duplicate', ContextMenu: 'menu' };
const WITH_CONTROL: Readonly<Record<string, Act>> = { c: 'copy', v: 'paste' };
const OF_SECTIONS: ReadonlySet<Act> = new Set(['copy', 'paste', 'duplicate']);

function actOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isSection: boolean): Act | undefined {
  if (altKey) return undefined;
  const act = ctrlKey || metaKey ? WITH_CONTROL[key.toLowerCase()] : PLAIN[key];
  return act && OF_SECTIONS.has(act) && !isSection ? undefined : act;
}
