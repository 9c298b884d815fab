import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { getGetIsSuperAdminQueryOptions, getListNetworksQueryOptions } from '../../../generated/api/users/users.ts';
import type { Network } from '../../../generated/model/index.ts';
import { ApiError } from '../../contract/api-error.ts';
import { readStored, writeStored } from '../../engine/values/stored.ts';
import { toast } from '../../ui/toast-queue.ts';
import { createQueryClient, retireQueryClient } from '../query-client.ts';
import { createSiteChannel, type SiteChannel } from './site-channel.ts';
import { type ChosenSite, defaultSite, findSite } from './site-choice.ts';

/** What the signed-in user works on. */
export interface Workspace extends ChosenSite {
  /** Every network that the user has access to, with its sites. */
  networks: readonly Network[];
  isSuperAdministrator: boolean;
  /** Holds what was read of this site and of no other. */
  client: QueryClient;
  /** Name of the site that another tab selected since this one was; undefined once the user chose to stay here. */
  movedTo?: string | undefined;
}

/** Where the workspace stands; `none` means that the user has no access to any site. */
export type WorkspaceState =
  | { status: 'loading' | 'none' }
  | { status: 'failed'; error: Error }
  | { status: 'ready'; workspace: Workspace };

/** The workspace, for the fetcher, the guards and React (`useSyncExternalStore`). */
export interface WorkspaceStore {
  get(): WorkspaceState;
  subscribe(notify: () => void): () => void;
  /** Loads networks and rights; to be called once somebody is signed in, and again after a failure. */
  load(): Promise<void>;
  /** Makes another site the active one. Everything read of the former one is forgotten. */
  switchTo(instanceId: string): void;
  /** Goes on working on this tab's site, although another tab selected another one. */
  stay(): void;
  /** The workspace, as soon as there is one; never settles for a user without any site. */
  whenReady(): Promise<Workspace>;
  /**
   * Where what the page shows may be read into already: at once for the site that this tab remembers, until the networks say whether it
   * still is one. What was read of a site that is not, is dropped.
   */
  whenReadable(): Promise<QueryClient>;
  /** Instance id of the active site, or of the remembered one until the networks are known; undefined without either. */
  instanceId(): string | undefined;
}

/** A workspace that is not loaded yet. `account` holds what belongs to the user and to no site. */
export function createWorkspaceStore(account: QueryClient, channel: SiteChannel = createSiteChannel()): WorkspaceStore {
  let state: WorkspaceState = { status: 'loading' };
  const stored = readStored('activeSite');
  let remembered = stored === undefined ? undefined : { instanceId: stored, client: createQueryClient() };
  const ready = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  const change = (next: WorkspaceState): void => {
    state = next;
    if (next.status === 'ready') ready.resolve();
    for (const notify of listeners) notify();
  };
  const moved = (movedTo: string | undefined): void => {
    if (state.status !== 'ready' || state.workspace.movedTo === movedTo) return;
    change({ status: 'ready', workspace: { ...state.workspace, movedTo } });
  };
  channel.hear(({ instanceId, name }) => {
    if (state.status === 'ready') moved(instanceId === state.workspace.site.instanceId ? undefined : name);
  });

  const whenReady = async (): Promise<Workspace> => {
    for (;;) {
      if (state.status === 'ready') return state.workspace;
      await ready.promise;
    }
  };

  return {
    get: () => state,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    async load() {
      if (state.status === 'failed') change({ status: 'loading' });
      try {
        const [networks, isSuperAdministrator] = await Promise.all([
          account.fetchQuery(getListNetworksQueryOptions()),
          readSuperAdministrator(account),
        ]);
        if (state.status === 'ready') return;
        const opened = open(networks, isSuperAdministrator, remembered);
        remembered = undefined;
        change(opened);
      } catch (cause) {
        // A user who may not even list sites has access to none: trying again would change nothing.
        const isShutOut = cause instanceof ApiError && cause.status === 403;
        const error = cause instanceof Error ? cause : new Error(String(cause));
        // The page does not show what only programmers can read.
        if (!(error instanceof ApiError)) console.warn(error);
        change(isShutOut ? { status: 'none' } : { status: 'failed', error });
      }
    },
    switchTo(instanceId) {
      if (state.status !== 'ready' || state.workspace.site.instanceId === instanceId) return;
      const chosen = findSite(state.workspace.networks, instanceId);
      if (!chosen) return;
      writeStored('activeSite', instanceId);
      retireQueryClient(state.workspace.client);
      channel.tell({ instanceId, name: chosen.site.displayName });
      const client = createQueryClient();
      change({ status: 'ready', workspace: { ...state.workspace, ...chosen, client, movedTo: undefined } });
    },
    stay: () => moved(undefined),
    whenReady,
    whenReadable: async () =>
      state.status === 'loading' && remembered ? remembered.client : (await whenReady()).client,
    instanceId: () => (state.status === 'ready' ? state.workspace.site.instanceId : remembered?.instanceId),
  };
}

/** A user whose check fails is no super administrator (specification §2). */
async function readSuperAdministrator(account: QueryClient): Promise<boolean> {
  try {
    return (await account.fetchQuery(getGetIsSuperAdminQueryOptions({ query: { retry: false } }))).isSuperAdmin;
  } catch {
    return false;
  }
}

/** The site that this tab worked on before, and what has been read of it already. */
interface RememberedSite {
  instanceId: string;
  client: QueryClient;
}

function open(
  networks: readonly Network[],
  isSuperAdministrator: boolean,
  remembered: RememberedSite | undefined,
): WorkspaceState {
  const stored = readStored('activeSite');
  const kept = findSite(networks, stored);
  const chosen = kept ?? defaultSite(networks);
  const isRemembered = remembered !== undefined && chosen?.site.instanceId === remembered.instanceId;
  if (remembered && !isRemembered) retireQueryClient(remembered.client);
  if (!chosen) return { status: 'none' };
  if (stored !== undefined && !kept) {
    toast('warning', i18next.t('shell.siteLost', { site: chosen.site.displayName }));
  }
  writeStored('activeSite', chosen.site.instanceId);
  return {
    status: 'ready',
    workspace: {
      ...chosen,
      networks,
      isSuperAdministrator,
      client: isRemembered ? remembered.client : createQueryClient(),
    },
  };
}
