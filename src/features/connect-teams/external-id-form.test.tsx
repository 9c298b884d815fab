import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { getListExternalIdTypesQueryKey } from '../../../generated/api/sports/sports.ts';
import type { ConnectedTeam } from '../../../generated/model/index.ts';
import { type ActiveSite, ActiveSiteProvider } from '../../engine/active-site.ts';
import { ExternalIdForm } from './external-id-form.tsx';

const team: ConnectedTeam = {
  uuid: 't1',
  displayName: 'Isdalen SK',
  teamCode: 'ISD',
  extIds: [],
  gameCount: 0,
  logo: null,
};
const site: ActiveSite = {
  instanceId: 'frost1_frost',
  name: 'Frosthamn HC',
  addOns: {},
  isSuperAdministrator: false,
  user: 'user-1',
};

it('connects once, however quickly it is sent twice', async () => {
  const client = new QueryClient();
  client.setQueryData(getListExternalIdTypesQueryKey(), [{ uuid: 'r1', name: 'ISA', visible: true }]);
  const onGiveId = vi.fn(async () => undefined);
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={client}>
      <ActiveSiteProvider value={site}>
        <ExternalIdForm team={team} refuses={() => false} onGiveId={onGiveId} onClose={onClose} />
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Register/ }));
  await user.click(await screen.findByRole('option', { name: 'ISA' }));
  await user.type(screen.getByRole('textbox'), 'x-1');
  act(() => {
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
  });
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 30_000);
  expect(onGiveId).toHaveBeenCalledOnce();
});
