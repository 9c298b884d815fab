import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setLook, startLook } from './look.ts';
import { LookBar } from './look-bar.tsx';
import type { Fault, OfferedField } from './protocol.ts';
import { MissingFields } from './studio/missing-fields.tsx';
import { type Studio, StudioProvider } from './studio/studio-context.ts';
import type { FormText } from './use-form-text.ts';
import { WorkBar } from './work-bar.tsx';

const fault: Fault = { line: 3, message: 'It has no title.' };
const nothing = (): void => {};
const formWith = (faults: readonly Fault[]): FormText => ({
  text: '{}',
  fileText: '',
  compilation: { faults: [...faults], milliseconds: 0 },
  isCompiled: true,
  canUndo: false,
  canRedo: false,
  isEdited: true,
  isBehind: false,
  isSaving: false,
  problem: undefined,
  writtenAt: 0,
  edit: nothing,
  undo: nothing,
  redo: nothing,
  save: nothing,
  takeFile: nothing,
  keepMine: nothing,
});
const status = () => screen.getByRole('status').textContent;
const bars = (faults: readonly Fault[]) => (
  <>
    <LookBar />
    <WorkBar name="team" form={formWith(faults)} shownAfter={12} hasJson={false} onJson={vi.fn()} />
  </>
);

beforeEach(() => setLook({ studio: 'en', language: 'en' }));

it('speaks the language that is chosen for it and keeps it, and the forms keep theirs', async () => {
  render(bars([]));
  expect(status()).toBe('No faults; not saved yet · shown after 12 ms');
  await userEvent.selectOptions(screen.getByLabelText('Studio'), 'Svenska');
  expect(status()).toBe('Inga fel; inte sparat än · visades efter 12 ms');
  screen.getByRole('button', { name: 'Visa JSON' });
  expect(screen.getByLabelText<HTMLSelectElement>('Formulärspråk').value).toBe('en');
  expect(new URL(location.href).searchParams.get('language')).toBe('en');
  expect(localStorage.getItem('touchline.language')).toBe('sv');
  expect(document.documentElement.lang).toBe('sv');
  expect(document.title).toBe('Formulärverkstad');
});

it('counts the faults in Swedish, and says in the words of the check what is wrong', () => {
  setLook({ studio: 'sv' });
  render(bars([fault]));
  expect(status()).toBe('1 fel; formuläret visar den senaste versionen utan fel · visades efter 12 ms');
  screen.getByRole('button', {
    name: 'Spara',
    description: 'Kontrollen underkänner rad 3: It has no title.',
  });
});

it('stays English where the forms alone are shown in Swedish', () => {
  setLook({ language: 'sv' });
  render(bars([fault, fault]));
  expect(status()).toBe('2 faults; the form shows the last version without any · shown after 12 ms');
  expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('sv');
});

it('follows what another window of this browser chooses, as a frame follows the page around it', async () => {
  await startLook();
  render(bars([]));
  localStorage.setItem('touchline.language', 'sv');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  await screen.findByLabelText('Formulärspråk');
});

it('says in Swedish what a panel says, and marks in it what the contract calls so', () => {
  setLook({ studio: 'sv' });
  const offered: OfferedField = {
    path: 'code',
    holds: '',
    description: '',
    kind: 'string',
    isRequired: true,
    widgets: ['text'],
    parts: [],
  };
  const value: Studio = {
    definition: { form: { sections: [{ name: 'one', title: { en: 'One', sv: 'Ett' }, fields: [] }] } },
    offers: { fields: [offered], columns: [], filters: [], orders: [], states: [], calls: [] },
    vocabulary: undefined,
    faults: [{ line: 1, message: '`code` is shown nowhere.', place: ['form', 'sections'] }],
    language: 'en',
    selected: undefined,
    select: nothing,
    step: nothing,
  };
  render(
    <StudioProvider value={value}>
      <MissingFields />
    </StudioProvider>,
  );
  const panel = screen.getByRole('region', { name: 'code saknas' });
  expect(panel).toHaveProperty(
    'textContent',
    expect.stringContaining('code krävs av API:et och inget avsnitt visar det'),
  );
  expect(panel.querySelector('code')?.textContent).toBe('code');
  screen.getByRole('textbox', { name: 'En ny börjar med' });
});
