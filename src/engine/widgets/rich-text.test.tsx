import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { HostedWidget } from './hosted-widget.tsx';
import { linkAddress } from './link-address.ts';
import { RichTextWidget } from './rich-text.tsx';

// jsdom draws nothing, so it cannot say where a text stands.
Range.prototype.getClientRects = () => document.createElement('div').getClientRects();
Range.prototype.getBoundingClientRect = () => new DOMRect();
document.elementFromPoint = () => null;

interface More {
  headings?: boolean;
  why?: string;
  field?: Partial<FieldDefinition>;
}

function open(start: unknown, { headings = false, ...more }: More = {}) {
  const onChange = vi.fn();
  const still = { widget: RichTextWidget, name: 'rich-text', options: { headings } } as const;
  render(<HostedWidget {...still} start={start} onChange={onChange} {...more} />);
  return { user: userEvent.setup(), onChange };
}

const box = () => screen.getByRole('textbox', { name: 'Value' });
const tool = (name: string) => screen.getByRole('button', { name });

/** Pastes as a browser does; jsdom has no clipboard of its own. */
function paste(html: string) {
  const data = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [], types: ['text/html'] };
  act(() => {
    box().focus();
    fireEvent.paste(box(), { clipboardData: data });
  });
}

it('changes nothing by being opened', async () => {
  const { user, onChange } = open('<p>A <b>bold</b> word</p>');
  await user.click(box());
  await user.tab();
  expect(box().textContent).toBe('A bold word');
  expect(onChange).not.toHaveBeenCalled();
});

it('gives back the very text that it was opened with when a change is undone', async () => {
  const { user, onChange } = open('<b>Bold</b>');
  paste('<p>New </p>');
  expect(onChange.mock.lastCall?.[0]).toContain('New');
  await user.click(tool('Undo'));
  expect(onChange).toHaveBeenLastCalledWith('<b>Bold</b>');
});

it('shows an older text of blocks, which becomes a document by the first change and comes back when that is undone', async () => {
  const older = [{ data: { text: 'Older <b>words</b>' } }, { data: null }];
  const { user, onChange } = open(older, { field: { shape: ['object'], empty: null } });
  expect(box().textContent).toBe('Older words');
  expect(onChange).not.toHaveBeenCalled();
  paste('<p>New </p>');
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ type: 'doc' });
  await user.click(tool('Undo'));
  expect(onChange).toHaveBeenLastCalledWith(older);
});

it('gives HTML for a text and a document for an object, and the field’s own nothing when it is emptied', async () => {
  const first = open('', { field: { empty: '' } });
  paste('<p class="MsoNormal" style="mso-x:1">Words</p>');
  expect(first.onChange).toHaveBeenLastCalledWith('<p>Words</p>');
  await first.user.click(tool('Undo'));
  expect(first.onChange).toHaveBeenLastCalledWith('');
});

it('keeps the editor’s document for an object', () => {
  const { onChange } = open({}, { field: { shape: [] } });
  paste('<p>Words</p>');
  expect(onChange).toHaveBeenLastCalledWith({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }],
  });
});

it('shows what it cannot hold for reading only, with the reason, every word of it there', () => {
  const { onChange } = open('<p>Before</p><table><tr><td>Cell</td></tr></table><script>alert(1)</script>');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(/can only be read here.*tables/)).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'Cell' })).toBeTruthy();
  expect(document.querySelector('script')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

it('has a toolbar that is one Tab stop, with headings only where they are offered', async () => {
  const { user } = open('<p>Words</p>', { headings: true });
  expect(screen.getByRole('toolbar', { name: 'Format Value' })).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(tool('Bold'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(tool('Heading'));
  await user.tab();
  expect(document.activeElement).toBe(box());
});

it('emphasises the chosen words', async () => {
  const { user, onChange } = open('<p>Words</p>');
  expect(screen.queryByRole('button', { name: 'Heading' })).toBeNull();
  await user.click(tool('List'));
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>Words</p></li></ul>');
  expect(tool('List').getAttribute('aria-pressed')).toBe('true');
});

it('makes a link by the rule for web addresses, in a sheet of its own', async () => {
  const { user, onChange } = open('');
  await user.click(tool('Link'));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'no address{Enter}');
  expect(screen.getByText('Write a web address that everybody can reach, such as https://example.com.')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Address' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), 'example.com/{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('<p><a href="http://example.com">http://example.com</a></p>');
});

it.each([
  ['example.com', 'http://example.com'],
  ['https://example.com/a/', 'https://example.com/a'],
  ['mailto:asta@example.com', 'mailto:asta@example.com'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['two words', undefined],
])('takes %j as the address %j', (written, kept) => {
  expect(linkAddress(written)).toBe(kept);
});

it('is locked with its reason, without a toolbar, in Swedish', async () => {
  await i18next.changeLanguage('sv');
  open('<p>Ord</p>', { why: 'Sköts av ligan.' });
  expect(box().getAttribute('contenteditable')).toBe('false');
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.getByText('Sköts av ligan.')).toBeTruthy();
});

it('shows which words a link is for while its sheet has the focus, and changes nothing by it', async () => {
  const { user, onChange } = open('<p>Only these words</p>');
  const text = box();
  await user.click(text);
  await user.keyboard('{Control>}a{/Control}');
  expect(text.querySelector('.selected')).toBeNull();
  await user.click(tool('Link'));
  expect(text.querySelector('.selected')?.textContent).toBe('Only these words');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(text.querySelector('.selected')).toBeNull());
  expect(onChange).not.toHaveBeenCalled();
});
