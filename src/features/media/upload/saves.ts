import { isRefusal } from '../../../contract/api-error.ts';

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
  takeBack(id: string, forget: () => void): void {
    const saving = this.running.get(id);
    if (!saving) forget();
    else saving.catch((error: unknown) => (isRefusal(error) ? forget() : undefined));
  }
}
