import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { ActiveSiteProvider } from '../../engine/active-site.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { sampleTag } from './sample-tag.ts';

it('says that one of the tags is gone, as after a merge whose answer was lost, and has the list read and chosen from again', async () => {
  configureApi(sampleSettings);
  const fields = [{ path: 'from.0', message: 'x', code: 'unknown' }];
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'x', fields }), { status: 400 }));
  const client = new QueryClient();
  const onClose = vi.fn<(isOver: boolean) => void>();
  const readAgain = vi.spyOn(client, 'invalidateQueries');
  const site = { instanceId: 'a1_a', name: 'Frosthamn', addOns: {}, isSuperAdministrator: false, user: 'one' };
  render(
    <QueryClientProvider client={client}>
      <ActiveSiteProvider value={site}>
        <MergeDialog tags={[sampleTag('one'), sampleTag('two')]} onClose={onClose} />
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Merge on Frosthamn' }));
  expect(await screen.findByText(/^One of these tags is no longer there/)).toBeTruthy();
  expect(readAgain).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(readAgain).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledWith(true);
});
