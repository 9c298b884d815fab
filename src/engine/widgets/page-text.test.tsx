import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { sampleArticle, samplePicture } from '../../ui/rich-text/sample-page.ts';
import { ActiveSiteProvider } from '../active-site.ts';
import { MediaLibraryProvider } from '../media/library-context.ts';
import { sampleLibrary } from '../media/sample-library.tsx';
import { openAreaTexts } from '../text/area-texts.ts';
import { HostedWidget } from './hosted-widget.tsx';
import { PageTextWidget } from './page-text.tsx';

// jsdom draws nothing, so it cannot say where a text stands.
Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.scrollIntoView = () => undefined;
document.elementFromPoint = () => null;

beforeAll(() => openAreaTexts('page-text'));

const options = {
  nodes: ['table', 'picture', 'gallery', 'embed', 'game', 'factbox'],
  games: 'searchGames',
  knownGames: 'fetchGames',
} satisfies Parameters<typeof PageTextWidget>[0]['options'];

const games = ['Frosthamn HC - Älvnäs IF', 'Isdalen SK - Frosthamn HC'].map((name, index) => ({
  value: `game.qa98unlbd${6 + index}`,
  name,
  detail: `2026-11-2${7 + index}T12:00:00Z`,
}));
const read = (search: string) => ({
  queryKey: ['games', search],
  queryFn: () => Promise.resolve({ items: games.filter(({ name }) => name.toLowerCase().includes(search)) }),
});
const sampleSources = {
  searchGames: { searches: true, read },
  fetchGames: { searches: false, values: 'values', read },
};

const site = { instanceId: 'frost', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'alva' };

interface Stored {
  content: { type: string; attrs?: Record<string, unknown>; content?: unknown[] }[];
}

async function open(start: unknown, more: { why?: string } = {}) {
  const onChange = vi.fn();
  render(
    <ActiveSiteProvider value={site}>
      <MediaLibraryProvider value={sampleLibrary}>
        <HostedWidget
          widget={PageTextWidget}
          name="rich-text"
          options={options}
          sources={sampleSources}
          start={start}
          onChange={onChange}
          field={{ empty: null }}
          {...more}
        />
      </MediaLibraryProvider>
    </ActiveSiteProvider>,
  );
  const text = await screen.findByRole('textbox', { name: 'Value' });
  act(() => text.focus());
  const stored = (): Stored => onChange.mock.lastCall?.[0] as Stored;
  return { user: userEvent.setup(), onChange, stored, text };
}

