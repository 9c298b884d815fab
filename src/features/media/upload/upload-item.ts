import type { CheckedFile } from './check-file.ts';
import type { MediaKind } from './file-signature.ts';
import type { UploadTicket } from './upload-calls.ts';
import { counts, type UploadState } from './upload-state.ts';

/** One file on its way. */
export interface UploadItem {
  id: string;
  /** The file's own name (specification §3). */
  genericName: string;
  size: number;
  /** Undefined until its content was looked at. */
  kind: MediaKind | undefined;
  state: UploadState;
  /** Undefined until it was checked, and for what came back after a reload. */
  checked: CheckedFile | undefined;
  /** A very small picture as a `data:` address. */
  thumb: string | undefined;
  ticket: UploadTicket | undefined;
  /** The user wants it although the library has the same. */
  isWantedTwice: boolean;
}

/** An item of a file that nothing is known of yet. */
export function itemOf(id: string, { name, size }: File): UploadItem {
  return {
    id,
    genericName: name,
    size,
    kind: undefined,
    state: { step: 'waiting' },
    checked: undefined,
    thumb: undefined,
    ticket: undefined,
    isWantedTwice: false,
  };
}

/** How many bytes of a file have been sent. */
export function sentOf({ state, size }: Pick<UploadItem, 'state' | 'size'>): number {
  if (state.step === 'sending') return Math.min(state.sent, size);
  return ['reporting', 'uploaded', 'saved'].includes(state.step) ? size : 0;
}

/** Whether a checked file is already among the others. */
export function isTwice(id: string, items: readonly UploadItem[]): boolean {
  const hash = items.find((one) => one.id === id)?.checked?.hash;
  const others = items.filter((one) => one.id !== id && counts(one.state));
  return hash !== undefined && others.some(({ checked }) => checked?.hash === hash);
}

/** A file that is sent in a moment holds up no other, in bytes. */
const SMALL = 1_000_000;

/**
 * Whether less than an eighth of a large file has been sent. The next one begins only then: files that began together would arrive together, and of the last ones
 * the service, which looks at one after the other, would have a row at the end.
 */
export function isJustBegun(item: Pick<UploadItem, 'state' | 'size'>): boolean {
  return item.state.step === 'sending' && item.size > SMALL && sentOf(item) * 8 < item.size;
}

/** The id of an item's card on the page. */
export function cardId(id: string): string {
  return `upload-${id}`;
}
