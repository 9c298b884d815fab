import { useEffect, useMemo } from 'react';
import { useGetHome } from '../../../generated/api/home/home.ts';
import type { HomeDay } from '../../../generated/model/index.ts';
import { useActiveSite } from '../../engine/active-site.ts';
import { isAlive } from '../../engine/values/storage-lifetime.ts';
import { userKey } from '../../engine/values/user-storage.ts';

/** The day at the site. Until the service has answered it is as it was known last in this browser. */
export function useHome() {
  const { user, instanceId } = useActiveSite();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Goes when somebody signs out, as drafts do.
  const key = userKey('recent', user, instanceId, 'home');
  const kept = useMemo(() => readKept(key), [key]);
  const reading = useGetHome({ timeZone }, { query: { ...(kept && { placeholderData: kept }) } });
  const { data, isPlaceholderData } = reading;
  useEffect(() => {
    if (data && !isPlaceholderData) keep(key, data);
  }, [key, data, isPlaceholderData]);
  return reading;
}

function readKept(key: string, now = Date.now()): HomeDay | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept) && isAlive(kept.at, now) ? kept.day : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, day: HomeDay): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), day }));
  } catch {
    // The next visit then waits for the service.
  }
}

function isKept(value: unknown): value is { at: number; day: HomeDay } {
  if (typeof value !== 'object' || value === null) return false;
  if (!('at' in value && typeof value.at === 'number')) return false;
  if (!('day' in value && typeof value.day === 'object' && value.day !== null)) return false;
  const { day } = value;
  return ['next', 'latest', 'needs', 'changes'].every((part) => Array.isArray(Reflect.get(day, part)));
}
