import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { samplePicture } from '../../ui/rich-text/sample-page.ts';
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

const WHY = /Several images in articles/;
const picture = { media: samplePicture(0), alt: 'A goal', caption: null, credit: null };
const withPicture = { type: 'doc', content: [{ type: 'picture', attrs: picture }, { type: 'paragraph' }] };

/** A text whose site has, or lacks, the add-on for several pictures; answers what it is edited to. */
async function open(start: object | null, isThere = false) {
  const onChange = vi.fn();
  const addOns = { multipleImagesArticle: isThere };
  const site = { instanceId: 'frost', name: 'Frosthamn HC', addOns, isSuperAdministrator: false, user: 'alva' };
  render(
    <ActiveSiteProvider value={site}>
      <MediaLibraryProvider value={sampleLibrary}>
        <HostedWidget
          widget={PageTextWidget}
          name="rich-text"
          options={{ nodes: ['picture', 'gallery'], severalPictures: 'multipleImagesArticle' }}
          start={start}
          onChange={onChange}
          field={{ empty: null }}
        />
      </MediaLibraryProvider>
    </ActiveSiteProvider>,
  );
  const text = await screen.findByRole('textbox', { name: 'Value' });
  act(() => text.focus());
  const pictures = (): number => text.querySelectorAll('figure img').length;
  return { user: userEvent.setup(), text, pictures };
}

const line = (name: string) => within(screen.getByRole('menu')).getByRole('menuitem', { name: new RegExp(`^${name}`) });

it('offers one picture and no gallery without the add-on, and says why', async () => {
  const { user } = await open(null);
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(line('Picture').getAttribute('aria-disabled')).toBeNull();
  expect(line('Gallery').getAttribute('aria-disabled')).toBe('true');
  expect(line('Gallery').textContent).toMatch(WHY);
});

it('offers no second picture without the add-on', async () => {
  const { user } = await open(withPicture);
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(line('Picture').textContent).toMatch(WHY);
});

it('closes nothing with the add-on', async () => {
  const { user } = await open(withPicture, true);
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  for (const name of ['Picture', 'Gallery']) expect(line(name).getAttribute('aria-disabled')).toBeNull();
});

it('takes the first of several pictures that are dropped or pasted, and says why not the others', async () => {
  const { text, pictures } = await open(null);
  const files = ['one', 'two'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  act(() => {
    fireEvent.paste(text, { clipboardData: { getData: () => '', files, types: ['Files'] } });
  });
  expect(await screen.findByText(WHY)).toBeTruthy();
  await waitFor(() => expect(pictures()).toBe(1));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('shows what another provider stores where the service renders it', async () => {
  const elsewhere = { ...picture, media: 'image|partner|a7/b9' };
  const gallery = { type: 'gallery', attrs: { pictures: [elsewhere, picture] } };
  const { text } = await open({
    type: 'doc',
    content: [{ type: 'picture', attrs: elsewhere }, gallery, { type: 'paragraph' }],
  });
  await vi.waitFor(
    () => {
      const images = [...text.querySelectorAll<HTMLImageElement>('figure img')];
      expect(images.map(({ src }) => src)).toEqual([samplePicture(0), samplePicture(0), samplePicture(0)]);
    },
    { timeout: 30_000 },
  );
});
