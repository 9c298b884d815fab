import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts } from '../../ui/toast-queue.ts';
import { ExternalIdsWidget } from './external-ids.tsx';
import { HostedWidget } from './hosted-widget.tsx';

const register = (uuid: string, name: string) => ({ uuid, code: uuid, visible: true, name });
const isa = register('isa', 'Isa');
const league = register('league', 'League');
const read = () => ({ queryKey: ['registers'], queryFn: async () => [{ ...isa, extra: 1 }, league] });
const sources = { registers: { searches: false, read } };
const locked = { id: 'e1', extId: 'FHC-1', locked: true, extIdType: isa };
const free = { id: 'e2', extId: 'abc', extIdType: league, note: 'kept' };

function open(start: unknown, errors: Record<string, string> = {}) {
  const onChange = vi.fn();
  const still = { widget: ExternalIdsWidget, name: 'external-ids', options: { source: 'registers' }, sources } as const;
  render(<HostedWidget {...still} start={start} onChange={onChange} errors={errors} />);
  return { user: userEvent.setup(), onChange };
}

const rows = () => screen.getAllByRole('listitem');

afterEach(clearToasts);

it('shows a locked row with its lock and why', async () => {
  const { user, onChange } = open([locked, free]);
  const [first] = rows();
  const row = within(first as HTMLElement);
  expect(row.getByRole('textbox', { name: 'Id, row 1' })).toHaveProperty('readOnly', true);
  expect(row.getAllByText('Kept by an import; it cannot be changed here.').length).toBeGreaterThan(0);
  const remove = row.getByRole('button', { name: 'Remove row 1' });
  expect(remove.getAttribute('aria-disabled')).toBe('true');
  await user.click(remove);
  expect(onChange).not.toHaveBeenCalled();
});

it('adds a row with the focus in it, and takes the register as the contract has it', async () => {
  const { user, onChange } = open([]);
  await user.click(screen.getByRole('button', { name: 'Add an id' }));
  expect(document.activeElement?.id).toBe('field.value.0.extIdType');
  await user.keyboard('Is');
  await user.click(await screen.findByRole('option', { name: 'Isa' }));
  await user.type(screen.getByRole('textbox', { name: 'Id, row 1' }), '7');
  expect(onChange).toHaveBeenLastCalledWith([{ extId: '7', extIdType: isa }]);
});

it('moves the focus to the next row when one is removed, at the end to the button that adds, and brings a row back', async () => {
  const { user, onChange } = open([free, { ...free, id: 'e3' }]);
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove row 1' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add an id' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange).toHaveBeenLastCalledWith([{ ...free, id: 'e3' }]);
  expect(document.activeElement?.id).toBe('field.value.0.extIdType');
});

it('tells a register that is named twice, and errors at their controls', () => {
  open([locked, { extId: '', extIdType: isa }], { '1.extId': 'Id must be filled in.' });
  expect(screen.getByText('This register already stands in row 1. Keep just one of them.')).toBeTruthy();
  const box = screen.getByRole('textbox', { name: 'Id, row 2' });
  expect(box.id).toBe('field.value.1.extId');
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('speaks Swedish', async () => {
  await i18next.changeLanguage('sv');
  open([locked, { extId: '', extIdType: isa }]);
  expect(screen.getByText('Registret finns redan på rad 1. Behåll bara ett av dem.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Lägg till ett id' })).toBeTruthy();
});
