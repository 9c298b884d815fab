import { useEffect, useState } from 'react';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { EditSession } from '../../../engine/edit-session/edit-session.ts';
import { useEditState } from '../../../engine/edit-session/use-edit-session.ts';
import { useUndoKeys } from '../../../engine/edit-session/use-undo-keys.ts';
import { ToastRegion } from '../../../ui/toast.tsx';
import { find, listItems } from '../model/find.ts';
import { sampleMenu } from '../model/sample-menu.ts';
import { MENU_KIND } from '../page/menu-kind.ts';
import { useDescribeStep } from '../page/use-describe-step.ts';
import { MenuTree } from './menu-tree.tsx';
import type { ItemMark, MenuTreeProps } from './menu-tree-props.ts';

/** What a test wants of the tree. */
export interface SampleTreeProps extends Partial<Pick<MenuTreeProps, 'onOpen' | 'faults' | 'deadRoutes'>> {
  groups?: readonly MenuGroup[];
  /** Called with the menu after each change. */
  onMenu?: (groups: readonly MenuGroup[]) => void;
}

/** The tree on a menu of its own, as a page would hold it; for tests. */
export function SampleTree({ groups: first = sampleMenu(), onMenu, onOpen, ...rest }: SampleTreeProps) {
  const [session] = useState(() => new EditSession(MENU_KIND, first));
  const { value: groups } = useEditState(session);
  const undoRedo = useUndoKeys(session, useDescribeStep());
  useEffect(() => session.subscribe(() => onMenu?.(session.getValue())), [session, onMenu]);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const isNew = ({ item: { id } }: { item: { id: string } }): boolean => find(first, id) === undefined;
  const changed = new Map(
    listItems(groups).flatMap((found): [string, ItemMark][] => (isNew(found) ? [[found.item.id, 'new']] : [])),
  );
  return (
    <>
      <MenuTree
        session={session}
        undoRedo={undoRedo}
        selection={selection}
        onSelectionChange={setSelection}
        deadRoutes={new Set()}
        changed={changed}
        onOpen={onOpen ?? (() => undefined)}
        {...rest}
      />
      <button type="button">After</button>
      <span role="status">{undoRedo.said}</span>
      <ToastRegion />
    </>
  );
}
