import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { type Editor, Extension } from '@tiptap/react';

const words = new WeakMap<Editor, string>();

/** Tells an editor what its empty paragraphs say. */
export function setPlaceholder(editor: Editor, text: string): void {
  words.set(editor, text);
}

/** Says in the empty paragraph that the cursor stands in what can be written there. */
export const Placeholder = Extension.create({
  name: 'placeholder',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection }) => {
            const { $from, empty } = selection;
            const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
            if (!empty || !isEmpty || $from.depth !== 1 || !editor.isEditable) return null;
            const shown = { class: 'placeholder', 'data-placeholder': words.get(editor) ?? '' };
            return DecorationSet.create(doc, [Decoration.node($from.before(), $from.after(), shown)]);
          },
        },
      }),
    ];
  },
});
