import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { newItem } from '../model/edit.ts';
import { sampleMenu } from '../model/sample-menu.ts';
import { ItemFields } from './item-fields.tsx';
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

function Fields() {
  const [item, setItem] = useState(() => newItem([], { title: 'News', identifier: '' }));
  return (
    <ItemFields
      item={item}
      routes={new Map()}
      errors={{}}
      onChange={(change) => setItem((before) => ({ ...before, ...change }))}
    />
  );
}

test('an identifier is left without the blanks around it, and has hyphens for those within', async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Fields />
    </QueryClientProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: /^Identifier/ });
  await user.click(box);
  await user.paste(' bad id ');
  expect(box.value).toBe('bad-id');
  await user.clear(box);
  await user.type(box, ' good id');
  expect(box.value).toBe('good-id');
});
