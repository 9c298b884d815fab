import { isRefusal } from '../../../contract/api-error.ts';
import type { QueueCalls } from './queue-calls.ts';
import type { UploadItem } from './upload-item.ts';

/** Files that are just becoming items of the library. To take back one of them would be to delete the item. */
export class Saves {
  private readonly running = new Map<string, Promise<unknown>>();

  /** Saves a file, and knows of it as long as that lasts. */
  async run<Result>(id: string, save: () => Promise<Result>): Promise<Result> {
    const saving = save();
    this.running.set(id, saving);
    try {
      return await saving;
    } finally {
      this.running.delete(id);
    }
  }

  /** Takes back what became no item: at once, or of a file that is being saved when the service has refused that. */
  takeBack({ id, ticket }: UploadItem, calls: Pick<QueueCalls, 'forget'>): void {
    if (!ticket) return;
    const forget = (): void => void calls.forget(ticket);
    const saving = this.running.get(id);
    if (!saving) forget();
    else saving.catch((error: unknown) => (isRefusal(error) ? forget() : undefined));
  }
}
