import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';

const key = new PluginKey<boolean>('shownSelection');

/** Marks the selected words by a class while {@link showSelection} says so: a browser shows a selection only where the focus is. */
export const ShownSelection = Extension.create({
  name: 'shownSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (transaction, isShown) => (transaction.getMeta(key) as boolean | undefined) ?? isShown,
      },
      props: {
        decorations: (state) => {
          const { from, to, empty } = state.selection;
          if (empty || !key.getState(state)) return null;
          return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'selected' })]);
        },
      },
    }),
  ],
});

/** Shows the selection although the focus is elsewhere, or no longer. */
export function showSelection(editor: Editor, isShown: boolean): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, isShown).setMeta('addToHistory', false));
}
