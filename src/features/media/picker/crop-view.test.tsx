import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Media } from '../../../../generated/model/index.ts';
import { type MediaLibrary, MediaLibraryProvider } from '../../../engine/media/library-context.ts';
import { sampleLibrary } from '../../../engine/media/sample-library.tsx';
import { CropView } from './crop-view.tsx';

const { cropPicture, saveCrop } = vi.hoisted(() => ({ cropPicture: vi.fn(), saveCrop: vi.fn() }));
vi.mock('./crop-picture.ts', () => ({ cropPicture }));
vi.mock('./picker-calls.ts', () => ({ saveCrop }));

const media = { id: 'm1', name: 'Arena', mediaString: 'image|imgix|clubs/arena', width: 1600, height: 1600 } as Media;
const rendered = 'https://other.example/clubs/arena';

/** The crop of what another provider stores, whose address comes as soon as `tell` is called. */
function show() {
  let tell = (): void => undefined;
  const known = new Promise<{ url: string }>((resolve) => {
    tell = () => resolve({ url: rendered });
  });
  const library: MediaLibrary = {
    ...sampleLibrary,
    render: (mediaString) => ({ queryKey: ['render', mediaString], queryFn: () => known }),
  };
  const onCropped = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MediaLibraryProvider value={library}>
        <CropView media={media} onCropped={onCropped} onBack={vi.fn()} />
      </MediaLibraryProvider>
    </QueryClientProvider>,
  );
  return { tell, onCropped };
}

it('cuts what another provider stores out of the picture that the service renders, and waits for its address', async () => {
  const crop = { ...media, id: 'm2', name: 'Arena (16:9)' };
  const file = new File(['cut'], 'crop.jpg', { type: 'image/jpeg' });
  cropPicture.mockResolvedValue(file);
  saveCrop.mockResolvedValue(crop);
  const { tell, onCropped } = show();
  const save = screen.getByRole('button', { name: 'Save the crop' });
  await userEvent.click(save);
  expect(cropPicture).not.toHaveBeenCalled();
  expect(screen.getByRole('img', { name: 'Arena' }).getAttribute('src')).toBeNull();

  tell();
  await waitFor(() => expect(screen.getByRole('img', { name: 'Arena' }).getAttribute('src')).toBe(rendered));
  await userEvent.click(save);
  await waitFor(() => expect(onCropped).toHaveBeenCalledWith(crop));
  expect(cropPicture.mock.calls).toEqual([[media, rendered, expect.objectContaining({ width: 1 })]]);
  expect(saveCrop).toHaveBeenCalledWith(media, file);
});
