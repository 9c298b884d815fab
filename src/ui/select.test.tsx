import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Select } from './select.tsx';

afterEach(cleanup);

const options = ['Defender', 'Forward', 'Goalkeeper'].map((label) => ({ value: label.toLowerCase(), label }));

function Hosted({ start }: { start: string | null }) {
  const [value, setValue] = useState(start);
  return <Select label="Position" options={options} value={value} onChange={setValue} />;
}

function show(start: string | null = 'forward') {
  render(<Hosted start={start} />);
  const trigger = screen.getByRole('button', { name: /Position/ });
  return { trigger, user: userEvent.setup() };
}

test('says its value, then its label, and that it opens a list', () => {
  const { trigger } = show();
  expect(screen.getByRole('button', { name: 'Forward Position' })).toBe(trigger);
  expect(trigger.getAttribute('aria-haspopup')).toBe('listbox');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('a press opens the list at what is chosen; a choice closes it and gives the focus back', async () => {
  const { trigger, user } = show();
  await user.click(trigger);
  const list = screen.getByRole('listbox', { name: 'Position' });
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  expect(screen.getByRole('option', { name: 'Forward' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('option', { name: 'Goalkeeper' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(trigger.textContent).toContain('Goalkeeper');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('the keyboard opens, chooses and closes it; choosing what is chosen changes nothing', async () => {
  const { trigger, user } = show(null);
  trigger.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Defender' })));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(trigger.textContent).toContain('Forward');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Forward' })));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(trigger.textContent).toContain('Forward');
});

test('closed it takes letters, and left and right', async () => {
  const { trigger, user } = show();
  trigger.focus();
  await user.keyboard('go');
  expect(trigger.textContent).toContain('Goalkeeper');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(trigger.textContent).toContain('Defender');
  await user.keyboard('{ArrowRight}');
  expect(trigger.textContent).toContain('Forward');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('closed, Home and End choose the first and the last, and a letter that comes again goes on to the next', async () => {
  const { trigger, user } = show();
  trigger.focus();
  await user.keyboard('{End}');
  expect(trigger.textContent).toContain('Goalkeeper');
  await user.keyboard('{Home}');
  expect(trigger.textContent).toContain('Defender');
  expect(screen.queryByRole('listbox')).toBeNull();
  cleanup();
  const series = ['Sabres', 'Seals', 'Stags', 'Search…'].map((label) => ({
    value: label,
    label,
    isAction: label === 'Search…',
  }));
  function Several() {
    const [value, setValue] = useState<string | null>(null);
    return <Select label="Series" options={series} value={value} onChange={setValue} />;
  }
  render(<Several />);
  const several = screen.getByRole('button', { name: /Series/ });
  several.focus();
  await user.keyboard('s');
  expect(several.textContent).toContain('Sabres');
  await user.keyboard('s');
  expect(several.textContent).toContain('Seals');
  await user.keyboard('s');
  expect(several.textContent).toContain('Stags');
  // What leads elsewhere is only chosen from the open list.
  await user.keyboard('{End}{ArrowRight}s');
  expect(several.textContent).toContain('Sabres');
});

test('Escape closes it as it was', async () => {
  const { trigger, user } = show();
  await user.click(trigger);
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(trigger.textContent).toContain('Forward');
});
