import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
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
