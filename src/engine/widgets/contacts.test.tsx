import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts } from '../../ui/toast-queue.ts';
import { ContactsWidget } from './contacts.tsx';
import { HostedWidget } from './hosted-widget.tsx';

const mail = { type: 'email', value: 'asta@example.com' };
const pager = { type: 'pager', value: '77', note: 'kept' };

function open(start: unknown, more: { errors?: Record<string, string>; why?: string } = {}) {
  const onChange = vi.fn();
  const still = { widget: ContactsWidget, name: 'contacts', options: {} } as const;
  render(<HostedWidget {...still} start={start} onChange={onChange} {...more} />);
  return { user: userEvent.setup(), onChange };
}

const value = (row: number) => screen.getByRole('textbox', { name: `Contact, row ${row}` });

afterEach(clearToasts);

it('adds a contact of a kind that is not there yet, with the focus on its kind', async () => {
  const { user, onChange } = open([mail]);
  await user.click(screen.getByRole('button', { name: 'Add a contact' }));
  expect(onChange).toHaveBeenLastCalledWith([mail, { type: 'phone', value: '' }]);
  expect(document.activeElement?.id).toBe('field.value.1.type');
});

it('shows and keeps a kind that it does not know', async () => {
  const { user, onChange } = open([pager]);
  expect(screen.getByRole('button', { name: /pager/ })).toBeTruthy();
  await user.type(value(1), '8');
  expect(onChange).toHaveBeenLastCalledWith([{ ...pager, value: '778' }]);
});

it('tidies what was written once the field is left: an address gets its scheme, blanks go; nothing else is touched', async () => {
  const { user, onChange } = open([
    { type: 'web', value: '' },
    { type: 'email', value: ' old@example.com ' },
  ]);
  await user.type(value(1), 'example.com/');
  await user.tab();
  expect(value(1)).toHaveProperty('value', 'http://example.com');
  onChange.mockClear();
  await user.click(value(2));
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
});

it('tells an error beside its row, whose control the summary finds by the path', () => {
  open([mail, { type: 'phone', value: 'x' }], { errors: { '1.value': 'Telephone must be a telephone number.' } });
  expect(value(2).id).toBe('field.value.1.value');
  expect(value(2).getAttribute('aria-describedby')).toContain('field.value.1.value-error');
  expect(value(1).getAttribute('aria-invalid')).toBeNull();
});

it('removes a contact and brings it back into what was written meanwhile', async () => {
  const { user, onChange } = open([mail, pager]);
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  await user.type(value(1), '8');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onChange).toHaveBeenLastCalledWith([mail, { ...pager, value: '778' }]);
});

it('keeps the very controls of a row while another one goes and comes back', async () => {
  const { user } = open([mail, pager]);
  const second = value(2);
  await user.type(second, '8');
  await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
  expect(value(1)).toBe(second);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(value(2)).toBe(second);
});

it('speaks Swedish, and says why it is locked', async () => {
  await i18next.changeLanguage('sv');
  open([mail], { why: 'Sköts av ligan.' });
  expect(screen.getByRole('textbox', { name: 'Kontaktuppgift, rad 1' })).toHaveProperty('readOnly', true);
  expect(screen.getByRole('button', { name: 'Lägg till en kontaktuppgift' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
