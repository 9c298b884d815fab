import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, Extension } from '@tiptap/react';

const CONTROL = 'input:not([type="hidden"]), textarea, button, a[href]';

/** Gives the focus to the sheet that stands beside the cursor; answers whether there is one. */
function focusSheet(editor: Editor): boolean {
  const page = editor.view.dom.parentElement?.parentElement;
  const control = page?.querySelector<HTMLElement>(`[data-floating] :is(${CONTROL})`);
  control?.focus();
  return control !== null && control !== undefined;
}

/** The ways by keyboard from the text to what floats over it: Enter on a selected block, Alt+F10 anywhere. */
export const PanelKeys = Extension.create({
  name: 'panelKeys',
  priority: 900,
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Enter: () => editor.state.selection instanceof NodeSelection && focusSheet(editor),
      'Alt-F10': () => focusSheet(editor),
    };
  },
});
