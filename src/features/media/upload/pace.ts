/** How long back the speed looks, in milliseconds: long enough to be calm, short enough to follow a change. */
const WINDOW = 5000;
/** Less than this tells nothing yet, in milliseconds. */
const LEAST = 1000;

/** The speed of an upload, from how much had been sent when. */
export class Pace {
  private samples: { at: number; sent: number }[] = [];

  /** Notes how many bytes have been sent in all at a moment (ms). When it becomes less, as when a file begins anew, the measuring begins anew too. */
  note(at: number, sent: number): void {
    const last = this.samples.at(-1);
    if (last && sent < last.sent) this.samples = [];
    this.samples = [...this.samples.filter((one) => at - one.at <= WINDOW), { at, sent }];
  }

  /** Forgets everything: after a pause the time in between must not count. */
  clear(): void {
    this.samples = [];
  }

  /** Bytes a second; undefined until enough was seen. */
  speed(): number | undefined {
    const [first, last] = [this.samples[0], this.samples.at(-1)];
    if (!first || !last || last.at - first.at < LEAST || last.sent === first.sent) return undefined;
    return ((last.sent - first.sent) * 1000) / (last.at - first.at);
  }
}
