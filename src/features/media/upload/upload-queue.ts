import { faultOf } from './file-fault.ts';
import type { MediaKind } from './file-signature.ts';
import { Pace } from './pace.ts';
import type { QueueCalls } from './queue-calls.ts';
import { QuotaRoom } from './quota-room.ts';
import { Saves } from './saves.ts';
import { PAUSED, UploadError, type UploadStage } from './upload-file.ts';
import { isJustBegun, isTwice, itemOf, sentOf, type UploadItem } from './upload-item.ts';
import {
  counts,
  isUnderWay,
  nextState,
  type SavedMedia,
  type Twin,
  type UploadEvent,
  type UploadState,
} from './upload-state.ts';

/** Most files of one upload (specification §5 and §9). */
export const MOST_FILES = 10;
/** How many files are looked at, and how many are sent, side by side. Looked at one after the other, the first is on its way the soonest. */
const CHECKED_AT_ONCE = 1;
const SENT_AT_ONCE = 3;
/** How often the view follows the bytes, in milliseconds. */
const TICK = 100;

/** All files of one upload. */
export interface QueueView {
  items: readonly UploadItem[];
  /** Names of the files that were too many. */
  leftOut: readonly string[];
  /** Bytes a second; undefined while it is not known. */
  speed: number | undefined;
}

/** What a queue is made with. */
export interface QueueSetting {
  calls: QueueCalls;
  /** The kinds that may be uploaded here; both unless told. */
  kinds?: readonly MediaKind[] | undefined;
  /** Most files at a time; ten unless told. */
  most?: number | undefined;
}

/** Many uploads side by side. It lives outside of React, because its work goes on between two renderings; a failed one never takes the others with it. */
export class UploadQueue {
  /** The files that are being saved: whoever saves one does it here. */
  readonly saves = new Saves();
  private readonly setting: QueueSetting;
  private readonly listeners = new Set<() => void>();
  private readonly files = new Map<string, File>();
  private readonly stoppers = new Map<string, AbortController>();
  private readonly pace = new Pace();
  private readonly room = new QuotaRoom();
  private view: QueueView = { items: [], leftOut: [], speed: undefined };
  private steady: QueueView = this.view;
  private count = 0;
  private tick: ReturnType<typeof setTimeout> | undefined;

  constructor(setting: QueueSetting) {
    this.setting = setting;
  }

  /** The view as of the last step of a file: who draws it has nothing to draw anew while bytes are sent. How far each is meanwhile, only `getLive` tells. */
  readonly get = (): QueueView => this.steady;

  /** The view as it is now. */
  readonly getLive = (): QueueView => this.view;

