import { type Mutation, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../contract/api-error.ts';
import { isTransient } from '../engine/calls/retry.ts';
import { beginUnsavedWork } from '../engine/edit-session/unsaved-work.ts';

/** How often a read is tried again. */
const retries = 2;
/** How long what was read counts as fresh, in milliseconds: going back and forth between pages asks nothing anew. */
const staleTime = 10_000;

/**
 * A query client with the console's one policy. A change under way is unsaved work. Every successful one makes all that is on screen be read again; nobody else
 * invalidates. `forget` takes away what a change makes worthless although it is still read. Failures are also written as console warnings (specification §8).
 */
export function createQueryClient(forget?: (client: QueryClient) => void): QueryClient {
  const endings = new WeakMap<Mutation<unknown, unknown, unknown>, () => void>();
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: warn }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (!mutation.meta?.savesDraft) endings.set(mutation, beginUnsavedWork());
      },
      onSettled: (_data, _error, _variables, _onMutateResult, mutation) => endings.get(mutation)?.(),
      onError: warn,
      // Not returned: the change is done, whoever made it need not wait for the lists.
      onSuccess: () => {
        forget?.(client);
        void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      // Without a connection a call must fail and say so, instead of waiting unseen.
      queries: { retry: mayRetry, staleTime, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Ends everything under way and forgets everything read: nothing of it may reach the next site. */
export function retireQueryClient(client: QueryClient): void {
  void client.cancelQueries();
  client.clear();
}

/** Reads are tried again when the connection or the service failed, or the service asked to slow down; never after another 4xx. */
export function mayRetry(failures: number, error: Error): boolean {
  // A call that got no answer in time has kept the user waiting long enough.
  return failures < retries && isTransient(error) && error.kind !== 'timeout';
}

function warn(error: Error): void {
  if (error instanceof ApiError && error.kind === 'aborted') return;
  console.warn(error.message);
}
