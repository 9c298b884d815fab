import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { ActiveSiteProvider } from '../../../engine/active-site.ts';
import { publishMenus } from '../publish/publish-menus.ts';
import { leaf, menu } from '../publish/sample-menus.ts';
import { useMenuEditing } from './use-menu-editing.ts';
import { usePublishing } from './use-publishing.ts';

vi.mock(import('../publish/publish-menus.ts'), async (original) => ({ ...(await original()), publishMenus: vi.fn() }));

const client = new QueryClient();
const groups = menu({ main: [leaf('a')] });
const site = { instanceId: 'frost1_frost', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'u' };
const Providers = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>
    <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
  </QueryClientProvider>
);
const open = () => renderHook(() => usePublishing(useMenuEditing(groups).edit), { wrapper: Providers }).result;

it('can be published again after a publish that broke off', async () => {
  vi.mocked(publishMenus).mockRejectedValueOnce(new Error('broken'));
  const publishing = open();
  await act(() => expect(publishing.current.publish()).rejects.toThrow('broken'));
  expect(publishing.current.isPublishing).toBe(false);
  vi.mocked(publishMenus).mockResolvedValueOnce({ base: groups, draft: groups, published: [] });
  await act(() => expect(publishing.current.publish()).resolves.toBe('done'));
});

it('publishes once, however often that is pressed meanwhile', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof publishMenus>>>();
  vi.mocked(publishMenus).mockReset().mockReturnValueOnce(answer.promise);
  const publishing = open();
  await act(async () => {
    const first = publishing.current.publish();
    await expect(publishing.current.publish()).resolves.toBe('failed');
    answer.resolve({ base: groups, draft: groups, published: [] });
    await expect(first).resolves.toBe('done');
  });
  expect(publishMenus).toHaveBeenCalledTimes(1);
});