  /** Calls back after every change of either view; gives the end of it. */
  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify);
    return () => this.listeners.delete(notify);
  };

  /** Takes files in, as many as there is room for; the names of the others stand in `leftOut`. Gives the new items. */
  add(files: readonly File[]): readonly UploadItem[] {
    const { most = MOST_FILES } = this.setting;
    const room = Math.max(0, most - this.view.items.filter(({ state }) => counts(state)).length);
    const items = files.slice(0, room).map((file) => this.newItem(file));
    const leftOut = files.slice(room).map(({ name }) => name);
    if (items.length > 0) this.room.ask(this.setting.calls.bytesLeft, this.view.items);
    this.show({ items: [...this.view.items, ...items], leftOut });
    this.pump();
    return items;
  }

  /** Takes back what was uploaded before the page was loaded anew. */
  restore(items: readonly UploadItem[]): void {
    this.show({ items: [...items, ...this.view.items] });
  }

  /** No longer tells which files were too many. */
  forgetLeftOut(): void {
    this.show({ leftOut: [] });
  }

  /** Stops sending a file until it is resumed; it then begins anew, as one PUT can do no other. */
  pause(id: string): void {
    this.apply(id, { type: 'pause' });
    this.stoppers.get(id)?.abort(PAUSED);
  }

  resume(id: string): void {
    this.apply(id, { type: 'resume' });
    this.pump();
  }

  retry(id: string): void {
    this.apply(id, { type: 'retry' });
    this.pump();
  }

  takeTwin(id: string): void {
    this.apply(id, { type: 'useTwin' });
  }

  uploadAnyway(id: string): void {
    this.room.take(id);
    this.patch(id, { isWantedTwice: true });
    this.apply(id, { type: 'uploadAnyway' });
    this.pump();
  }

  /** It has become an item of the library. */
  saved(id: string, media: SavedMedia): void {
    this.apply(id, { type: 'save', media });
  }

  /** Takes a file off the list. What of it had come to the service is taken back, unless it has become an item. */
  remove(id: string): void {
    const item = this.find(id);
    if (!item) return;
    this.apply(id, { type: 'cancel' });
    const stopper = this.stoppers.get(id);
    stopper?.abort();
    if (!stopper && item.state.step !== 'saved') this.saves.takeBack(item, this.setting.calls);
    this.files.delete(id);
    this.show({ items: this.view.items.filter((one) => one.id !== id) });
    this.pump();
  }

  /** Ends everything that is under way, as when the page is left. What is uploaded and not saved stays on the service, for a draft to come back to. */
  stop(): void {
    for (const stopper of this.stoppers.values()) stopper.abort();
    clearTimeout(this.tick);
    this.tick = undefined;
  }

  /** Takes everything back that became no item: the user gave it up. */
  discard(): void {
    for (const { id, state } of this.view.items) if (state.step !== 'saved') this.remove(id);
  }

  /** The file of an item that was added here; undefined for what came back as uploaded. */
  fileOf(id: string): File | undefined {
    return this.files.get(id);
  }

  private newItem(file: File): UploadItem {
    const id = `${++this.count}`;
    this.files.set(id, file);
    return itemOf(id, file);
  }

  /** Begins whatever there is room for. */
  private pump(): void {
    const at = (...steps: UploadState['step'][]) => this.view.items.filter(({ state }) => steps.includes(state.step));
    const checks = CHECKED_AT_ONCE - at('checking').length;
    for (const { id } of at('waiting').slice(0, Math.max(0, checks))) void this.check(id);
    // One whose bytes are all sent only waits for its answer: the next one goes off meanwhile.
    const busy = at('sending', 'offline', 'retrying').filter((item) => sentOf(item) < item.size);
    const sends = SENT_AT_ONCE - busy.length;
    for (const { id } of at('queued').slice(0, Math.max(0, sends))) {
      if (this.view.items.some(isJustBegun)) break;
      void this.upload(id);
    }
  }

  private async check(id: string): Promise<void> {
    const file = this.files.get(id);
    if (!file) return;
    this.apply(id, { type: 'check' });
    const { calls, kinds } = this.setting;
    const twins: Promise<Twin | undefined>[] = [];
    // What only the service knows is asked while the picture is decoded.
    const onHash = (hash: string, kind: MediaKind): void => void twins.push(calls.findTwin(kind, hash));
    const { file: checked, fault } = await calls.check(file, { kinds, onHash });
    if (checked) this.patch(id, { checked, kind: checked.kind, thumb: checked.thumb });
    if (fault ?? isTwice(id, this.view.items)) this.apply(id, { type: 'refuse', fault: fault ?? faultOf('twice') });
    else await this.compare(id, await twins[0]);
    this.pump();
  }

  /** Lets a file pass that the library does not have, and that there is room for. */
  private async compare(id: string, twin: Twin | undefined): Promise<void> {
    if (twin) {
      this.apply(id, { type: 'meetTwin', twin });
      return;
    }
    const fault = await this.room.faultFor(id, () => this.view.items);
    this.apply(id, fault ? { type: 'refuse', fault } : { type: 'pass' });
  }

  private async upload(id: string): Promise<void> {
    const item = this.find(id);
    if (!item?.checked) return;
    const stopper = new AbortController();
    this.stoppers.set(id, stopper);
    this.apply(id, { type: 'send' });
    try {
      const uploaded = await this.setting.calls.upload(item.checked, {
        ticket: item.ticket,
        signal: stopper.signal,
        onTicket: (ticket) => this.patch(id, { ticket }),
        onStage: (stage) => this.follow(id, stage),
        onProgress: (sent) => this.progress(id, sent),
      });
      this.apply(id, { type: 'finish', uploaded });
    } catch (error) {
      this.end(id, error);
    } finally {
      if (this.stoppers.get(id) === stopper) this.stoppers.delete(id);
      this.pump();
    }
  }

  private end(id: string, error: unknown): void {
    const end = error instanceof UploadError ? error.end : { failure: { status: 'network' as const } };
    if (end === 'aborted') return;
    this.patch(id, { ticket: undefined });
    if ('fault' in end) this.apply(id, { type: 'refuse', fault: end.fault });
    else this.apply(id, { type: 'fail', failure: end.failure });
  }

  private follow(id: string, stage: UploadStage): void {
    if (stage.stage === 'sending') this.apply(id, { type: 'send' });
    else if (stage.stage === 'reporting') this.apply(id, { type: 'report' });
    else if (stage.stage === 'offline') this.apply(id, { type: 'loseConnection' });
    else this.apply(id, { type: 'retryAt', at: stage.at });
    // The next one is sent while the service looks at this one.
    this.pump();
  }

  private progress(id: string, sent: number): void {
    const items = this.view.items.map((item) =>
      item.id === id ? { ...item, state: nextState(item.state, { type: 'progress', sent }) } : item,
    );
    this.view = { ...this.view, items };
    if (sent * 8 >= (this.find(id)?.size ?? 0)) this.pump();
    this.tick ??= setTimeout(() => {
      this.tick = undefined;
      this.measure();
      this.notify();
    }, TICK);
  }

  private measure(): void {
    const sent = this.view.items.reduce((sum, item) => sum + sentOf(item), 0);
    if (this.view.items.some(({ state }) => state.step === 'sending')) this.pace.note(Date.now(), sent);
    else this.pace.clear();
    this.view = { ...this.view, speed: this.pace.speed() };
  }

  private apply(id: string, event: UploadEvent): void {
    const item = this.find(id);
    const state = item && nextState(item.state, event);
    if (!state || state === item.state) return;
    this.patch(id, { state });
    if (!this.view.items.some((one) => isUnderWay(one.state))) {
      this.pace.clear();
      this.show({ speed: undefined });
    }
  }

  private patch(id: string, change: Partial<UploadItem>): void {
    this.show({ items: this.view.items.map((item) => (item.id === id ? { ...item, ...change } : item)) });
  }

  private find(id: string): UploadItem | undefined {
    return this.view.items.find((item) => item.id === id);
  }

  private show(change: Partial<QueueView>): void {
    this.view = { ...this.view, ...change };
    this.steady = this.view;
    this.notify();
  }

  private notify(): void {
    for (const notify of this.listeners) notify();
  }
}
