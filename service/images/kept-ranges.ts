/** What is kept of a file, range by range in their order; ranges that touch are one. */
export type KeptRanges = {
  /** Keeps the bytes from `start` up to `stop`. */
  keep(start: number, stop: number): void;
  /** All that is kept: the same buffer when that is everything. */
  joined(): Buffer;
};

/** Nothing is kept of `bytes` at first. */
export function keptRanges(bytes: Buffer): KeptRanges {
  const parts: Buffer[] = [];
  let [from, to] = [0, 0];
  const endRange = () => {
    if (to > from) parts.push(bytes.subarray(from, to));
  };
  return {
    keep(start, stop) {
      if (start !== to) {
        endRange();
        from = start;
      }
      to = stop;
    },
    joined() {
      if (from === 0 && to === bytes.length) return bytes;
      endRange();
      to = from;
      return Buffer.concat(parts);
    },
  };
}
