import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EditorProps } from '../editor/editor.tsx';
import { entity, openList, row, serve, setUp } from './sample-list.tsx';

const drawn = vi.fn<(id: string | undefined) => void>();
const begun = vi.fn();
const fails = { now: false };

/** Stands for the editor, and tells when it is drawn and when it begins to do something. */
function Editor({ id }: EditorProps) {
  drawn(id);
  useEffect(() => void begun(), []);
  if (fails.now) throw new Error('The row is no body');
  return (
    <form id="editor">
      <input name="title" aria-label="In the editor" />
      <img src="/picture.webp" alt="" />
    </form>
  );
}

setUp();
beforeEach(() => {
  // Each test has loaded the console anew: an editor is rehearsed once.
  vi.resetModules();
  vi.doMock('../editor/editor.tsx', () => ({ Editor }));
});
afterEach(() => {
  cleanup();
  vi.doUnmock('../editor/editor.tsx');
  vi.clearAllMocks();
  vi.restoreAllMocks();
  fails.now = false;
});

/** Shows a list of these rows. */
async function show(rows: readonly object[] | undefined): Promise<void> {
  const { EditorAhead } = await import('./preload-editor.tsx');
  render(
    <>
      The list
      <EditorAhead entity={entity} rows={rows} />
    </>,
  );
}
/** Looks at the list until the editor is drawn, its code may be long in coming. */
const untilDrawn = () => waitFor(() => expect(drawn).toHaveBeenCalled(), { timeout: 10_000 });
/** Looks at the list for so many milliseconds more. */
const lookFor = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));
/** More than it takes to get the editor ready, when its code has come. */
const LONG = 800;

it('draws the editor of the first row, so that the browser has learned its code; nobody sees it and it does nothing', async () => {
  await show([row(1), row(2)]);
  await untilDrawn();
  await lookFor(100);
  expect(drawn).toHaveBeenCalledWith('id-1');
  expect(screen.queryByLabelText('In the editor')).toBeNull();
  expect(begun).not.toHaveBeenCalled();
});

it('is laid out once in the page, without what would be fetched or found, and is gone in the same moment', async () => {
  const laidOut: string[] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.isConnected && this.innerHTML.includes('In the editor')) laidOut.push(this.innerHTML);
    return new DOMRect();
  });
  await show([row(1)]);
  await untilDrawn();
  await waitFor(() => expect(laidOut).not.toEqual([]), { timeout: 2 * LONG });
  expect(document.body.innerHTML).not.toContain('In the editor');
  await lookFor(LONG);
  expect(laidOut).toEqual(['<form><input aria-label="In the editor"></form>']);
});

it('does so once', async () => {
  await show([row(1)]);
  await untilDrawn();
  cleanup();
  drawn.mockClear();
  await show([row(1)]);
  await lookFor(LONG);
  expect(drawn).not.toHaveBeenCalled();
});

it('waits for a list that has rows', async () => {
  for (const rows of [undefined, []]) {
    await show(rows);
    await lookFor(LONG);
    cleanup();
  }
  expect(drawn).not.toHaveBeenCalled();
  await show([row(1)]);
  await untilDrawn();
});

it('costs nothing but itself where it fails', async () => {
  fails.now = true;
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  await show([row(1)]);
  await untilDrawn();
  await lookFor(LONG);
  expect(screen.getByText('The list')).toBeTruthy();
  expect(complained).not.toHaveBeenCalled();
});

it('is done by every list, with the editor itself', async () => {
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const { Editor: Itself } = await vi.importActual<typeof import('../editor/editor.tsx')>('../editor/editor.tsx');
  vi.doMock('../editor/editor.tsx', () => ({
    Editor: (props: EditorProps) => {
      drawn(props.id);
      return <Itself {...props} />;
    },
  }));
  serve([row(1)]);
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  await untilDrawn();
  await lookFor(LONG);
  expect(drawn).toHaveBeenCalledWith('id-1');
  expect(complained).not.toHaveBeenCalled();
});
