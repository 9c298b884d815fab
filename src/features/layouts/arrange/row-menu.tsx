import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  ListPlus,
  Scissors,
  Trash2,
  Zap,
  ZapOff,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Menu, type MenuEntry } from '../../../ui/menu.tsx';
import { isShown } from '../model/shown.ts';
import { useLayoutWorkspace } from '../workspace/workspace-context.ts';
import { type InsertPlace, type OutlineRow, placeBehind } from './outline-rows.ts';
import type { OutlineActs } from './use-outline-acts.ts';

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  id: string;
  anchor: HTMLElement;
  rows: readonly OutlineRow[];
  acts: OutlineActs;
  onAdd(place: InsertPlace): void;
  onClose(): void;
}

/** What can be done with a group or a section of the outline; what cannot says why. */
export function RowMenu({ id, anchor, rows, acts, onAdd, onClose }: RowMenuProps) {
  const { t } = useTranslation();
  const { base, showAtOnce } = useLayoutWorkspace();
  const isPublished = isShown(base, id);
  const row = rows.find((one) => one.id === id);
  if (!row) return null;
  const isVisible = row.kind === 'group' ? row.group.visible : row.section.visible;
  const index = rows.indexOf(row);
  const place = placeBehind(rows, id);
  const ofSection: MenuEntry[] =
    row.kind === 'section'
      ? [
          {
            id: 'duplicate',
            label: t('layouts.acts.duplicate'),
            icon: <CopyPlus />,
            why: acts.whyNoCopy(id),
            onAction: () => acts.duplicate(id),
          },
          { id: 'copy', label: t('layouts.acts.copy'), icon: <Copy />, onAction: () => acts.copy(id) },
          { id: 'cut', label: t('layouts.acts.cut'), icon: <Scissors />, onAction: () => acts.cut(id) },
        ]
      : [];
  const entries: MenuEntry[] = [
    { id: 'add', label: t('layouts.acts.add'), icon: <ListPlus />, onAction: () => onAdd(place) },
    ...ofSection,
    {
      id: 'paste',
      label: t('layouts.acts.paste'),
      icon: <ClipboardPaste />,
      why: acts.whyNoPaste(place.groupId),
      onAction: () => acts.paste(place),
    },
    {
      id: 'up',
      label: t('layouts.acts.up'),
      icon: <ArrowUp />,
      why: index === 0 ? t('ui.sortable.first') : undefined,
      onAction: () => acts.move(index, index - 1),
    },
    {
      id: 'down',
      label: t('layouts.acts.down'),
      icon: <ArrowDown />,
      why: index === rows.length - 1 ? t('ui.sortable.last') : undefined,
      onAction: () => acts.move(index, index + 1),
    },
    {
      id: 'toggle',
      label: t(isVisible ? 'layouts.acts.hide' : 'layouts.acts.show'),
      icon: isVisible ? <EyeOff /> : <Eye />,
      onAction: () => acts.toggle(id),
    },
    {
      id: 'atOnce',
      label: t(isPublished === false ? 'layouts.atOnce.show' : 'layouts.atOnce.hide'),
      icon: isPublished === false ? <Zap /> : <ZapOff />,
      why: isPublished === undefined ? t('layouts.atOnce.unpublished') : undefined,
      onAction: () => void showAtOnce(id, isPublished === false),
    },
    {
      id: 'remove',
      label: t('layouts.acts.remove'),
      icon: <Trash2 />,
      isDangerous: true,
      onAction: () => acts.remove(id),
    },
  ];
  return <Menu label={t('layouts.acts.label')} anchor={anchor} entries={entries} onClose={onClose} />;
}
