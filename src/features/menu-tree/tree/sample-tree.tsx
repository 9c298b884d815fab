import { useState } from 'react';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { ToastRegion } from '../../../ui/toast.tsx';
import { find, listItems } from '../model/find.ts';
import { sampleMenu } from '../model/sample-menu.ts';
import { MenuTree } from './menu-tree.tsx';
import type { ItemMark, MenuTreeProps } from './menu-tree-props.ts';
import { useUndoStack } from './use-undo-stack.ts';

/** What a test wants of the tree. */
export interface SampleTreeProps extends Partial<Pick<MenuTreeProps, 'onOpen' | 'faults' | 'deadRoutes'>> {
  groups?: readonly MenuGroup[];
  /** Called with the menu after each change. */
  onMenu?: (groups: readonly MenuGroup[]) => void;
}

/** The tree on a menu of its own, as a page would hold it; for tests. */
export function SampleTree({ groups: first = sampleMenu(), onMenu, onOpen, ...rest }: SampleTreeProps) {
  const { groups, change, steps } = useUndoStack(first);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const isNew = ({ item: { id } }: { item: { id: string } }): boolean => find(first, id) === undefined;
  const changed = new Map(
    listItems(groups).flatMap((found): [string, ItemMark][] => (isNew(found) ? [[found.item.id, 'new']] : [])),
  );
  return (
    <>
      <MenuTree
        groups={groups}
        onChange={(next, step) => {
          change(next, step);
          onMenu?.(next);
        }}
        selection={selection}
        onSelectionChange={setSelection}
        deadRoutes={new Set()}
        changed={changed}
        onOpen={onOpen ?? (() => undefined)}
        steps={steps}
        {...rest}
      />
      <button type="button">After</button>
      <ToastRegion />
    </>
  );
}
