import { resetLocalTimeZone, setLocalTimeZone } from '@internationalized/date';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { type ComponentType, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FieldDefinition, WidgetName, WidgetOptions } from '../../contract/entity.ts';
import { BirthDateWidget } from './birth-date.tsx';
import { DateWidget } from './date.tsx';
import { DateTimeWidget } from './date-time.tsx';
import { type FormScope, FormScopeProvider } from './form-context.ts';
import type { WidgetProps } from './widget.ts';

// Widgets come when they are first shown, which takes its time on a busy machine.

const WIDGETS = { date: DateWidget, 'date-time': DateTimeWidget, 'birth-date': BirthDateWidget } satisfies Partial<
  Record<WidgetName, unknown>
>;
const heard = vi.fn();

beforeEach(() => heard.mockReset());

/** A form whose other field, `from`, holds a beginning. */
const scope: FormScope = {
  sources: {},
  whyLocked: () => undefined,
  values: {
    get: () => ({ from: '2999-05-01T18:30:00Z' }),
    subscribe: () => () => undefined,
    write: () => undefined,
    writeRows: () => undefined,
    update: () => undefined,
  },
};

interface KeptProps {
  name: keyof typeof WIDGETS;
  start: unknown;
  why: string | undefined;
  options: WidgetOptions<'date-time'>;
}

function Kept({ name, start, why, options }: KeptProps) {
  const [value, setValue] = useState(start);
  // The three are shown alike; only the options of one differ.
  const Widget = WIDGETS[name] as ComponentType<WidgetProps<'date-time'>>;
  const field: FieldDefinition = { field: 'f', label: { en: 'Day', sv: 'Dag' }, widget: name, empty: null };
  const change = (next: unknown) => {
    heard(next);
    setValue(next);
  };
  const still = { help: undefined, error: undefined, isRequired: false, options };
  return (
    <I18nProvider locale={i18next.language === 'sv' ? 'sv-SE' : 'en-GB'}>
      <FormScopeProvider value={scope}>
        <Widget {...still} why={why} id="f" field={field} label="It" value={value} onChange={change} />
      </FormScopeProvider>
      <button type="button" onClick={() => setValue(start)}>
        Reset
      </button>
    </I18nProvider>
  );
}

const show = (name: keyof typeof WIDGETS, start: unknown, why?: string, options: WidgetOptions<'date-time'> = {}) =>
  render(<Kept name={name} start={start} why={why} options={options} />);
const segments = () => screen.getAllByRole('spinbutton');

it('birth-date: takes year, name of the month and day, in Swedish too, and keeps the month as its number', async () => {
  await act(() => i18next.changeLanguage('sv'));
  show('birth-date', null);
  expect(screen.getAllByRole('textbox').map((one) => one.getAttribute('aria-label'))).toEqual(['År', 'Dag']);
  await userEvent.type(screen.getByRole('textbox', { name: 'År' }), '2003');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Månad' }), 'februari');
  await userEvent.type(screen.getByRole('textbox', { name: 'Dag' }), '4');
  expect(heard).toHaveBeenLastCalledWith('2003-02-04');
  expect(screen.queryByText(/fullständigt/)).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Dag' }).value).toBe('04');
});

it('birth-date: tells an unfinished day once it is left, and keeps what there is', async () => {
  show('birth-date', null);
  await userEvent.type(screen.getByRole('textbox', { name: 'Day' }), '14');
  expect(screen.queryByText(/not complete/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(heard).toHaveBeenLastCalledWith('--14');
});

it.each([
  ['en', '31', '2', '2003', 'It: that month has only 28 days.'],
  ['sv', '31', '2', '2003', 'It: den månaden har bara 28 dagar.'],
  ['en', '1', '1', '2999', 'It lies in the future.'],
  ['sv', '1', '1', '2999', 'It ligger i framtiden.'],
  ['en', '1', '1', '1800', 'It would make somebody more than 110 years old. Check the year.'],
  ['en', '1', '', '2003', 'It is not complete. Fill in year, month and day, or clear all three.'],
])('birth-date: in %s, %s/%s %s is refused beside the field', async (language, day, month, year, sentence) => {
  await act(() => i18next.changeLanguage(language));
  show('birth-date', null);
  const [first, second] = screen.getAllByRole('textbox');
  if (!first || !second) throw new Error('The field has no boxes');
  await userEvent.type(first, year);
  if (month) await userEvent.selectOptions(screen.getByRole('combobox'), month);
  await userEvent.type(second, day);
  await userEvent.tab();
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(first.getAttribute('aria-invalid')).toBe('true');
});

it('birth-date: emptied again it is nothing; locked it is read as one text', async () => {
  const { unmount } = show('birth-date', '2003-02-14');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Day' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), '');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Year' }));
  expect(heard).toHaveBeenLastCalledWith(null);
  unmount();
  show('birth-date', '2003-02-14', 'Kept by the league.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'It' }).value).toBe('2003 February 14');
});

