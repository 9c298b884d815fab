import { ChevronRight } from 'lucide-react';
import type { MenuItem } from '../../../../generated/model/index.ts';
import type { ItemMark } from '../tree/menu-tree-props.ts';
import styles from './menu-preview.module.css';
import { PreviewTitle } from './preview-title.tsx';

/** Props of {@link PreviewBranch}. */
export interface PreviewBranchProps {
  items: readonly MenuItem[];
  marks: ReadonlyMap<string, ItemMark>;
}

/** Items with those under them, which are open unless the item is collapsed. */
export function PreviewBranch({ items, marks }: PreviewBranchProps) {
  return (
    <ul className={styles.branch}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length === 0 ? (
            <PreviewTitle item={item} mark={marks.get(item.id)} />
          ) : (
            // Begun anew when the setting changes: what is open belongs to the one trying it.
            <details key={String(item.collapsed)} open={!item.collapsed}>
              <summary className={styles.summary}>
                <PreviewTitle item={item} mark={marks.get(item.id)} />
                <ChevronRight aria-hidden="true" />
              </summary>
              <PreviewBranch items={item.children} marks={marks} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
