/** Shows how far the import is: on a terminal one line that is redrawn, elsewhere a line at every tenth. */
export function createProgress(total: number, output: NodeJS.WriteStream = process.stdout) {
  const width = 30;
  let done = 0;
  let shown = '';
  const draw = () => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * width);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${Math.floor(share * 100)} %`;
    const text = output.isTTY ? bar : `${Math.floor(share * 10) * 10} % done`;
    if (text === shown) return;
    output.write(output.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    shown = text;
  };
  return {
    /** Call after each step. */
    step(): void {
      done += 1;
      draw();
    },
    /** Call once, so that the next line starts at the left. */
    end(): void {
      if (output.isTTY) output.write('\n');
    },
  };
}
