import type { HiddenOn } from './page-data.ts';

/** The classes that hide a section or slide on some devices, to be put behind its own. */
export function notOn(hiddenOn: HiddenOn, id: string): string {
  return (hiddenOn[id] ?? []).map((device) => ` s-not-on-${device}`).join('');
}
