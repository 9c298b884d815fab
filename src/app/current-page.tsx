import { useMemo, useSyncExternalStore } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { isLeavingOf, LeavingProvider } from '../engine/loading/is-leaving.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { arrivalsOf } from './arrivals.ts';

/** Props of {@link CurrentPage}. */
export interface CurrentPageProps {
  router: DataRouter;
}

/** The page at the address, and a bar while the next one is on its way. */
export function CurrentPage({ router }: CurrentPageProps) {
  const arrivals = useMemo(() => arrivalsOf(router), [router]);
  const isLeaving = useMemo(() => isLeavingOf(router), [router]);
  return (
    <LeavingProvider value={isLeaving}>
      <Progress router={router} />
      <RouterProvider router={arrivals} />
    </LeavingProvider>
  );
}

function Progress({ router }: CurrentPageProps) {
  const isOnTheWay = useSyncExternalStore(router.subscribe, () => router.state.navigation.state !== 'idle');
  return <ProgressBar isActive={isOnTheWay} />;
}
