import { ConflictError, UnknownReferencesError } from '../errors.ts';
import type { MergedKind, Thing } from './merged-kinds.ts';

/**
 * What is left of two: the one that stays, with the properties that it takes from the other, and the lists of both.
 * Throws `UnknownReferencesError` for a property that cannot be taken, and `ConflictError` (`tooMany`) where a list would be
 * longer than the contract has it.
 */
export function mergedThing(kind: MergedKind, kept: Thing, ended: Thing, take: readonly string[]): Thing {
  const merged: Record<string, unknown> = structuredClone({ ...kept });
  for (const [place, path] of take.entries()) {
    const [field = '', part, ...more] = path.split('.');
    if (!kind.fields.includes(field) || more.length > 0) throw unknownField(place, path);
    if (part === undefined) merged[field] = ended[field];
    else if (hasPart(ended[field], part))
      merged[field] = { ...partsOf(merged[field]), [part]: partsOf(ended[field])[part] };
    else throw unknownField(place, path);
  }
  for (const [list, { identity, most }] of Object.entries(kind.lists)) {
    const joined = joinedList(entriesOf(kept[list]), entriesOf(ended[list]), identity);
    if (joined.length > most) {
      throw new ConflictError('tooMany', ['ended'], `Both together have more than ${most} entries in ${list}.`);
    }
    merged[list] = joined;
  }
  // Whoever has withdrawn the consent for one of the two has withdrawn it.
  const withdrawn = [kept, ended].find(({ portraitConsent }) => portraitConsent === 'withdrawn');
  if (withdrawn) {
    for (const field of ['portraitConsent', 'portraitConsentUntil', 'portraitConsentBy'])
      merged[field] = withdrawn[field];
  }
  return merged;
}

/** What has no such part may be no object at all, or one that is nothing without it. */
const hasPart = (value: unknown, part: string): boolean =>
  Object.hasOwn(partsOf(value), part) && (partsOf(value)[part] ?? null) !== null;

function unknownField(place: number, path: string): UnknownReferencesError {
  return new UnknownReferencesError([
    { path: `take.${place}`, code: 'unknownField', message: `'${path}' is nothing that one can take from the other.` },
  ]);
}

function partsOf(value: unknown): Thing {
  return value !== null && typeof value === 'object' ? (value as Thing) : {};
}

function entriesOf(value: unknown): readonly Thing[] {
  return Array.isArray(value) ? (value as readonly Thing[]) : [];
}

/** No entry of a list has a later place in the contract. */
const lastPlace = 1000;

/** The entries of the first, and those of the second that it lacks behind them. */
function joinedList(first: readonly Thing[], second: readonly Thing[], identity: readonly string[]): Thing[] {
  const keyOf = (entry: Thing) =>
    JSON.stringify(identity.length === 0 ? entry : identity.map((name) => uuidOr(entry[name])));
  const known = new Set(first.map(keyOf));
  const added = second.filter((entry) => !known.has(keyOf(entry)));
  const last = Math.max(-1, ...first.map(({ sortOrder }) => Number(sortOrder ?? -1)));
  const behind = (place: number) => Math.min(last + 1 + place, lastPlace);
  return [
    ...first,
    ...added.map((entry, place) => ('sortOrder' in entry ? { ...entry, sortOrder: behind(place) } : entry)),
  ];
}

const uuidOr = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && 'uuid' in value ? value.uuid : value;
