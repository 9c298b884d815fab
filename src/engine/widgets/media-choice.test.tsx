import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type MediaLibrary, MediaLibraryProvider, type MediaPickerProps } from '../media/library-context.ts';
import { HostedWidget } from './hosted-widget.tsx';
import { MediaChoiceWidget } from './media-choice.tsx';
import { PortraitsWidget } from './portraits.tsx';

const [first, second] = ['image|embedded|26/11/000000000001', 'image|embedded|26/11/000000000002'];
const itemOf = (mediaString: string) => ({
  type: 'image' as const,
  id: 'i',
  mediaString,
  name: `Picture ${mediaString.at(-1)}`,
});

/** A library whose dialog chooses the second picture at a press. */
function Picker({ taken, onChoose, onClose }: MediaPickerProps) {
  const choose = (): void => {
    onChoose([itemOf(second ?? '')]);
    onClose();
  };
  return (
    <button type="button" onClick={choose}>
      {`Take, beside ${taken.length}`}
    </button>
  );
}
const desk: MediaLibrary = {
  Picker,
  read: (mediaString) => ({ queryKey: ['item', mediaString], queryFn: async () => ({ items: [itemOf(mediaString)] }) }),
  render: (mediaString) => ({
    queryKey: ['rendered', mediaString],
    queryFn: async () => ({ url: `https://pictures.example/${mediaString.split('|').at(-1)}` }),
  }),
  crops: () => ({ queryKey: ['crops'], queryFn: async () => ({ crops: [] }) }),
  path: ({ id }) => `/media/${id}`,
};

test('an object keeps the picture in the property that the definition names, and is nothing once it is removed', async () => {
  const onChange = vi.fn();
  render(
    <MediaLibraryProvider value={desk}>
      <HostedWidget
        widget={MediaChoiceWidget}
        name="media"
        options={{ property: 'path' }}
        field={{ empty: null }}
        start={{ path: first }}
        onChange={onChange}
      />
    </MediaLibraryProvider>,
  );
  expect((await screen.findByRole('link', { name: /Picture 1/ })).getAttribute('href')).toBe('/media/i');
  await userEvent.click(screen.getByRole('button', { name: 'Change: Value' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take, beside 1' }));
  expect(onChange).toHaveBeenLastCalledWith({ path: second });
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Value' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  screen.getByRole('button', { name: 'Choose: Value' });
});

test('what is locked can be looked at only, and the service’s word stands at the property', async () => {
  render(
    <MediaLibraryProvider value={desk}>
      <HostedWidget
        widget={MediaChoiceWidget}
        name="media"
        options={{ property: 'path' }}
        start={{ path: first }}
        why="Not here."
        errors={{ path: 'The library does not have it.' }}
      />
    </MediaLibraryProvider>,
  );
  screen.getByText('The library does not have it.');
  expect(screen.queryByRole('button', { name: 'Remove: Value' })).toBeNull();
});

test('chosen pictures come behind those that are there, numbered by their places', async () => {
  const onChange = vi.fn();
  render(
    <MediaLibraryProvider value={desk}>
      <HostedWidget
        widget={PortraitsWidget}
        name="portraits"
        options={{}}
        start={[{ mediaString: first, sortOrder: 4, id: '7' }]}
        onChange={onChange}
      />
    </MediaLibraryProvider>,
  );
  await screen.findByText('Picture 1');
  await userEvent.click(screen.getByRole('button', { name: 'Add pictures' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take, beside 1' }));
  expect(onChange).toHaveBeenLastCalledWith([
    { mediaString: first, sortOrder: 0, id: '7' },
    { mediaString: second, sortOrder: 1 },
  ]);
});

test('shows what another provider stores at the address that the service gives for it', async () => {
  render(
    <MediaLibraryProvider value={desk}>
      <HostedWidget
        widget={MediaChoiceWidget}
        name="media"
        options={{}}
        field={{}}
        start="image|partner|a7/b9"
        onChange={vi.fn()}
      />
    </MediaLibraryProvider>,
  );
  const picture = await screen.findByRole('img', { name: /^Picture/ });
  expect(picture.getAttribute('src')).toBe('https://pictures.example/a7/b9');
  expect(picture.getAttribute('srcset')).toBeNull();
});

test('a picture of another provider is shown as the service renders it, and is none that the library has lost', async () => {
  const read: MediaLibrary['read'] = (mediaString) => ({
    queryKey: ['item', mediaString],
    queryFn: async () => ({ items: [] }),
  });
  render(
    <MediaLibraryProvider value={{ ...desk, read }}>
      <HostedWidget widget={MediaChoiceWidget} name="media" options={{}} start="image|cloud|a1" onChange={vi.fn()} />
    </MediaLibraryProvider>,
  );
  expect(await screen.findByText('A picture from elsewhere')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/a1'));
  expect(screen.queryByText('Is no longer in the library')).toBeNull();
});
