import { afterEach, expect, test, vi } from 'vitest';
import { getGetIsSuperAdminQueryKey, getListNetworksQueryKey } from '../../../generated/api/users/users.ts';
import type { Network } from '../../../generated/model/index.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { sampleSite } from '../../contract/sample-site.ts';
import { clearStored, readStored, writeStored } from '../../engine/values/stored.ts';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { createQueryClient } from '../query-client.ts';
import { sampleNetwork } from './sample-workspace.ts';
import { createSiteChannel, type SelectedSite, type SiteChannel } from './site-channel.ts';
import { createWorkspaceStore } from './workspace.ts';

const networks = [
  sampleNetwork('Northern Ice Network', [sampleSite('Frosthamn HC'), sampleSite('Isdalen SK')]),
  sampleNetwork('Havsband Cup', [sampleSite('Havsband Cup')]),
];

configureApi({ ...sampleSettings, instanceId: () => undefined });

afterEach(() => {
  clearToasts();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A loaded workspace of a user with these networks; without `isSuperAdmin` the service refuses that question. */
async function load(given: readonly Network[], isSuperAdmin?: boolean, channel?: SiteChannel) {
  const account = createQueryClient();
  account.setQueryData(getListNetworksQueryKey(), given);
  if (isSuperAdmin !== undefined) account.setQueryData(getGetIsSuperAdminQueryKey(), { isSuperAdmin });
  const store = createWorkspaceStore(account, channel);
  await store.load();
  return store;
}

test('starts on the default site and keeps it for the session', async () => {
  const store = await load(networks, true);
  const workspace = await store.whenReady();
  expect(workspace.site.displayName).toBe('Frosthamn HC');
  expect(workspace.network.name).toBe('Northern Ice Network');
  expect(workspace.isSuperAdministrator).toBe(true);
  expect(store.instanceId()).toBe('frosthamn-hc');
  expect(readStored('activeSite')).toBe('frosthamn-hc');
});

test('starts on the site that the session kept', async () => {
  writeStored('activeSite', 'havsband-cup');
  const store = await load(networks, false);
  expect(store.instanceId()).toBe('havsband-cup');
  expect(toastStore.read()).toEqual([]);
});

test('what was read of the remembered site stays, once the networks have it', async () => {
  writeStored('activeSite', 'havsband-cup');
  const account = createQueryClient();
  const store = createWorkspaceStore(account);
  const early = await store.whenReadable();
  expect(store.instanceId()).toBe('havsband-cup');
  early.setQueryData(['read'], 'early');
  account.setQueryData(getListNetworksQueryKey(), networks);
  account.setQueryData(getGetIsSuperAdminQueryKey(), { isSuperAdmin: false });
  await store.load();
  expect((await store.whenReady()).client).toBe(early);
  expect(await store.whenReadable()).toBe(early);
  expect(early.getQueryData(['read'])).toBe('early');
});

test('what was read of a remembered site that is none any more is dropped', async () => {
  writeStored('activeSite', 'gone');
  const account = createQueryClient();
  const store = createWorkspaceStore(account);
  const early = await store.whenReadable();
  early.setQueryData(['read'], 'early');
  account.setQueryData(getListNetworksQueryKey(), networks);
  account.setQueryData(getGetIsSuperAdminQueryKey(), { isSuperAdmin: false });
  await store.load();
  expect((await store.whenReady()).client).not.toBe(early);
  expect(early.getQueryData(['read'])).toBeUndefined();
  expect(store.instanceId()).toBe('frosthamn-hc');
});

test('without a remembered site nothing is read before the networks are known', async () => {
  clearStored();
  const store = createWorkspaceStore(createQueryClient());
  let isReadable = false;
  void store.whenReadable().then(() => {
    isReadable = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([isReadable, store.instanceId()]).toEqual([false, undefined]);
});

test('falls back from a site that the user lost, and says so', async () => {
  writeStored('activeSite', 'gone');
  const store = await load(networks, false);
  expect(store.instanceId()).toBe('frosthamn-hc');
  expect(toastStore.read().map(({ text }) => text)).toEqual([
    'You no longer have access to the site that you worked on. You now work on Frosthamn HC.',
  ]);
});

test('a user without any site has none', async () => {
  const store = await load([sampleNetwork('Empty', [])], false);
  expect(store.get()).toEqual({ status: 'none' });
  expect(store.instanceId()).toBeUndefined();
});

test('a user whose every request is forbidden has no site, and is not told to check the connection', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"Another organisation"}', { status: 403 })));
  const store = createWorkspaceStore(createQueryClient());
  await store.load();
  expect(store.get()).toEqual({ status: 'none' });
});

test('a user whose check fails is no super administrator', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"No"}', { status: 403 })));
  expect((await (await load(networks)).whenReady()).isSuperAdministrator).toBe(false);
});

