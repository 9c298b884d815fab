/** How far something is, and the end of its line. */
export type Progress = {
  /** Call after each step, or with the number of steps that were done. */
  step(count?: number): void;
  /** Call once, so that the next line starts at the left. */
  end(): void;
};

/** Shows how far something is: on a terminal one line that is redrawn, elsewhere a line at every tenth. */
export function createProgress(total: number, title = '', output: NodeJS.WriteStream = process.stdout): Progress {
  const width = 30;
  let done = 0;
  let shown = '';
  const draw = () => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * width);
    const bar = `${title}[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.floor(share * 100)} %`;
    const text = output.isTTY ? bar : `${title}${Math.floor(share * 10) * 10} % done`;
    if (text === shown) return;
    output.write(output.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    shown = text;
  };
  return {
    step(count = 1) {
      done += count;
      draw();
    },
    end() {
      if (output.isTTY) output.write('\n');
    },
  };
}
