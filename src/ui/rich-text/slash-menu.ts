import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';

/** The menu that a slash opens: where the slash stands, what was written behind it, and which line is marked. */
export interface SlashMenu {
  at: number;
  query: string;
  index: number;
}

interface SlashState {
  menu: SlashMenu | null;
  /** Where Escape closed it: it stays closed until that slash is gone. */
  closedAt: number | null;
}

/** What the menu needs from the screen. */
export interface SlashScreen {
  /** How many lines there are for what was written. */
  count(query: string): number;
  /** Whether the line can be chosen; one that cannot says why. */
  isOpen(index: number, query: string): boolean;
  /** Does what the line says; the slash and what was written behind it are gone by then. */
  choose(index: number, query: string): void;
  /** The id of the list and of its marked line, for screen readers. */
  listId: string;
}

type Change = { index: number } | 'close';

const key = new PluginKey<SlashState>('slashMenu');
const QUERY = /^\/([^\s/]*(?: [^\s/]+)?)$/;

/** The menu that is open now; null when none is. */
export function slashMenuOf(state: EditorState): SlashMenu | null {
  return key.getState(state)?.menu ?? null;
}

/** The slash at the beginning of the paragraph that the cursor stands in, and what was written behind it. */
function findSlash(state: EditorState): { at: number; query: string } | null {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || !selection.empty) return null;
  const { $from } = selection;
  if ($from.parent.type.name !== 'paragraph') return null;
  const found = QUERY.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc'));
  return found ? { at: $from.start(), query: found[1] ?? '' } : null;
}

function next(before: SlashState, state: EditorState, change: Change | undefined, screen: SlashScreen): SlashState {
  const slash = findSlash(state);
  if (!slash) return { menu: null, closedAt: null };
  if (change === 'close' || before.closedAt === slash.at) return { menu: null, closedAt: slash.at };
  const count = screen.count(slash.query);
  if (count === 0) return { menu: null, closedAt: null };
  const isSame = before.menu?.at === slash.at && before.menu.query === slash.query;
  const index = change ? (change.index + count) % count : isSame ? (before.menu?.index ?? 0) : 0;
  return { menu: { ...slash, index }, closedAt: null };
}

const NO_SCREEN: SlashScreen = { count: () => 0, isOpen: () => false, choose: () => undefined, listId: '' };
const screens = new WeakMap<Editor, SlashScreen>();

/** Tells the menu of an editor what it needs, after each drawing. */
export function setSlashScreen(editor: Editor, screen: SlashScreen): void {
  screens.set(editor, screen);
}

/** Opens a menu at a slash that begins a paragraph. Arrow keys, Enter and Escape work while the cursor stays in the text. */
export const SlashMenuKeys = Extension.create({
  name: 'slashMenu',
  // Before the keys of lists and paragraphs.
  priority: 1000,
  addProseMirrorPlugins() {
    const { editor } = this;
    return [slashPlugin(() => screens.get(editor) ?? NO_SCREEN)];
  },
});

function slashPlugin(screenOf: () => SlashScreen): Plugin<SlashState> {
  return new Plugin<SlashState>({
    key,
    state: {
      init: () => ({ menu: null, closedAt: null }),
      apply: (transaction, before, _old, state) => {
        const change = transaction.getMeta(key) as Change | undefined;
        if (!transaction.docChanged && !transaction.selectionSet && change === undefined) return before;
        // A slash that was there already opens nothing when the cursor comes by.
        if (!before.menu && !transaction.docChanged && change === undefined) return before;
        return next(before, state, change, screenOf());
      },
    },
    props: {
      attributes: (state): Record<string, string> => {
        const menu = slashMenuOf(state);
        if (!menu) return {};
        const { listId } = screenOf();
        return {
          'aria-controls': listId,
          'aria-activedescendant': `${listId}-${menu.index}`,
          'aria-haspopup': 'listbox',
        };
      },
      handleKeyDown: (view, event) => {
        const menu = slashMenuOf(view.state);
        if (!menu || event.isComposing) return false;
        const tell = (change: Change): true => {
          view.dispatch(view.state.tr.setMeta(key, change));
          return true;
        };
        switch (event.key) {
          case 'ArrowDown':
            return tell({ index: menu.index + 1 });
          case 'ArrowUp':
            return tell({ index: menu.index - 1 });
          case 'Escape':
            event.stopPropagation();
            return tell('close');
          case 'Enter':
          case 'Tab':
            if (screenOf().isOpen(menu.index, menu.query)) chooseLine(view, menu, menu.index, screenOf());
            return true;
          default:
            return false;
        }
      },
    },
  });
}

type View = Parameters<NonNullable<Plugin['props']['handleKeyDown']>>[0];

/** Takes the slash and its words away and does what the line says. */
export function chooseLine(view: View, menu: SlashMenu, index: number, screen: SlashScreen): void {
  view.dispatch(view.state.tr.delete(menu.at, menu.at + 1 + menu.query.length));
  screen.choose(index, menu.query);
}
