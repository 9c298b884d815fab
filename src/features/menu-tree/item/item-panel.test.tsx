import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { sampleMenu } from '../model/sample-menu.ts';
import { ItemPanel } from './item-panel.tsx';

test('what is wrong with an item and no field of it stands above its fields', () => {
  const why = 'This item belongs to another site.';
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ItemPanel
          groups={sampleMenu()}
          openId="news"
          routes={new Map()}
          errors={{ item: why }}
          routeHref={(id) => `/${id}`}
          onChange={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain(why);
});
