import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SlideThumbnail } from './slide-thumbnail.tsx';

it.each([
  ['bus', true],
  ['none', false],
  ['', false],
])('a notice without a picture shows its icon: %s', (icon, isShown) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SlideThumbnail media="" icon={icon} />
    </QueryClientProvider>,
  );
  expect(container.querySelector('svg') !== null).toBe(isShown);
});

it('a picture that does not load leaves an empty box', () => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SlideThumbnail media="image|embedded|26/11/gone" />
    </QueryClientProvider>,
  );
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toContain('gone');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
});
