import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { HostedWidget } from './hosted-widget.tsx';
import { NamesWidget } from './names.tsx';

const display = { language: 'display', translation: 'Hockey' };

function open(
  start: unknown,
  { languages, ...more }: { errors?: Record<string, string>; why?: string; languages?: string[] } = {},
) {
  const onChange = vi.fn();
  render(
    <HostedWidget
      widget={NamesWidget}
      name="names"
      options={languages ? { languages } : {}}
      start={start}
      onChange={onChange}
      {...more}
    />,
  );
  return { user: userEvent.setup(), onChange };
}

const box = (language: string) => screen.getByRole('textbox', { name: `Name in ${language}` });

it('shows one box for each language, with how complete it is, and adds what is written', async () => {
  const { user, onChange } = open([{ language: 'SE', translation: 'Ishockey' }, display]);
  expect(box('Swedish')).toHaveProperty('value', 'Ishockey');
  expect(screen.getByText('1 of 3 languages')).toBeTruthy();
  await user.type(box('English'), 'I');
  expect(onChange).toHaveBeenLastCalledWith([
    { language: 'SE', translation: 'Ishockey' },
    display,
    { language: 'en', translation: 'I' },
  ]);
  expect(document.activeElement).toBe(box('English'));
  expect(screen.getByText('2 of 3 languages')).toBeTruthy();
});

it('asks for the three languages of the specification, in its order', async () => {
  const { user, onChange } = open([]);
  expect(screen.getAllByRole('textbox')).toEqual([box('English'), box('Norwegian'), box('Swedish')]);
  await user.type(box('Norwegian'), 'I');
  expect(onChange).toHaveBeenLastCalledWith([{ language: 'no', translation: 'I' }]);
});

it('calls languages as the rest of the console does, not as the browser, which has one name for Akan and Twi', () => {
  open([], { languages: ['ak', 'tw'] });
  expect(box('Twi')).toBeTruthy();
});

it('removes an emptied name, and puts it back where it stood once it is written again', async () => {
  const start = [{ language: 'sv', translation: 'I' }, display, { language: 'no', translation: 'Is' }];
  const { user, onChange } = open(start);
  await user.clear(box('Swedish'));
  expect(onChange).toHaveBeenLastCalledWith([display, start[2]]);
  await user.type(box('Swedish'), 'I');
  expect(onChange).toHaveBeenLastCalledWith(start);
});

it('writes `sv` once a name that came as `SE` is changed, and keeps what else it has', async () => {
  const { user, onChange } = open([{ language: 'SE', translation: 'I', source: 'import' }]);
  await user.type(box('Swedish'), 's');
  expect(onChange).toHaveBeenLastCalledWith([{ language: 'sv', translation: 'Is', source: 'import' }]);
});

it('reads `{}` and nothing as no names', () => {
  open({});
  expect(screen.getByText('0 of 3 languages')).toBeTruthy();
});

it('tells an error at its language, whose control the summary finds by the path', () => {
  open([display, { language: 'sv', translation: 'I' }], { errors: { '1.translation': 'Too long.' } });
  expect(box('Swedish').id).toBe('field.value.1.translation');
  expect(box('Swedish').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Too long.')).toBeTruthy();
});

it('speaks Swedish', async () => {
  await i18next.changeLanguage('sv');
  open([], { why: 'Sköts av ligan.' });
  expect(screen.getByRole('textbox', { name: 'Namn på svenska' })).toHaveProperty('readOnly', true);
  expect(screen.getByText('0 av 3 språk')).toBeTruthy();
});
