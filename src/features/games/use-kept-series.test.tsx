import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { type ActiveSite, ActiveSiteProvider } from '../../engine/active-site.ts';
import { useKeptSeries } from './use-kept-series.ts';

const site: ActiveSite = {
  instanceId: 'frost1_frost',
  name: 'Frosthamn HC',
  addOns: {},
  isSuperAdministrator: false,
  user: 'u',
};

it('brings the series back once, however often the page is drawn before the address has it', () => {
  let text = 'frost1_frost/u1';
  const kept = {
    read: () => text,
    write: (written: string) => {
      text = written;
    },
  };
  const bring = vi.fn<(series: string) => void>();
  const { result, rerender } = renderHook(
    ({ series }: { series: string | undefined }) => useKeptSeries(kept, series, (found) => bring(found)),
    { initialProps: { series: undefined as string | undefined }, wrapper: Site },
  );
  expect(result.current).toBe(true);
  rerender({ series: undefined });
  expect(bring.mock.calls).toEqual([['u1']]);
  rerender({ series: 'u1' });
  expect(result.current).toBe(false);
  rerender({ series: undefined });
  expect(bring).toHaveBeenCalledTimes(1);
  expect(text).toBe('');
});

function Site({ children }: PropsWithChildren) {
  return <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>;
}
