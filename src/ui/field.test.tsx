import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { ComboBox } from './combo-box.tsx';
import { DateField } from './date-time-field.tsx';
import type { FieldProps } from './field.tsx';
import { NumberField } from './number-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const onChange = vi.fn();
const options = [{ value: 'se', label: 'Sweden' }];
const fields: ReadonlyArray<[name: string, role: string, draw: (props: FieldProps) => ReactElement]> = [
  ['TextField', 'textbox', (props) => <TextField {...props} value="" onChange={onChange} />],
  ['TextArea', 'textbox', (props) => <TextArea {...props} value="" onChange={onChange} />],
  ['NumberField', 'textbox', (props) => <NumberField {...props} value={1} onChange={onChange} />],
  ['Select', 'button', (props) => <Select {...props} value={null} options={options} onChange={onChange} />],
  ['ComboBox', 'combobox', (props) => <ComboBox {...props} value={null} options={options} onChange={onChange} />],
  ['Checkbox', 'checkbox', (props) => <Checkbox {...props} value={false} onChange={onChange} />],
  ['RadioGroup', 'radiogroup', (props) => <RadioGroup {...props} value={null} options={options} onChange={onChange} />],
  ['DateField', 'group', (props) => <DateField {...props} value={null} onChange={onChange} />],
];

test.each(fields)('%s is named by its label and described by its help and its error', (_name, role, draw) => {
  render(draw({ label: 'Country', description: 'Of birth.', error: 'Choose one.', id: 'country' }));
  const control = screen.getAllByRole(role, { name: /Country/ })[0];
  const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent?.trim());
  expect(described).toContain('Of birth.');
  expect(described).toContain('Choose one.');
});

test('a locked field keeps its value in reach and says why', async () => {
  render(<Select label="Owner" why="Set by the league." value="se" options={options} onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Owner' });
  expect(input.value).toBe('Sweden');
  expect(input.readOnly).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(input);
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Set by the league.',
  );
});

test('a locked checkbox keeps its value', async () => {
  onChange.mockClear();
  render(<Checkbox label="Listed" why="Set by the league." value onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('an emptied number is null', async () => {
  onChange.mockClear();
  render(<NumberField label="Order" value={7} onChange={onChange} />);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
});
