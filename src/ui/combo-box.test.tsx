import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ComboBox } from './combo-box.tsx';
import { MultiComboBox } from './multi-combo-box.tsx';

afterEach(cleanup);

const options = [
  { value: '1', label: 'Frosthamn HC' },
  { value: '2', label: 'Älvnäs IF' },
  { value: '3', label: 'Tallkulla IK' },
];

function One({ report }: { report: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>('1');
  const change = (next: string | null) => {
    setValue(next);
    report(next);
  };
  return <ComboBox label="Team" options={options} value={value} onChange={change} />;
}

test('finds by writing, chooses by keyboard, and shows what was chosen', async () => {
  const report = vi.fn();
  render(<One report={report} />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Team' });
  expect(box.value).toBe('Frosthamn HC');
  await userEvent.clear(box);
  expect(report).toHaveBeenLastCalledWith(null);
  await userEvent.type(box, 'alvn');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Älvnäs IF']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(report).toHaveBeenLastCalledWith('2');
  expect(box.value).toBe('Älvnäs IF');
});

test.each(['{Enter}', '{Tab}'])('takes the one option that is left, or the one that is meant, on %s', async (key) => {
  const report = vi.fn();
  render(<One report={report} />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.clear(box);
  await userEvent.type(box, `tall${key}`);
  expect(report).toHaveBeenLastCalledWith('3');
  expect(box.value).toBe('Tallkulla IK');
  await userEvent.clear(box);
  await userEvent.type(box, `frosthamn hc${key}`);
  expect(report).toHaveBeenLastCalledWith('1');
});

test('words that match nothing give way to the choice when the field is left', async () => {
  const report = vi.fn();
  render(<One report={report} />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(box, 'zzz');
  expect(screen.getByRole('listbox').textContent).toContain('No match');
  await userEvent.tab();
  expect(box.value).toBe('Frosthamn HC');
  expect(report).not.toHaveBeenCalled();
});

test('makes nothing when the field is left by Tab, and does on Enter', async () => {
  const create = vi.fn();
  render(
    <ComboBox label="Tag" options={[]} value={null} onChange={vi.fn()} onInputChange={vi.fn()} onCreate={create} />,
  );
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'New{Tab}');
  expect(create).not.toHaveBeenCalled();
  await userEvent.type(box, 'New{Enter}');
  expect(create).toHaveBeenCalledWith('New');
});

test('leaves the search to the caller when asked, and offers to create', async () => {
  const search = vi.fn();
  const create = vi.fn();
  render(
    <ComboBox label="Tag" options={options} value={null} onChange={vi.fn()} onInputChange={search} onCreate={create} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'New');
  expect(search).toHaveBeenLastCalledWith('New');
  expect(screen.getAllByRole('option')).toHaveLength(4);
  await userEvent.click(screen.getByRole('option', { name: 'Create “New”' }));
  expect(create).toHaveBeenCalledWith('New');
});

function Several() {
  const [value, setValue] = useState<string[]>(['1']);
  return <MultiComboBox label="Teams" options={options} value={value} onChange={setValue} />;
}

test('several choices: adding and removing is announced', async () => {
  render(<Several />);
  const box = screen.getByRole('combobox', { name: 'Teams' });
  await userEvent.type(box, 'tall');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Tallkulla IK added'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Frosthamn HC', 'Tallkulla IK']);
  await userEvent.click(box);
  await userEvent.keyboard('{Escape}{Backspace}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Tallkulla IK removed'));
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

test('offers to make nothing before the search has ended: there may be one of that name', async () => {
  const box = (isLoading: boolean) => (
    <ComboBox
      label="Tag"
      options={[]}
      value={null}
      onChange={vi.fn()}
      onInputChange={vi.fn()}
      onCreate={vi.fn()}
      isLoading={isLoading}
    />
  );
  const { rerender } = render(box(true));
  await userEvent.type(screen.getByRole('combobox'), 'New');
  expect(screen.queryByRole('option', { name: 'Create “New”' })).toBeNull();
  rerender(box(false));
  expect(screen.getByRole('option', { name: 'Create “New”' })).toBeTruthy();
});

test('looks at none of its options before it has the focus: a form may have many boxes, each with hundreds', async () => {
  const read = vi.fn(() => 'Frosthamn HC');
  const counted = [
    {
      value: '1',
      get label() {
        return read();
      },
    },
  ];
  render(<ComboBox label="Team" options={counted} value={null} onChange={vi.fn()} />);
  expect(read).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByRole('option', { name: 'Frosthamn HC' })).toBeTruthy();
});
