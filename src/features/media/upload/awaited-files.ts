import type { Values } from '../../../engine/values/values.ts';
import { type Details, detailsOf } from './details.ts';
import { saysSomething } from './media-states.ts';
import type { UploadItem } from './upload-item.ts';
import { counts, type UploadState } from './upload-state.ts';

/** A file that had not arrived, and what was typed about it. */
export interface AwaitedFile {
  genericName: string;
  size: number;
  values: Values;
}

type Named = Pick<UploadItem, 'genericName' | 'size'>;

const isSame = (one: Named, other: Named): boolean => one.genericName === other.genericName && one.size === other.size;

/** Whether the service has not all of a file yet. */
export function isOnItsWay(state: UploadState): boolean {
  return counts(state) && state.step !== 'uploaded' && state.step !== 'twin';
}

/** The files that have not arrived, and what was typed about them. */
export function awaitedOf(
  items: readonly Pick<UploadItem, 'id' | 'genericName' | 'size' | 'state'>[],
  details: Details,
): readonly AwaitedFile[] {
  return items.flatMap(({ id, genericName, size, state }) => {
    return isOnItsWay(state) ? [{ genericName, size, values: detailsOf(details, id) }] : [];
  });
}

/** Those that are not among the items again. */
export function stillAwaited(awaited: readonly AwaitedFile[], items: readonly Named[]): readonly AwaitedFile[] {
  return awaited.filter((one) => !items.some((item) => isSame(one, item)));
}

/**
 * What is to be filled in for newly chosen files, by their ids: what was typed about a file of the same name and size, or about one of the same name that
 * could no longer be read because it was changed.
 */
export function wordsFor(
  chosen: readonly UploadItem[],
  awaited: readonly AwaitedFile[],
  before: { items: readonly UploadItem[]; details: Details },
): Details {
  const changed = before.items.filter(
    ({ state }) => state.step === 'refused' && (state.fault.code === 'changed' || state.fault.code === 'unreadable'),
  );
  const found = chosen.flatMap(({ id, genericName, size }): [string, Values][] => {
    const kept = awaited.find((one) => isSame(one, { genericName, size }))?.values;
    if (kept) return [[id, kept]];
    const former = changed.find((item) => item.genericName === genericName);
    const values = former && detailsOf(before.details, former.id);
    return values && isTyped(values) ? [[id, values]] : [];
  });
  return Object.fromEntries(found);
}

function isTyped(values: Values): boolean {
  return Object.values(values).some(saysSomething);
}

const MOST_NAMES = 5;
const LONGEST = 40;

/** Names of files within a sentence: the first few, none of them longer than can be read there. */
export function namesText(names: readonly string[]): string {
  const short = names.slice(0, MOST_NAMES).map((name) => {
    const letters = [...name];
    return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
  });
  return [...short.map(isolated), ...(names.length > MOST_NAMES ? ['…'] : [])].join(', ');
}

/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name within a sentence: one that is written from right to left must not turn the words around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}