it.each([
  ['en', 'Sat'],
  ['sv', 'lör'],
])('date: in %s, it stands as yyyy-MM-dd with its day of the week', async (language, weekday) => {
  await act(() => i18next.changeLanguage(language));
  const { unmount } = show('date', '2026-11-21');
  expect(segments().map((one) => one.textContent)).toEqual(['2026', '11', '21']);
  expect(segments()[0]?.closest('[role=group]')?.textContent).toMatch(/^2026-11-21/);
  expect(screen.getByText(weekday)).toBeTruthy();
  unmount();
  setLocalTimeZone('Europe/Stockholm');
  show('date-time', '2026-11-21T18:30:00+0000');
  expect(segments().map((one) => one.textContent)).toEqual(['2026', '11', '21', '19', '30']);
  expect(segments()[0]?.closest('[role=group]')?.textContent).toMatch(/^[^\dA-Za-z]*2026-11-21 [^\dA-Za-z]*19:30/);
  expect(screen.getByText(weekday)).toBeTruthy();
  resetLocalTimeZone();
});

it('date: has no day of the week while it is not whole', async () => {
  show('date', '2026-11-21');
  await userEvent.click(segments().at(-1) ?? document.body);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText('Sat')).toBeNull();
});

it('date: an unfinished one is told when it is left, is no date any more, and goes with a reset', async () => {
  show('date', null);
  const day = segments().at(-1);
  if (!day) throw new Error('The date has no parts');
  await userEvent.click(day);
  await userEvent.keyboard('21');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(heard).toHaveBeenLastCalledWith(expect.stringContaining('21'));
  expect(screen.queryByText(/not a whole date/)).toBeNull();
  expect(segments().map((one) => one.textContent)).not.toContain('21');
});

it('date: a part that is taken away from a date is told, and put back it is the date again', async () => {
  show('date', '2026-11-21');
  const day = segments().at(-1);
  if (!day) throw new Error('The date has no parts');
  await userEvent.click(day);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByText(/It is not a whole date/)).toBeTruthy();
  await userEvent.click(segments().at(-1) ?? day);
  await userEvent.keyboard('21');
  await userEvent.click(document.body);
  await act(async () => (document.activeElement as HTMLElement).blur());
  expect(heard).toHaveBeenLastCalledWith('2026-11-21');
});

it.each([
  ['en', 'Stockholm time'],
  ['sv', 'Tid i Stockholm'],
])('date-time: in %s, names the time zone by its place', async (language, name) => {
  setLocalTimeZone('Europe/Stockholm');
  await act(() => i18next.changeLanguage(language));
  show('date-time', '2026-11-21T18:30:00+0000');
  expect(screen.getByText(name)).toBeTruthy();
  resetLocalTimeZone();
});

it('date-time: sends without milliseconds and with +0000', async () => {
  show('date-time', '2026-11-21T18:30:00+0000');
  const minute = segments().at(-1);
  if (!minute) throw new Error('The moment has no parts');
  await userEvent.click(minute);
  await userEvent.keyboard('{ArrowUp}');
  expect(heard).toHaveBeenLastCalledWith('2026-11-21T18:31:00+0000');
});

it('date-time: asks which of the two is meant when the clocks go back', async () => {
  setLocalTimeZone('Europe/Stockholm');
  show('date-time', '2026-10-25T00:30:00+0000');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /The first \(UTC\+2\)/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /The second \(UTC\+1\)/ }));
  expect(heard).toHaveBeenLastCalledWith('2026-10-25T01:30:00+0000');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /The second/ }).checked).toBe(true);
  resetLocalTimeZone();
});

it('date-time: tells a moment that is over where it must be in the future, but not one that was stored', async () => {
  show('date-time', '2020-05-01T18:30:00+0000', undefined, { future: true });
  expect(screen.queryByText('Choose a moment in the future.')).toBeNull();
  await userEvent.click(segments().at(-1) ?? document.body);
  await userEvent.keyboard('{ArrowUp}');
  expect(heard).toHaveBeenLastCalledWith('2020-05-01T18:31:00+0000');
  expect(screen.getByText('Choose a moment in the future.')).toBeTruthy();
});

it.each([
  ['en', 'It ends before it begins. Choose a later end.'],
  ['sv', 'Det slutar innan det börjar. Välj ett senare slut.'],
])('date-time: in %s, tells an end that does not come after its beginning', async (language, sentence) => {
  await act(() => i18next.changeLanguage(language));
  show('date-time', '2999-05-01T18:31:00+0000', undefined, { future: true, after: 'from' });
  expect(screen.queryByText(sentence)).toBeNull();
  await userEvent.click(segments().at(-1) ?? document.body);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText(sentence)).toBeTruthy();
});

it.each([
  ['en', /2027-03-28 02:30 does not exist: the clocks go forward that night, to 03:30/],
  ['sv', /2027-03-28 02:30 finns inte/],
])(
  'date-time: in %s, tells of a time that the clocks go forward over, and keeps it as it was written',
  async (language, sentence) => {
    vi.stubEnv('TZ', 'Europe/Stockholm');
    setLocalTimeZone('Europe/Stockholm');
    await act(() => i18next.changeLanguage(language));
    show('date-time', '2027-03-28T00:30:00+0000');
    const hour = segments().at(-2);
    if (!hour) throw new Error('The moment has no parts');
    await userEvent.click(hour);
    await userEvent.keyboard('02');
    expect(heard).toHaveBeenLastCalledWith('2027-03-28T02:30:00');
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(segments().map((one) => one.textContent)).toEqual(expect.arrayContaining(['02', '30']));
    await userEvent.click(segments().at(-2) ?? hour);
    await userEvent.keyboard('04');
    expect(heard).toHaveBeenLastCalledWith('2027-03-28T02:30:00+0000');
    expect(screen.queryByText(sentence)).toBeNull();
    resetLocalTimeZone();
    vi.unstubAllEnvs();
  },
);
