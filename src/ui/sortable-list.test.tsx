import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SortableList } from './sortable-list.tsx';
import type { SortableEntry } from './sortable-list-entry.ts';

const draw = vi.fn((entry: SortableEntry) => <span>{entry.text}</span>);

function Hosted({
  count = 4,
  onMove = () => undefined,
}: {
  count?: number;
  onMove?: (from: number, to: number) => void;
}) {
  const [entries, setEntries] = useState(() =>
    Array.from({ length: count }, (_, index) => ({ key: `k${index}`, text: `Row ${index + 1}` })),
  );
  const move = (from: number, to: number): void => {
    onMove(from, to);
    const rest = entries.filter((_, index) => index !== from);
    const moved = entries[from];
    if (moved) setEntries([...rest.slice(0, to), moved, ...rest.slice(to)]);
  };
  return (
    <>
      <SortableList label="Rows" entries={entries} renderEntry={draw} onMove={move} />
      <button type="button">After</button>
    </>
  );
}

/** Three rows with a menu of one act, and with a key that removes. */
function WithMenu() {
  const [texts, setTexts] = useState(['Row 1', 'Row 2', 'Row 3']);
  const [open, setOpen] = useState<number>();
  const rest = texts.filter((_, index) => index !== open);
  return (
    <>
      <SortableList
        label="Rows"
        entries={texts.map((text) => ({ key: text, text }))}
        renderEntry={({ text }) => (
          <button
            type="button"
            onKeyDown={({ key }) => key === 'Delete' && setTexts(texts.filter((one) => one !== text))}
          >
            {text}
          </button>
        )}
        onMove={() => undefined}
        onMenu={setOpen}
      />
      <button type="button" onClick={() => setTexts([...rest, texts[open ?? 0] ?? ''])}>
        To the end
      </button>
    </>
  );
}

const texts = () => screen.getAllByRole('listitem').map((row) => row.querySelector('[class*="content"]')?.textContent);
const said = () => document.querySelector('[aria-live="assertive"]')?.textContent;

it('picks up with Space, moves with the arrows, puts down with Space, and says so', async () => {
  const user = userEvent.setup();
  const onMove = vi.fn();
  render(<Hosted onMove={onMove} />);
  const handle = screen.getByRole('button', { name: 'Move Row 1' });
  handle.focus();
  await user.keyboard(' ');
  expect(said()).toBe('Row 1 is picked up, place 1 of 4.');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(said()).toBe('Row 1 is at place 3 of 4.');
  expect(texts()).toEqual(['Row 2', 'Row 3', 'Row 1', 'Row 4']);
  expect(onMove).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  expect(said()).toBe('Row 1 was put down at place 3 of 4.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Row 1' }));
});

it('draws each row as what stands at its place in the list, also while one is carried', async () => {
  const user = userEvent.setup();
  const pictures = ['red', 'green', 'blue'];
  const entries = pictures.map((text) => ({ key: text, text }));
  render(
    <SortableList
      label="Rows"
      entries={entries}
      renderEntry={({ text }, place) => `${text} ${pictures[place]}`}
      onMove={() => undefined}
    />,
  );
  screen.getByRole('button', { name: 'Move blue' }).focus();
  await user.keyboard(' {ArrowUp}');
  expect(texts()).toEqual(['red red', 'blue blue', 'green green']);
});

it('puts a row back by Escape, and says so in Swedish', async () => {
  await i18next.changeLanguage('sv');
  const user = userEvent.setup();
  const onMove = vi.fn();
  const heard = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what comes through
    <div onKeyDown={heard}>
      <Hosted onMove={onMove} />
    </div>,
  );
  screen.getByRole('button', { name: 'Flytta Row 4' }).focus();
  await user.keyboard(' {Home}{Escape}');
  expect(texts()).toEqual(['Row 1', 'Row 2', 'Row 3', 'Row 4']);
  expect(onMove).not.toHaveBeenCalled();
  expect(heard).not.toHaveBeenCalled();
  expect(said()).toBe('Row 4 lades tillbaka på plats 4 av 4.');
  await user.keyboard(' {ArrowUp}');
  expect(said()).toBe('Row 4 är på plats 3 av 4.');
});

it('lets go of a row that is left', async () => {
  const user = userEvent.setup();
  const onMove = vi.fn();
  render(<Hosted onMove={onMove} />);
  screen.getByRole('button', { name: 'Move Row 1' }).focus();
  await user.keyboard(' {ArrowDown}');
  screen.getByRole('button', { name: 'After' }).focus();
  await vi.waitFor(() => expect(texts()).toEqual(['Row 1', 'Row 2', 'Row 3', 'Row 4']), 30_000);
  expect(onMove).not.toHaveBeenCalled();
});

it('draws no row anew but those whose place has changed', async () => {
  const user = userEvent.setup();
  render(<Hosted count={50} />);
  draw.mockClear();
  await user.click(screen.getByRole('button', { name: 'Move Row 10 down' }));
  expect(new Set(draw.mock.calls.map(([{ text }]) => text))).toEqual(new Set(['Row 10', 'Row 11']));
});

it('tells where the menu of a row has moved it, and passes the focus of a removed row on', async () => {
  const user = userEvent.setup();
  render(<WithMenu />);
  expect(screen.queryByRole('button', { name: 'Move Row 2 up' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for Row 2' }));
  await user.click(screen.getByRole('button', { name: 'To the end' }));
  expect(said()).toBe('Row 2 was put down at place 3 of 3.');
  screen.getByRole('button', { name: 'Row 1' }).focus();
  await user.keyboard('{Delete}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Row 3'), 30_000);
});

it('says why the ends of the list move no further', () => {
  render(<Hosted count={2} />);
  const told = (name: string): string | null | undefined => {
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.getAttribute('data-why')).toBeTruthy();
    return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
  };
  expect(told('Move Row 1 up')).toBe('This row is the first.');
  expect(told('Move Row 2 down')).toBe('This row is the last.');
});