/** Writes as a browser does: the page changes, and the editor reads it. */
async function write(words: string): Promise<void> {
  for (const letter of words) {
    await act(async () => {
      const selection = document.getSelection();
      const place = selection?.getRangeAt(0);
      place?.insertNode(document.createTextNode(letter));
      place?.collapse(false);
      await Promise.resolve();
    });
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
}

const press = (text: HTMLElement, key: string, more: object = {}) =>
  act(() => {
    fireEvent.keyDown(text, { key, ...more });
  });

it('changes nothing by being opened, with one of everything', async () => {
  const { onChange, text } = await open(sampleArticle);
  await waitFor(() => expect(text.querySelector('[data-name="Frosthamn HC - Älvnäs IF"]')).toBeTruthy());
  expect(text.querySelectorAll('img')).toHaveLength(4);
  expect(text.textContent).toContain('Cannot be edited here: poll');
  expect(text.querySelector('iframe')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('opens a menu at a slash, narrows it, and inserts by Enter', async () => {
  const { stored, text } = await open(null);
  await write('/');
  expect(screen.getAllByRole('option')).toHaveLength(12);
  expect(text.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id);
  press(text, 'ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Subheading');
  await write('tab');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Table']);
  press(text, 'Enter');
  expect(stored().content[0]).toMatchObject({ type: 'table' });
  expect(stored().content[0]?.content).toHaveLength(3);
  expect(stored().content.at(-1)).toEqual({ type: 'paragraph' });
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('closes the menu by Escape until the slash is gone', async () => {
  const { text } = await open(null);
  await write('/');
  press(text, 'Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  await write('x');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(text.textContent).toContain('/');
});

it('adds and removes rows and columns, and a row by Tab in the last cell', async () => {
  const { user, stored, text } = await open(null);
  await write('/table');
  press(text, 'Enter');
  await user.click(screen.getByRole('button', { name: 'Row below' }));
  expect(stored().content[0]?.content).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Remove column' }));
  expect(text.querySelectorAll('th')).toHaveLength(2);
  for (let cell = 0; cell < 8; cell += 1) press(text, 'Tab');
  expect(text.querySelectorAll('tr')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Remove table' }));
  expect(text.querySelector('table')).toBeNull();
});

it('takes a picture of the library, and its words beside it', async () => {
  const { user, stored, text } = await open(null);
  await write('/pict');
  press(text, 'Enter');
  await user.click(await screen.findByRole('button', { name: 'Picture 1' }));
  await waitFor(() => expect(stored().content[0]?.type).toBe('picture'));
  press(text, 'Enter');
  const alt = screen.getByRole('textbox', { name: /Description/ });
  expect(document.activeElement).toBe(alt);
  await user.type(alt, 'A goal');
  expect(stored().content[0]?.attrs).toEqual({ media: samplePicture(0), alt: 'A goal', caption: null, credit: null });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(text));
});

it('asks for an address that can be shown, and says which ones', async () => {
  const { user, stored, text } = await open(null);
  await write('/embed');
  press(text, 'Enter');
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.type(address, 'https://example.com/film{Enter}');
  expect(screen.getByText(/This address cannot be shown/)).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'youtu.be/dQw4w9WgXcQ{Enter}');
  expect(stored().content[0]).toMatchObject({ type: 'embed', attrs: { provider: 'youtube', ref: 'dQw4w9WgXcQ' } });
});

it('shows a game that is chosen by its name and day', async () => {
  const { user, stored, text } = await open(null);
  await write('/game');
  press(text, 'Enter');
  await user.type(screen.getByRole('combobox', { name: 'Which game?' }), 'isd');
  const option = await screen.findByRole('option', { name: /Isdalen SK/ });
  expect(option.textContent).toContain('2026-11-28');
  await user.click(option);
  expect(stored().content[0]).toEqual({ type: 'gameCard', attrs: { gameUuid: 'qa98unlbd7' } });
  await waitFor(() => expect(text.querySelector('[data-name="Isdalen SK - Frosthamn HC"]')).toBeTruthy());
});

const words = (...lines: string[]) => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});

it('finds and replaces from the keyboard, all of it as one step', async () => {
  const { user, stored, text, onChange } = await open(words('One goal, two goals.', 'Goal!'));
  press(text, 'f', { ctrlKey: true });
  const find = screen.getByRole('textbox', { name: 'Find' });
  expect(document.activeElement).toBe(find);
  await user.type(find, 'goal');
  expect(screen.getByText('1 of 3')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(screen.getByText('2 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Match capitals' }));
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'save');
  await user.click(screen.getByRole('button', { name: 'Replace all' }));
  expect(stored()).toEqual(words('One save, two saves.', 'Goal!'));
  expect(screen.getByText('2 replaced')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toEqual(words('One goal, two goals.', 'Goal!'));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('search')).toBeNull();
});

it('says how long it is, and writes on the whole window by F11', async () => {
  const { text } = await open(words('One goal, two goals.'));
  expect(screen.getByText('4 words')).toBeTruthy();
  expect(screen.getByText('1 minute to read')).toBeTruthy();
  press(text, 'F11');
  expect(text.closest('[data-full]')).toBeTruthy();
  press(text, 'Escape');
  expect(text.closest('[data-full]')).toBeNull();
});

/** Pastes as a browser does; jsdom has no clipboard of its own. */
function paste(text: HTMLElement, content: { html?: string; text?: string; files?: File[] }) {
  const data = {
    getData: (type: string) => (type === 'text/html' ? (content.html ?? '') : (content.text ?? '')),
    files: content.files ?? [],
    types: ['text/html'],
  };
  act(() => {
    fireEvent.paste(text, { clipboardData: data });
  });
}

it('stores a pasted picture in the library, and shows meanwhile how far it is', async () => {
  const { stored, text } = await open(null);
  paste(text, { files: [new File(['x'], 'goal.png', { type: 'image/png' })] });
  expect(screen.getByRole('progressbar', { name: 'Storing goal.png in the library' })).toBeTruthy();
  await waitFor(() => expect(stored().content.some(({ type }) => type === 'picture')).toBe(true));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says why a picture could not be stored', async () => {
  const { text, onChange } = await open(null);
  paste(text, { files: [new File([], 'goal.png', { type: 'image/png' })] });
  expect(await screen.findByText('The file is empty.')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('stores pictures that come inside of a text, and keeps nothing of their content in it', async () => {
  const { stored, text, onChange } = await open(null);
  paste(text, { html: '<p>Before</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="A goal"><p>After</p>' });
  await waitFor(() => expect(stored().content.map(({ type }) => type)).toEqual(['paragraph', 'picture', 'paragraph']));
  expect(stored().content[1]?.attrs).toMatchObject({ media: samplePicture(1), alt: 'A goal' });
  expect(JSON.stringify(onChange.mock.calls)).not.toContain('iVBORw0KGgo');
});

it('makes a card of a pasted address, and says which pictures could not come along', async () => {
  const { stored, text } = await open(null);
  paste(text, { text: 'https://youtu.be/dQw4w9WgXcQ' });
  expect(stored().content[0]).toMatchObject({ type: 'embed', attrs: { provider: 'youtube' } });
  paste(text, { html: '<p>Words</p><img src="https://a.example/x.jpg">' });
  expect(await screen.findByText(/1 picture from elsewhere/)).toBeTruthy();
});

it('is locked with its reason, in Swedish', async () => {
  await i18next.changeLanguage('sv');
  await openAreaTexts('page-text');
  const { text } = await open(sampleArticle, { why: 'Sköts av ligan.' });
  expect(text.getAttribute('contenteditable')).toBe('false');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(text.textContent).toContain('Beskrivning saknas');
});
