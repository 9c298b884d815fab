import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { type Carried, carriedMenu } from './carry/carrying.ts';
import type { KeptText } from './use-closed-rows.ts';
import { type OpenRows, useOpenRows } from './use-open-rows.ts';
import { type RowFocus, useRowFocus } from './use-row-focus.ts';
import { type TreeWords, useTreeWords } from './words.ts';

/** Which row's menu is open, and the element that it stands beside. */
export interface OpenMenu {
  id: string;
  anchor: HTMLElement;
}

/** How the tree is looked at: all that is no part of the menu itself. */
export interface TreeView {
  list: RefObject<HTMLDivElement | null>;
  words: TreeWords;
  query: string;
  setQuery(query: string): void;
  open: OpenRows;
  focus: RowFocus;
  /** What was picked up by keyboard. */
  carried: Carried | undefined;
  setCarried(carried: Carried | undefined): void;
  /** The menu as it is drawn: with what is carried where it is now. */
  shown: readonly MenuGroup[];
  /** The item whose title is being written. */
  renaming: string | undefined;
  setRenaming(id: string | undefined): void;
  /** The items that were cut and not yet pasted. */
  cut: ReadonlySet<string>;
  setCut(cut: ReadonlySet<string>): void;
  /** The items that are being dragged, with all that is under them. */
  dragged: ReadonlySet<string>;
  setDragged(dragged: ReadonlySet<string>): void;
  /** Whether a press chooses items, as on a phone. */
  isChoosing: boolean;
  setChoosing(isChoosing: boolean): void;
  menu: OpenMenu | undefined;
  setMenu(menu: OpenMenu | undefined): void;
  /** The items that a dialog asks a place for. */
  moving: readonly string[] | undefined;
  setMoving(moving: readonly string[] | undefined): void;
  /** What was said last, and how to say more: at once to screen readers. */
  news: string;
  say(text: string): void;
  /** Where a range of chosen items begins: where it was said to, else at `id`, which it is said to from now on. */
  rangeFrom(id: string): string;
  /** Says where the next range begins; undefined where the keyboard will be. */
  beginRange(id: string | undefined): void;
}

/** Nothing chosen, cut or dragged. */
export const NONE: ReadonlySet<string> = new Set();

/** The state of the tree's view. `kept`: where what is closed is kept. */
export function useTreeView(groups: readonly MenuGroup[], kept?: KeptText): TreeView {
  const list = useRef<HTMLDivElement>(null);
  const anchor = useRef<string>(undefined);
  const rangeFrom = useCallback((id: string): string => {
    anchor.current ??= id;
    return anchor.current;
  }, []);
  const beginRange = useCallback((id: string | undefined) => {
    anchor.current = id;
  }, []);
  const words = useTreeWords();
  const [query, setQuery] = useState('');
  const [carried, setCarried] = useState<Carried>();
  const [renaming, setRenaming] = useState<string>();
  const [cut, setCut] = useState(NONE);
  const [dragged, setDragged] = useState(NONE);
  const [isChoosing, setChoosing] = useState(false);
  const [menu, setMenu] = useState<OpenMenu>();
  const [moving, setMoving] = useState<readonly string[]>();
  const [news, setNews] = useState('');
  // The menu may be changed from elsewhere while something is in hand: then it is let go.
  if (carried && carried.from !== groups) setCarried(undefined);
  const shown = useMemo(() => (carried ? carriedMenu(carried) : groups), [carried, groups]);
  const endSearch = useCallback(() => setQuery(''), []);
  const open = useOpenRows(groups, shown, query, endSearch, kept);
  const focus = useRowFocus(list, open.rows);
  // The same words twice are said twice.
  const say = useCallback((text: string) => setNews((before) => (before === text ? `${text}\u00a0` : text)), []);
  return {
    ...{
      list,
      rangeFrom,
      beginRange,
      words,
      query,
      setQuery,
      open,
      focus,
      carried,
      setCarried,
      shown,
      renaming,
      setRenaming,
    },
    ...{ cut, setCut, dragged, setDragged, isChoosing, setChoosing, menu, setMenu, moving, setMoving, news, say },
  };
}
