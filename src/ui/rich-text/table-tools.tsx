import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import {
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  FoldHorizontal,
  FoldVertical,
  PanelTop,
  TableCellsMerge,
  TableCellsSplit,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Group, Toolbar } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import type { PanelNode } from './panel-node.ts';
import styles from './selection-bar.module.css';
import { runInTable } from './table-nodes.ts';

interface TableTool {
  name: string;
  icon: ReactNode;
  command: Command;
  /** Is left out while it can do nothing, instead of being closed: it is about cells that are not selected. */
  isRare?: boolean;
}

const TOOLS: readonly (readonly TableTool[])[] = [
  [
    { name: 'rowBefore', icon: <BetweenHorizontalEnd />, command: addRowBefore },
    { name: 'rowAfter', icon: <BetweenHorizontalStart />, command: addRowAfter },
    { name: 'deleteRow', icon: <FoldVertical />, command: deleteRow },
  ],
  [
    { name: 'columnBefore', icon: <BetweenVerticalEnd />, command: addColumnBefore },
    { name: 'columnAfter', icon: <BetweenVerticalStart />, command: addColumnAfter },
    { name: 'deleteColumn', icon: <FoldHorizontal />, command: deleteColumn },
  ],
  [
    { name: 'headerRow', icon: <PanelTop />, command: toggleHeaderRow },
    { name: 'merge', icon: <TableCellsMerge />, command: mergeCells, isRare: true },
    { name: 'split', icon: <TableCellsSplit />, command: splitCell, isRare: true },
    { name: 'delete', icon: <Trash2 />, command: deleteTable },
  ],
];

/** Rows and columns of the table that the cursor stands in. */
export function TableTools({ editor }: PanelNode) {
  const { t } = useTranslation();
  return (
    <Toolbar className={styles.bar ?? ''} aria-label={t('pageText.nodes.table')}>
      {TOOLS.map((tools) => (
        <Group key={tools[0]?.name} className={styles.group ?? ''}>
          {tools
            .filter(({ isRare, command }) => !isRare || command(editor.state))
            .map(({ name, icon, command }) => (
              <IconButton
                key={name}
                size="sm"
                label={t(`pageText.table.${name}`)}
                icon={icon}
                onPress={() => runInTable(editor, command)}
              />
            ))}
        </Group>
      ))}
    </Toolbar>
  );
}
