import { Extension } from '@tiptap/react';

/**
 * The keys to the start and the end of the text. A browser does not know where the words of a block are that it has not laid
 * out, and would put the caret before them.
 */
export const DocumentEnds = Extension.create({
  name: 'documentEnds',
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      'Mod-Home': () => editor.commands.focus('start'),
      'Mod-End': () => editor.commands.focus('end'),
    };
  },
});
