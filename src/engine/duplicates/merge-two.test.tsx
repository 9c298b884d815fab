import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { ApiError } from '../../contract/api-error.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import { MergeTwo } from './merge-two.tsx';

const loaded = await Promise.all(entities.filter(({ area }) => area === 'sports').map((route) => route.load()));
const mergeable = loaded.filter(isWhole).find(({ merging }) => merging);
if (!mergeable) throw new Error('Nothing can be merged');
const { id, title } = mergeable;
const [kept, ended] = [
  { [id]: 'k', [title]: 'Kept' },
  { [id]: 'e', [title]: 'Ended' },
];

const merge = vi.fn<NonNullable<WholeEntity['merging']>['merge']>();
const undo = vi.fn(async (_uuid: string) => ({}));
const entity = {
  ...mergeable,
  merging: {
    preview: () => ({ queryKey: ['preview'], queryFn: async () => ({ references: [] }) }),
    merge,
    undo,
  },
} satisfies WholeEntity;

/** What the one that ended was merged into by now. */
let into: string | undefined;

beforeEach(() => {
  configureApi(sampleSettings);
  into = undefined;
  merge.mockReset();
  vi.stubGlobal('fetch', async () => {
    const body = {
      ...ended,
      mergedInto: into === undefined ? null : { uuid: into, displayName: 'x', mergeUuid: 'm' },
      items: [],
    };
    return new Response(JSON.stringify(body), { headers: { etag: '"1"' } });
  });
});
afterEach(() => clearToasts());

const here: ActiveSite = {
  instanceId: 'a1_a',
  name: 'Frosthamn',
  addOns: mergeable.addOn ? { [mergeable.addOn]: true } : {},
  isSuperAdministrator: false,
  user: 'one',
};

async function press(site = here): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActiveSiteProvider value={site}>
        <MemoryRouter>
          <MergeTwo entity={entity} kept={kept} ended={ended} onSwap={() => undefined} />
        </MemoryRouter>
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Merge on Frosthamn' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await userEvent.setup().click(button);
}

const told = () => toastStore.read().map(({ text }) => text);
const alreadyMerged = () =>
  merge.mockRejectedValue(new ApiError('http', 409, 'x', [{ path: 'ended', message: 'x', code: 'alreadyMerged' }]));

it('is done where the one is merged into the other already, as by a call whose answer was lost', async () => {
  alreadyMerged();
  into = 'k';
  await press();
  await waitFor(() => expect(told()).toEqual(['Ended is now Kept.']));
  toastStore.read()[0]?.action?.onPress();
  await waitFor(() => expect(undo).toHaveBeenCalledWith('m', {}));
});

it('is refused where it was merged into a third', async () => {
  alreadyMerged();
  into = 'third';
  await press();
  expect(await screen.findByText('One of them was merged already.')).toBeTruthy();
  expect(told()).toEqual([]);
});

it('merges nothing once another site was selected in another tab', async () => {
  await press({ ...here, movedTo: 'Isdalen' });
  expect(await screen.findByRole('button', { name: /Keep working on Frosthamn/ })).toBeTruthy();
  expect(merge).not.toHaveBeenCalled();
});
