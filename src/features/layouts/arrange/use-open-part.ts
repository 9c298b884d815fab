import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPEN } from '../addresses.ts';

/** The section or group that is open beside the outline; it stands in the address. */
export interface OpenPart {
  openId: string | undefined;
  open(id: string): void;
  close(): void;
}

/** Keeps which part of the layout is open. */
export function useOpenPart(): OpenPart {
  const [search, setSearch] = useSearchParams();
  const openId = search.get(OPEN) ?? undefined;
  const open = useCallback(
    (id: string) => setSearch((now) => withOpen(now, id), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  const close = useCallback(
    () => setSearch((now) => withOpen(now, undefined), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { openId, open, close };
}

function withOpen(search: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (id === undefined) next.delete(OPEN);
  else next.set(OPEN, id);
  return next;
}
