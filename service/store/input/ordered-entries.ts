import { ConflictError } from '../errors.ts';

/**
 * Entries in the order that they ask for: by `sortOrder`, which is their place where it is left out, those of the same
 * place as they came.
 */
export function inOrder<Entry extends { readonly sortOrder?: number | undefined }>(entries: readonly Entry[]): Entry[] {
  return entries
    .map((entry, place) => ({ entry, wanted: entry.sortOrder ?? place }))
    .sort((one, other) => one.wanted - other.wanted)
    .map(({ entry }) => entry);
}

/**
 * Throws `ConflictError` (`repeated`) for the first text that comes twice; `pathOf` gives its dotted path by its place.
 */
export function refuseRepeated(texts: readonly string[], pathOf: (place: number) => string): void {
  const seen = new Set<string>();
  texts.forEach((text, place) => {
    if (seen.has(text)) throw new ConflictError('repeated', [pathOf(place)], 'This is here twice.');
    seen.add(text);
  });
}
