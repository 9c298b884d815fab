import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { SlideChecks } from './slide-checks.tsx';

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
