import { valueAt } from './value-at.ts';

/** Reads the thing of which a save answered no more than the identifier. */
export async function readBack<Thing extends object>(
  saved: Promise<object>,
  id: string,
  read: (id: string) => Promise<Thing>,
): Promise<Thing> {
  return read(String(valueAt(await saved, id)));
}
