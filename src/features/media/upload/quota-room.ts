import { type FileFault, faultOf } from './file-fault.ts';
import type { UploadItem } from './upload-item.ts';

/** Those that have a place in the site's storage, or will have one: neither what was not taken nor what is not needed. */
const WITHOUT_PLACE = ['refused', 'twin', 'existing', 'cancelled'];

/**
 * How much of the site's storage the files of one upload may still take. The service is asked once for files that come together; what passed since then has a
 * place already, of which its answer knows nothing.
 */
export class QuotaRoom {
  private left: Promise<number | undefined> = Promise.resolve(undefined);
  private readonly since = new Set<string>();

  /** Asks anew (`bytesLeft` in bytes, undefined: nobody could tell). Of the items so far, the service does not know those that wait for their turn. */
  ask(bytesLeft: () => Promise<number | undefined>, items: readonly UploadItem[]): void {
    this.left = bytesLeft();
    this.since.clear();
    for (const { id, state, ticket } of items) if (state.step === 'queued' && !ticket) this.since.add(id);
  }

  /** Gives an item a place without a question: the service will answer for it. */
  take(id: string): void {
    this.since.add(id);
  }

  /** Gives a file a place, or says why there is none for it. `itemsNow` tells the items at the moment of the answer. */
  async faultFor(id: string, itemsNow: () => readonly UploadItem[]): Promise<FileFault | undefined> {
    const left = await this.left;
    const items = itemsNow();
    const size = items.find((item) => item.id === id)?.size;
    if (size === undefined) return undefined;
    const placed = items.filter((item) => this.since.has(item.id) && !WITHOUT_PLACE.includes(item.state.step));
    const room = left === undefined ? undefined : Math.max(0, left - placed.reduce((sum, item) => sum + item.size, 0));
    if (room !== undefined && size > room) return faultOf('quota', { size, left: room });
    this.take(id);
    return undefined;
  }
}
