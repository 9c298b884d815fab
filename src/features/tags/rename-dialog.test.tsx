import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { ActiveSiteProvider } from '../../engine/active-site.ts';
import { stored } from '../../engine/entity/entity-kinds.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { sampleTag } from './sample-tag.ts';

const route = entities.find(({ name }) => name === 'custom-tag');
if (!route) throw new Error('There are no custom tags');
const entity = stored(await route.load());
const site = { instanceId: 'a1_a', name: 'Frosthamn', addOns: {}, isSuperAdministrator: false, user: 'one' };
const reply = (status: number, body: object, version: number) =>
  new Response(JSON.stringify(body), { status, headers: { etag: `"${version}"` } });
const onClose = vi.fn();

beforeEach(() => {
  configureApi(sampleSettings);
  onClose.mockReset();
});
afterEach(() => clearToasts());

/** Renames a tag; the first answer is lost, and the second call finds the tag under this name. */
async function renameTwice(found: string, typed = 'Mine'): Promise<void> {
  let calls = 0;
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    if (init?.method !== 'PUT') return reply(200, sampleTag('goal', calls > 0 ? { name: found } : {}), calls + 1);
    calls += 1;
    if (calls === 1) throw new TypeError('no answer');
    return reply(412, { message: 'x', fields: [] }, 2);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ActiveSiteProvider value={site}>
        <RenameDialog entity={entity} tag={sampleTag('goal')} onClose={onClose} />
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const box = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(box);
  await user.type(box, typed);
  await user.click(screen.getByRole('button', { name: 'Save to Frosthamn' }));
  await screen.findByText(/^The service cannot be reached/);
  await user.click(screen.getByRole('button', { name: 'Save to Frosthamn' }));
}

it('is done where the tag has the name already, as by a call whose answer was lost', async () => {
  await renameTwice('Mine');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Update successful!']);
});

it('is done where the tag has the name as the service keeps it', async () => {
  await renameTwice('Big goal', ' Big  goal');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toastStore.read().map(({ text }) => text)).toEqual(['Update successful!']);
});

it('says that another has renamed the tag, and overwrites nothing', async () => {
  await renameTwice('Theirs');
  expect(await screen.findByText(/“Theirs” meanwhile/)).toBeTruthy();
  expect(screen.getByText('Somebody changed it meanwhile. Nothing was overwritten.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