test('a failure is told, and loading again mends it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"message":"Not now"}', { status: 400 })));
  const store = createWorkspaceStore(createQueryClient());
  await store.load();
  expect(store.get()).toMatchObject({ status: 'failed', error: { message: 'Not now' } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(networks))));
  const waiting = store.whenReady();
  await store.load();
  expect((await waiting).site.displayName).toBe('Frosthamn HC');
});

test('another site brings a query client of its own; nothing that was read goes along', async () => {
  const store = await load(networks, false);
  const { client } = await store.whenReady();
  client.setQueryData(['teams'], ['Frosthamn HC']);
  store.switchTo('isdalen-sk');
  const next = await store.whenReady();
  expect(next.site.displayName).toBe('Isdalen SK');
  expect(next.client).not.toBe(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(next.client.getQueryData(['teams'])).toBeUndefined();
  expect(readStored('activeSite')).toBe('isdalen-sk');
});

test('a site without access cannot be switched to', async () => {
  const store = await load(networks, false);
  const before = store.get();
  store.switchTo('gone');
  store.switchTo('frosthamn-hc');
  expect(store.get()).toBe(before);
});

/** Two tabs of one browser: what one tells, the other hears. */
function twoTabs(): [SiteChannel, SiteChannel] {
  const listeners: ((site: SelectedSite) => void)[] = [];
  const tab = (own: number): SiteChannel => ({
    tell: (site) => listeners[1 - own]?.(site),
    hear(listener) {
      listeners[own] = listener;
    },
  });
  return [tab(0), tab(1)];
}

test('a tab hears that another one selected another site, stays on its own, and can go on', async () => {
  const [one, two] = twoTabs();
  const here = await load(networks, false, one);
  const there = await load(networks, false, two);
  there.switchTo('isdalen-sk');
  expect((await here.whenReady()).movedTo).toBe('Isdalen SK');
  expect(here.instanceId()).toBe('frosthamn-hc');
  expect((await there.whenReady()).movedTo).toBeUndefined();
  here.stay();
  expect((await here.whenReady()).movedTo).toBeUndefined();
  there.switchTo('havsband-cup');
  expect((await here.whenReady()).movedTo).toBe('Havsband Cup');
  there.switchTo('frosthamn-hc');
  expect((await here.whenReady()).movedTo).toBeUndefined();
});

test('selecting a site here is the answer to having selected another one elsewhere', async () => {
  const [one, two] = twoTabs();
  const here = await load(networks, false, one);
  const there = await load(networks, false, two);
  there.switchTo('isdalen-sk');
  here.switchTo('havsband-cup');
  expect((await here.whenReady()).movedTo).toBeUndefined();
  expect((await there.whenReady()).movedTo).toBe('Havsband Cup');
});

test('the tabs of a browser hear of each other, and of nothing else', async () => {
  const here = createSiteChannel('test.site');
  const heard = new Promise((resolve) => here.hear(resolve));
  const stranger = new BroadcastChannel('test.site');
  stranger.postMessage('nonsense');
  stranger.close();
  createSiteChannel('test.site').tell({ instanceId: 'isdalen-sk', name: 'Isdalen SK' });
  expect(await heard).toEqual({ instanceId: 'isdalen-sk', name: 'Isdalen SK' });
});
