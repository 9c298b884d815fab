import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { SlideChecks } from './slide-checks.tsx';
import { usePixels } from './use-pixels.ts';

vi.mock('./use-pixels.ts', () => ({ usePixels: vi.fn(() => undefined) }));

beforeAll(() => openAreaTexts('carousels'));

const shown = (slide: object, seen?: { heading: string; picture: string }): string => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SlideChecks slide={{ id: 'a', kind: 'hero', ...slide }} others={[]} seen={seen} />
    </QueryClientProvider>,
  );
  return container.querySelector('ul')?.textContent ?? '';
};

it('a slide without a heading has nothing to read, which is no good news', () => {
  expect(shown({ heading: ' ', media: { media: 'image|embedded|26/11/a' } })).toBe('There is no heading to read.');
});

it('nothing is said of a heading that the game has, until that is known', () => {
  expect(shown({ kind: 'ticketPromo', heading: null })).toBe('');
  expect(shown({ kind: 'ticketPromo', heading: null }, { heading: 'A - B', picture: '' })).toBe(
    'The heading fits on a phone.',
  );
});

it('the heading of the article that a slide follows counts as its own', () => {
  expect(shown({ heading: null }, { heading: 'Derby', picture: '' })).toBe('The heading fits on a phone.');
});

it('measures the picture on phones around its own point, even where it is the same picture', () => {
  const [media, point] = ['image|embedded|26/11/b1bf9baf857c', { fpx: 0.9, fpy: 0.5 }];
  const points = (phoneMedia: string | null) => {
    vi.mocked(usePixels).mockClear();
    shown({ heading: 'Derby', media: { media, focalPoint: point, phoneMedia } });
    return vi.mocked(usePixels).mock.calls.map(([, { width }, at]) => [width, at]);
  };
  expect(points(null)).toEqual([
    [1440, point],
    [768, point],
    [375, point],
  ]);
  expect(points(media)).toEqual([
    [1440, point],
    [768, point],
    [375, undefined],
  ]);
});
