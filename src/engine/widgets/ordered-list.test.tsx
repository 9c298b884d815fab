import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { WidgetOptions } from '../../contract/entity.ts';
import { clearToasts } from '../../ui/toast-queue.ts';
import { HostedWidget } from './hosted-widget.tsx';
import { OrderedListWidget } from './ordered-list.tsx';
import { matchEntries } from './ordered-list-entries.ts';

interface More {
  options?: WidgetOptions<'ordered-list'>;
  errors?: Record<string, string>;
  why?: string;
}

function open(start: unknown, { options = {}, ...more }: More = {}) {
  const onChange = vi.fn();
  const still = { widget: OrderedListWidget, name: 'ordered-list', options } as const;
  render(<HostedWidget {...still} start={start} onChange={onChange} {...more} />);
  return { user: userEvent.setup(), onChange };
}

afterEach(clearToasts);

it('writes, adds, removes and brings back plain texts', async () => {
  const { user, onChange } = open(['Alpha', 'Beta']);
  await user.type(screen.getByRole('textbox', { name: 'Entry 1' }), '!');
  expect(onChange).toHaveBeenLastCalledWith(['Alpha!', 'Beta']);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Entry 3' }));
  await user.click(screen.getByRole('button', { name: 'Remove Beta' }));
  expect(onChange).toHaveBeenLastCalledWith(['Alpha!', '']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange).toHaveBeenLastCalledWith(['Alpha!', 'Beta', '']);
});

it('changes the order of records by buttons, and keeps the focus on the button', async () => {
  const records = [
    { name: 'A', uuid: 1 },
    { name: 'B', uuid: 2 },
    { name: 'C', uuid: 3 },
  ];
  const { user, onChange } = open(records, { options: { text: 'name', fixed: true } });
  await user.click(screen.getByRole('button', { name: 'Move A down' }));
  expect(onChange).toHaveBeenLastCalledWith([records[1], records[0], records[2]]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move A down' }));
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

it('does nothing at the ends of the list', async () => {
  const { user, onChange } = open(['A', 'B']);
  await user.click(screen.getByRole('button', { name: 'Move A up' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('tells an error at its entry', () => {
  open(['A', 'B'], { errors: { '1': 'Too long.' } });
  const box = screen.getByRole('textbox', { name: 'Entry 2' });
  expect(box.id).toBe('field.value.1');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('locks everything with its reason, in Swedish', async () => {
  await i18next.changeLanguage('sv');
  open(['A'], { why: 'Sköts av ligan.' });
  expect(screen.queryByRole('button', { name: 'Flytta A' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Post 1' })).toHaveProperty('readOnly', true);
});

it('keeps the key of an item wherever it goes, and the very entry while nothing about it changes', () => {
  const describe = (item: unknown) => ({ text: String(item), error: undefined });
  const before = matchEntries({ signs: [], entries: [] }, ['a', 'b', 'b', 'c'], describe);
  const after = matchEntries(before, ['c', 'b', 'x', 'a'], describe);
  const [a, first, second, c] = before.entries;
  expect(after.entries[0]).toBe(c);
  expect(after.entries[1]).toBe(first);
  expect(after.entries[2]).toMatchObject({ key: second?.key, text: 'x' });
  expect(after.entries[3]).toBe(a);
});
