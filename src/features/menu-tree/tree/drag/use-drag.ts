import type { DragStartEvent } from '@dnd-kit/core';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { MenuItem } from '../../../../../generated/model/menuItem.ts';
import { find, topmost } from '../../model/find.ts';
import type { TreeProps } from '../menu-tree-props.ts';
import { meantBy } from '../selection.ts';
import type { Acts } from '../use-acts.ts';
import { NONE, type TreeView } from '../use-tree-view.ts';
import { type DragTree, DropMarks } from './drop-marks.ts';

/** Sizes of the rows, in pixels. */
export interface RowSize {
  rowHeight: number;
  indent: number;
}

/** Dragging rows by pointer or finger. */
export function useDrag(
  { groups, selection }: TreeProps,
  view: TreeView,
  acts: Acts,
  size: RowSize,
  hand: RefObject<HTMLElement | null>,
) {
  const { list, words, say, open, setDragged } = view;
  const taken = useRef<readonly string[]>([]);
  const marks = useMemo(() => new DropMarks(list, hand), [list, hand]);
  const describe: DragTree['describe'] = ({ place }, refusal) => {
    if (refusal) return words.why(groups, refusal);
    const group = groups.find(({ id }) => id === place.groupId);
    const name = group ? words.groupName(group) : '';
    return place.parentId === null ? name : `${name} › ${words.nameOf(groups, place.parentId)}`;
  };
  useLayoutEffect(() => {
    marks.show({ ...size, rows: open.rows, groups, open: open.open, describe });
  });
  useEffect(() => () => void marks.finish(), [marks]);

  const started = ({ activatorEvent }: DragStartEvent): void => {
    const { target } = activatorEvent;
    const id = target instanceof Element ? target.closest('[data-row]')?.getAttribute('data-row') : undefined;
    const found = id ? find(groups, id) : undefined;
    if (!found || !(activatorEvent instanceof MouseEvent)) return;
    const ids = topmost(groups, meantBy(selection, found.item.id)).map(({ item }) => item.id);
    taken.current = ids;
    setDragged(new Set(ids.flatMap((one) => idsUnder(find(groups, one)?.item))));
    marks.start({ ids, level: found.level, x: activatorEvent.clientX, y: activatorEvent.clientY });
    say(words.describe('taken', groups, ids));
  };
  const putBack = (): void => {
    marks.finish();
    setDragged(NONE);
    say(words.describe('putBack', groups, taken.current));
  };
  const ended = (): void => {
    const landed = marks.finish();
    if (!landed) {
      putBack();
      return;
    }
    setDragged(NONE);
    if (acts.isRefused(landed.refusal)) say(words.describe('putBack', groups, taken.current));
    else acts.move(taken.current, landed.target.place);
  };
  return { started, ended, cancelled: putBack, follow: marks.follow };
}

/** An item and all that is under it. */
const idsUnder = (item: MenuItem | undefined): string[] => (item ? [item.id, ...item.children.flatMap(idsUnder)] : []);
