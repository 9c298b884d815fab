import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActiveSiteProvider } from '../engine/active-site.ts';
import { SitePreview, type SitePreviewProps } from './site-preview.tsx';

vi.mock('../site/site.css?url', () => ({ default: '/site.css' }));
vi.mock('./frame.css?url', () => ({ default: '/frame.css' }));

const site = { instanceId: 'frost 1', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'alva' };

const scrollIntoView = vi.fn();

function Previewed({ children, ...props }: Partial<SitePreviewProps>) {
  return (
    <ActiveSiteProvider value={site}>
      <SitePreview title="Preview" lang="sv" {...props}>
        {children}
      </SitePreview>
    </ActiveSiteProvider>
  );
}

/** The preview as an editor has it: what is pressed becomes what is edited. */
function Edited({ onPress, ...rest }: Partial<SitePreviewProps>) {
  const [selected, setSelected] = useState<string>();
  const press = (part: string): void => {
    setSelected(part);
    onPress?.(part);
  };
  return <Previewed selected={selected} onPress={press} {...rest} />;
}

/** The document in the frame, once it is loaded: jsdom does so by itself, and too early to be heard. */
function drawnPage(): Document {
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview');
  fireEvent.load(frame);
  const page = frame.contentDocument;
  if (!page?.defaultView) throw new Error('The frame has no document.');
  page.defaultView.Element.prototype.scrollIntoView = scrollIntoView;
  return page;
}

afterEach(() => {
  scrollIntoView.mockClear();
  delete document.documentElement.dataset.theme;
});

test('the page is drawn in a document with nothing but the styles of the public site, of this site and of previews', () => {
  render(
    <Edited>
      <p>Derbyt</p>
    </Edited>,
  );
  const frame = screen.getByTitle('Preview');
  const source = frame.getAttribute('srcdoc') ?? '';
  const empty = new DOMParser().parseFromString(source, 'text/html');
  expect(source).toMatch(/^<!doctype html>/);
  expect([...empty.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/site.css',
    '/site/theme/frost%201.css',
    '/frame.css',
  ]);
  expect(empty.querySelectorAll('script, style, [style]')).toHaveLength(0);
  const page = drawnPage();
  expect(page.body.innerHTML).toBe('<p>Derbyt</p>');
  expect(page.documentElement.lang).toBe('sv');
});

test('what changes is drawn in the same document, which stays', () => {
  const view = render(<Edited>{<h1>Before</h1>}</Edited>);
  const page = drawnPage();
  const heading = page.querySelector('h1');
  view.rerender(<Edited>{<h1>After</h1>}</Edited>);
  fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(screen.getByTitle<HTMLIFrameElement>('Preview').contentDocument).toBe(page);
  expect(page.querySelector('h1')).toBe(heading);
  expect(heading?.textContent).toBe('After');
});

test('the width is chosen from three, and remembered', () => {
  const view = render(<Edited />);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1440', '768', '375']);
  expect(screen.getByTitle('Preview').dataset.width).toBe('1440');
  fireEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(screen.getByTitle('Preview').dataset.width).toBe('375');
  view.unmount();
  render(<Edited />);
  expect(screen.getByTitle('Preview').dataset.width).toBe('375');
});

const parts = (
  <>
    <section data-part="hero">
      <a href="/site/elsewhere">Tickets</a>
    </section>
    <section data-part={'news "2"'}>
      <div data-part="card">
        <b>Card</b>
      </div>
    </section>
    <form action="/elsewhere">
      <button type="submit">Send</button>
    </form>
  </>
);

test('a press names the innermost part around it, and that part alone is outlined and brought into sight', () => {
  const onPress = vi.fn();
  render(<Edited onPress={onPress}>{parts}</Edited>);
  const page = drawnPage();
  const outlined = () => [...page.querySelectorAll('[data-selected]')].map((part) => part.getAttribute('data-part'));
  expect(outlined()).toEqual([]);
  act(() => page.querySelector('b')?.click());
  expect(outlined()).toEqual(['card']);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  act(() => page.querySelector<HTMLElement>('[data-part^="news"]')?.click());
  expect(outlined()).toEqual(['news "2"']);
  expect(onPress.mock.calls).toEqual([['card'], ['news "2"']]);
});

test('links and forms lead nowhere; a link in a part reports the part', () => {
  const onPress = vi.fn();
  render(<Edited onPress={onPress}>{parts}</Edited>);
  const page = drawnPage();
  const link = page.querySelector('a');
  const form = page.querySelector('form');
  if (!link || !form) throw new Error('The page is not drawn.');
  expect(fireEvent.click(link)).toBe(false);
  expect(fireEvent.submit(form)).toBe(false);
  expect(onPress.mock.calls).toEqual([['hero']]);
});

test('without an editor for its parts nothing looks as if it could be pressed', () => {
  render(<Previewed>{parts}</Previewed>);
  const page = drawnPage();
  expect(page.documentElement.hasAttribute('data-pressable')).toBe(false);
});

test('it is as light or dark as the console', async () => {
  document.documentElement.dataset.theme = 'dark';
  render(<Edited>{parts}</Edited>);
  const page = drawnPage();
  expect(page.documentElement.getAttribute('data-theme')).toBe('dark');
  delete document.documentElement.dataset.theme;
  await waitFor(() => expect(page.documentElement.hasAttribute('data-theme')).toBe(false));
});
