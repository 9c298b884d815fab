import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { COUNTRY_CODES } from '../text/countries.ts';
import { LANGUAGE_CODES, useLanguages } from '../text/languages.ts';
import { CheckboxesWidget } from './checkboxes.tsx';
import { ColourWidget } from './colour.tsx';
import { CountryWidget } from './country.tsx';
import { EmailWidget } from './email.tsx';
import { HostedWidget } from './hosted-widget.tsx';
import { LanguageWidget } from './language.tsx';
import { PhoneWidget } from './phone.tsx';
import { RadioWidget } from './radio.tsx';
import { ReadOnlyWidget } from './read-only.tsx';
import { box, inSwedish, show } from './sample-widget.tsx';
import { SelectWidget } from './select.tsx';
import { SwitchWidget } from './switch.tsx';
import { TagsWidget } from './tags.tsx';
import { TextWidget } from './text.tsx';
import { TextareaWidget } from './textarea.tsx';

// Long lists are slow to draw in jsdom, above all on a busy machine.

/** What Chromium 140 has no names for, neither in English nor in Swedish. */
const UNNAMED_IN_CHROMIUM =
  'aa ab ae av ba bi bo ce ch cr cu cv dz ff fj gv ho hz ie ii ik io iu kg ki kj kl kr ks kv kw li lu mh na nd ng nr nv oj os pi rn sc se sg ss ty ve vo za';

/** Writes a whole word at once and takes it: a key at a time would draw the long lists again for each. */
async function take(written: string) {
  await userEvent.click(box('combobox'));
  await userEvent.paste(written);
  await userEvent.keyboard('{Enter}');
}

it('text: its prefix is read with it, and an emptied one is the field’s own nothing', async () => {
  const heard = show({
    name: 'text',
    widget: TextWidget,
    options: { prefix: 'SE', monospace: true },
    field: { empty: null },
    value: 'F',
  });
  const prefix = screen.getByText('SE');
  expect(box().getAttribute('aria-describedby')).toContain(prefix.id);
  await userEvent.clear(box());
  expect(heard).toHaveBeenLastCalledWith(null);
});

it.each(['\ufeffÖIK', ' ÖIK\u00a0', '\u3000ÖIK\u2028', '\u200eÖ\u200bI\u00adK', 'O\u0308IK\u2060'])(
  'text: what was pasted as %j loses what nobody sees when the field is left',
  async (pasted) => {
    const heard = show({ name: 'text', widget: TextWidget, value: '' });
    await userEvent.click(box());
    await userEvent.paste(pasted);
    expect(heard).toHaveBeenLastCalledWith(pasted);
    await userEvent.tab();
    expect(heard).toHaveBeenLastCalledWith('ÖIK');
  },
);

it('text: an empty one shows grey what counts in its place', async () => {
  const line = () => screen.getByRole('textbox', { name: 'Value' });
  const held = { names: { long: 'Isdalens SK' } };
  render(<HostedWidget name="text" widget={TextWidget} options={{ inherits: 'names.long' }} start="" held={held} />);
  expect(line().getAttribute('placeholder')).toBe('Isdalens SK');
  await userEvent.type(line(), 'Ö');
  expect(line()).toHaveProperty('value', 'Ö');
});

it('text: one that says what counts anyway is as quiet as an empty one', async () => {
  const line = () => screen.getByRole('textbox', { name: 'Value' });
  const held = { names: { long: 'Ö' } };
  render(<HostedWidget name="text" widget={TextWidget} options={{ inherits: 'names.long' }} start="" held={held} />);
  await userEvent.type(line(), 'Ö');
  expect(line().className).toMatch(/inherited/);
  await userEvent.type(line(), 'B');
  expect(line().className).not.toMatch(/inherited/);
});

it('text: what has nothing to lose is not written once more when the field is left', async () => {
  const heard = show({ name: 'text', widget: TextWidget, value: '' });
  await userEvent.type(box(), 'Ö');
  heard.mockClear();
  await userEvent.tab();
  expect(heard).not.toHaveBeenCalled();
});

it.each(['\u200b', '\u2800\u00ad', '\u3164', '\u202e'])(
  'text: %j is nothing once the field is left',
  async (pasted) => {
    const heard = show({ name: 'text', widget: TextWidget, value: '' });
    await userEvent.click(box());
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(heard).toHaveBeenLastCalledWith(undefined);
  },
);

it.each([
  ['\u200b\n\u2800', undefined],
  ['One\u00ad \n\u200btwo ', 'One \ntwo '],
])('textarea: %j loses what nobody sees once the field is left', async (pasted, kept) => {
  const heard = show({ name: 'textarea', widget: TextareaWidget, value: '' });
  await userEvent.click(box());
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(heard).toHaveBeenLastCalledWith(kept);
});

