import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LogoRows, LogoStripRow } from './logo-strip-row.tsx';

const options = {
  ...{ source: '', choiceValue: '', choiceText: '', kept: '', shown: '', text: '' },
  ...{ picture: 'logo', dark: 'dark', until: 'until', first: 'from', last: 'to', address: 'url' },
};
const written = (row: Element) => [...row.querySelectorAll('span[aria-hidden]')].map(({ textContent }) => textContent);

it('writes the name on both grounds where there is no picture, as visitors see it', () => {
  const draw = (item: object) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <LogoRows
          value={{
            ...{ id: 'logos', items: [{ ...item }], options },
            ...{ why: undefined, write: () => undefined, errorAt: () => undefined },
          }}
        >
          <LogoStripRow entry={{ key: 'a', text: 'Sjöhamn Livs' }} index={0} />
        </LogoRows>
      </QueryClientProvider>,
    ).container;
  const named = draw({});
  expect(written(named).filter((words) => words === 'Sjöhamn Livs')).toHaveLength(2);
  const pictured = draw({ logo: 'a.png' });
  expect(pictured.querySelectorAll('img')).toHaveLength(2);
  expect(written(pictured)).not.toContain('Sjöhamn Livs');
});
