import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '../../../contract/fetcher.ts';
import { openAreaTexts } from '../../../engine/text/area-texts.ts';
import { clearStored, writeStored } from '../../../engine/values/stored.ts';
import { HomeProblems } from './home-problems.tsx';

beforeEach(() => openAreaTexts('layouts'));
afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

const problem = (code: string, title: string) => ({
  severity: 'error',
  code,
  layoutId: 'start',
  groupId: 'top',
  sectionId: 'hero',
  slideId: null,
  path: '',
  title,
  titles: [],
  href: null,
});

/** Home over a service that finds these problems. */
function open(...problems: object[]) {
  configureApi({
    base: '/api',
    timeoutMs: 30_000,
    instanceId: () => 'frost',
    accessToken: async () => 'token',
    onUnauthorized: async () => false,
  });
  vi.stubGlobal('fetch', async () => Response.json(problems));
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HomeProblems />
    </QueryClientProvider>,
  );
}

it('names what is wrong for visitors, and leads to the section', async () => {
  open(problem('allSlidesOver', 'SLIDE SHOW'));
  const link = await screen.findByRole('link', { name: 'SLIDE SHOW: no slide is left to show.' });
  expect(link.getAttribute('href')).toBe('/layouts-pages/start?open=hero');
});

it('counts what it does not list', async () => {
  open(
    ...Array.from({ length: 9 }, (_, index) => ({ ...problem('empty', `Section ${index}`), sectionId: `s${index}` })),
  );
  expect(await screen.findByRole('link', { name: '3 more' })).toBeTruthy();
});

it('leads back to changes that are held', async () => {
  writeStored('selectedLayout', 'start');
  writeStored('layoutEdited', 'true');
  open();
  const link = await screen.findByRole('link', { name: 'A layout has changes that are not published.' });
  expect(link.getAttribute('href')).toBe('/layouts-pages/start');
});
