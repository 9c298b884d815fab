import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as dialog from '../../ui/dialog.tsx';
import type * as saveBar from '../../ui/save-bar.tsx';
import { openStored, setUp, titleLabel } from './sample-editor.tsx';

/** How often each part of the editor was drawn. */
const drawn = vi.hoisted(() => ({ bar: vi.fn(), dialog: vi.fn(), editor: vi.fn() }));

vi.mock('../../ui/save-bar.tsx', async (original) => {
  const { SaveBar } = await original<typeof saveBar>();
  return {
    SaveBar: (props: saveBar.SaveBarProps) => {
      drawn.bar();
      return <SaveBar {...props} />;
    },
  };
});
vi.mock('../../ui/dialog.tsx', async (original) => {
  const whole = await original<typeof dialog>();
  return {
    ...whole,
    ConfirmDialog: (props: dialog.ConfirmDialogProps) => {
      drawn.dialog();
      return <whole.ConfirmDialog {...props} />;
    },
  };
});
// Asked once with every drawing of the editor, even with one that comes to nothing.
vi.mock('../edit-session/use-save-shortcut.ts', () => ({ useSaveShortcut: drawn.editor }));

setUp();

it('draws the editor once for a key, and neither its bar nor its questions, which say the same as before', async () => {
  await openStored();
  const title = screen.getByRole('textbox', { name: titleLabel });
  const type = async (value: string): Promise<void> => {
    fireEvent.change(title, { target: { value } });
    // What follows from a key comes after the frame that shows it.
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  };
  await type('Älvnäs IF U');
  await type('Älvnäs IF U2');
  for (const part of Object.values(drawn)) part.mockClear();
  await type('Älvnäs IF U20');
  expect(drawn.editor).toHaveBeenCalledTimes(1);
  expect(drawn.bar).not.toHaveBeenCalled();
  expect(drawn.dialog).not.toHaveBeenCalled();
});
