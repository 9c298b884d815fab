import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type MediaLibrary, MediaLibraryProvider } from '../media/library-context.ts';
import { FocalPointWidget } from './focal-point.tsx';
import { FormScopeProvider } from './form-context.ts';
import { sampleValues } from './sample-values.ts';

const PICTURE = 'https://a.example/images/26/11/b1bf9baf857c?v=2';

function show(value: unknown, body: object, desk?: MediaLibrary) {
  const heard = vi.fn();
  const scope = { sources: {}, whyLocked: () => undefined, values: sampleValues({ ...body }) };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MediaLibraryProvider value={desk}>
        <FormScopeProvider value={scope}>
          <FocalPointWidget
            id="field.focalPoint"
            field={{ field: 'focalPoint', label: { en: 'Focal point', sv: 'Fokuspunkt' }, widget: 'focal-point' }}
            options={{ picture: 'imgixUrl', width: 'width', height: 'height' }}
            label="Focal point"
            help={undefined}
            error={undefined}
            isRequired={false}
            why={undefined}
            value={value}
            onChange={heard}
          />
        </FormScopeProvider>
      </MediaLibraryProvider>
    </QueryClientProvider>,
  );
  return heard;
}

it('shows renditions of the picture, never the file itself, and writes the point as the contract has it', () => {
  const heard = show({ fpx: 0.3, fpy: 0.6 }, { imgixUrl: PICTURE, width: 3000, height: 2000 });
  const picture = screen.getByAltText('The whole picture');
  expect(picture.getAttribute('src')).toBe(`${PICTURE}&w=1280&fit=max&auto=format`);
  expect(picture.getAttribute('srcset')).toContain('w=1920');
  const mark = screen.getByRole('slider');
  fireEvent.keyDown(mark, { key: 'ArrowDown', shiftKey: true });
  fireEvent.keyUp(mark, { key: 'ArrowDown' });
  expect(heard).toHaveBeenLastCalledWith({ fpx: 0.3, fpy: 0.7 });
});

it('writes null for the middle, which counts as none', () => {
  const heard = show({ fpx: 0.5, fpy: 0.6 }, { imgixUrl: PICTURE, width: 3000, height: 2000 });
  fireEvent.click(screen.getByRole('button', { name: 'Back to the middle' }));
  expect(heard).toHaveBeenLastCalledWith(null);
});

it('says so where there is no picture yet', () => {
  show(null, { imgixUrl: null, width: null, height: null });
  expect(screen.queryByRole('slider')).toBeNull();
});

it('shows the site’s own crops beside the usual ones', async () => {
  const crops = [
    { name: { en: 'Hero', sv: 'Toppbild' }, ratio: '21:9' },
    { name: { en: 'Column', sv: 'Spalt' }, ratio: '1:4' },
  ];
  const desk: MediaLibrary = {
    Picker: () => null,
    read: () => ({ queryKey: ['item'], queryFn: async () => ({ items: [] }) }),
    render: () => ({ queryKey: ['rendered'], queryFn: async () => ({ url: null }) }),
    crops: () => ({ queryKey: ['crops'], queryFn: async () => ({ crops }) }),
    path: () => '/',
  };
  show(null, { imgixUrl: PICTURE, width: 3000, height: 2000 }, desk);
  const own = within(await screen.findByRole('list', { name: 'The site’s own crops' })).getAllByRole('listitem');
  expect(own.map(({ textContent }) => textContent)).toEqual(['Hero21:9', 'Column1:4']);
});