it('text: walking through changes nothing', async () => {
  const heard = show({ name: 'text', widget: TextWidget, value: ' ÖIK ' });
  await userEvent.click(box());
  await userEvent.tab();
  expect(heard).not.toHaveBeenCalled();
});

it('email: spaces around are no part of it', async () => {
  const heard = show({ name: 'email', widget: EmailWidget, value: '' });
  await userEvent.type(box(), 'a@b.se ');
  expect(heard).toHaveBeenLastCalledWith('a@b.se');
});

it('phone: what an address book adds is no part of it', async () => {
  const heard = show({ name: 'phone', widget: PhoneWidget, value: '' });
  await userEvent.click(box());
  await userEvent.paste('\u202d08\u2011123\u00a045\u202c');
  await userEvent.tab();
  expect(heard).toHaveBeenLastCalledWith('08-123 45');
});

it('select: offers nothing where nothing may be, and keeps numbers numbers', async () => {
  const field: Partial<FieldDefinition> = {
    empty: null,
    choices: { 1: { en: 'One', sv: 'Ett' }, 2: { en: 'Two', sv: 'Två' } },
  };
  const heard = show({ name: 'select', widget: SelectWidget, field, schema: { enum: [1, 2, null] }, value: 1 });
  await userEvent.click(screen.getByRole('button', { name: /One/ }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Not set', 'One', 'Two']);
  await userEvent.click(screen.getByRole('option', { name: 'Two' }));
  expect(heard).toHaveBeenLastCalledWith(2);
});

it('radio: a value that no choice stands for is shown as it came', async () => {
  await inSwedish();
  const field: Partial<FieldDefinition> = { choices: { a: { en: 'Left', sv: 'Vänster' } } };
  const heard = show({ name: 'radio', widget: RadioWidget, field, value: 'unheard-of' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'unheard-of' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Vänster' }));
  expect(heard).toHaveBeenLastCalledWith('a');
});

it('checkboxes: any of them in their order, and what no choice stands for stays', async () => {
  const field: Partial<FieldDefinition> = {
    choices: { phone: { en: 'Phone', sv: 'Mobil' }, desktop: { en: 'Desktop', sv: 'Dator' } },
  };
  const heard = show({ name: 'checkboxes', widget: CheckboxesWidget, field, value: ['desktop', 'watch'] });
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Desktop' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Phone' }));
  expect(heard).toHaveBeenLastCalledWith(['phone', 'desktop', 'watch']);
});

it('switch: says why it does not move', async () => {
  const heard = show({ name: 'switch', widget: SwitchWidget, why: 'Kept by the league.', value: true });
  await userEvent.click(screen.getByRole('switch'));
  expect(heard).not.toHaveBeenCalled();
  expect(screen.getByText('Kept by the league.')).toBeTruthy();
});

it.each([
  ['en', 'England', 'United Kingdom', 'GB'],
  ['sv', 'England', 'Storbritannien', 'GB'],
  ['sv', 'Germany', 'Tyskland', 'DE'],
  ['en', 'Holland', 'Netherlands', 'NL'],
  ['en', 'USA', 'United States', 'US'],
  ['en', 'UK', 'United Kingdom', 'GB'],
])('country: in %s, “%s” finds %s', async (language, written, name, code) => {
  await act(() => i18next.changeLanguage(language));
  const heard = show({ name: 'country', widget: CountryWidget, value: null });
  await take(written);
  expect(box('combobox').value).toBe(name);
  expect(heard).toHaveBeenLastCalledWith(code);
});

it('country: has all of ISO 3166-1, reads both forms of Sweden, and writes the one that the definition names', async () => {
  expect(new Set(COUNTRY_CODES).size).toBe(249);
  const heard = show({ name: 'country', widget: CountryWidget, options: { written: { SE: 'sv' } }, value: 'sv' });
  expect(box('combobox').value).toBe('Sweden');
  await userEvent.clear(box('combobox'));
  await take('Sweden');
  expect(heard).toHaveBeenLastCalledWith('sv');
});

it.each([
  ['en', 'North Ndebele', 'Northern Sami', 'Tibetan'],
  ['sv', 'Nordndebele', 'Nordsamiska', 'Tibetanska'],
])('language: in %s every one has a name, also in a browser that knows few', async (language, ...some) => {
  await act(() => i18next.changeLanguage(language));
  const Full = Intl.DisplayNames;
  // Chromium's data, which leaves these out among others; it has names for the rest.
  const missing = new Set(UNNAMED_IN_CHROMIUM.split(' '));
  vi.spyOn(Intl, 'DisplayNames').mockImplementation(function displayNames(locales, options) {
    const names = new Full(locales, options);
    const of = (code: string) =>
      missing.has(code) ? (options.fallback === 'none' ? undefined : code) : names.of(code);
    return { of, resolvedOptions: () => names.resolvedOptions() };
  });
  const { result } = renderHook(useLanguages);
  vi.restoreAllMocks();
  expect(result.current.filter(({ value, label }) => label.toLowerCase() === value)).toEqual([]);
  expect(result.current.map(({ label }) => label)).toEqual(expect.arrayContaining(some));
});

it('language: has all of ISO 639-1, reads SE as Swedish, and is found by its English name', async () => {
  expect(new Set(LANGUAGE_CODES).size).toBe(183);
  await inSwedish();
  const heard = show({ name: 'language', widget: LanguageWidget, value: 'SE' });
  expect(box('combobox').value).toBe('Svenska');
  await userEvent.clear(box('combobox'));
  await take('German');
  expect(box('combobox').value).toBe('Tyska');
  expect(heard).toHaveBeenLastCalledWith('de');
});

it('colour: completes short and bare codes when the field is left, and takes a preset', async () => {
  const heard = show({ name: 'colour', widget: ColourWidget, options: { presets: ['#712A7A'] }, value: '' });
  await userEvent.type(box(), 'd8127d');
  await userEvent.tab();
  expect(box().value).toBe('#D8127D');
  await userEvent.clear(box());
  await userEvent.type(box(), '#abc');
  await userEvent.tab();
  expect(heard).toHaveBeenLastCalledWith('#AABBCC');
  await userEvent.click(screen.getByRole('button', { name: '#712A7A' }));
  expect(heard).toHaveBeenLastCalledWith('#712A7A');
  await userEvent.clear(box());
  await userEvent.type(box(), 'pink');
  await userEvent.tab();
  expect(box().value).toBe('pink');
});

it('tags: Enter, a comma and leaving the field make one; none comes twice; all is announced', async () => {
  const heard = show({
    name: 'tags',
    widget: TagsWidget,
    options: { suggestions: ['Youth', 'Cup'] },
    value: ['Derby'],
  });
  const input = box('combobox');
  await userEvent.type(input, 'Final{Enter}Semi,');
  expect(heard).toHaveBeenLastCalledWith(['Derby', 'Final', 'Semi']);
  expect(screen.getByText('Semi added')).toBeTruthy();
  await userEvent.type(input, 'derby{Enter}');
  expect(heard).toHaveBeenLastCalledWith(['Derby', 'Final', 'Semi']);
  expect(screen.getByText('derby is already there')).toBeTruthy();
  await userEvent.type(input, 'Last word');
  await userEvent.tab();
  expect(heard).toHaveBeenLastCalledWith(['Derby', 'Final', 'Semi', 'Last word']);
  await userEvent.type(input, 'You{ArrowDown}{Enter}');
  expect(heard).toHaveBeenLastCalledWith(['Derby', 'Final', 'Semi', 'Last word', 'Youth']);
});

it('read-only: shows labels, moments, answers and lists, and never a control', async () => {
  await inSwedish();
  const choices = { male: { en: 'Male', sv: 'Herr' } };
  show({
    name: 'read-only',
    widget: ReadOnlyWidget,
    field: { choices },
    value: ['male', true, '2026-11-21T18:30:00Z', 7, null],
  });
  const group = screen.getByRole('group', { name: 'Field' });
  expect(within(group).getByText('Herr')).toBeTruthy();
  expect(within(group).getByText('Ja')).toBeTruthy();
  expect(group.textContent).toMatch(/2026-11-2[12] \d\d:30/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows a usual word in the own language, offers them all, and leaves what is written as it is written', async () => {
  const options = { words: [{ en: 'Head coach', sv: 'Huvudtränare' }] };
  const heard = show({ name: 'text', widget: TextWidget, options, value: 'Huvudtränare' });
  const input = screen.getByRole<HTMLInputElement>('combobox');
  expect(input.value).toBe('Head coach');
  expect([...(input.list?.options ?? [])].map(({ value }) => value)).toEqual(['Head coach']);
  await userEvent.clear(input);
  await userEvent.type(input, 'Huvudtränare');
  expect(input.value).toBe('Huvudtränare');
  expect(heard).toHaveBeenLastCalledWith('Huvudtränare');
  await userEvent.tab();
  expect(input.value).toBe('Head coach');
  expect(heard).toHaveBeenLastCalledWith('Huvudtränare');
});
