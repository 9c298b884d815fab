import type { ImportResult } from './import-teams.ts';

/** Shows how far the import is: on a terminal one line that is redrawn, elsewhere a line at every tenth. */
export function createProgress(total: number, output: NodeJS.WriteStream = process.stdout) {
  const width = 30;
  let shown = -1;
  return {
    /** Call after each team. */
    update(done: number): void {
      const tenth = Math.floor((done / total) * 10);
      if (output.isTTY) {
        const filled = Math.round((done / total) * width);
        output.write(`\r\x1b[K[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${total} teams`);
      } else if (tenth > shown) {
        output.write(`${done} of ${total} teams\n`);
        shown = tenth;
      }
    },
    /** Call once, so that the next line starts at the left. */
    end(): void {
      if (output.isTTY) output.write('\n');
    },
  };
}

/** The outcome in words: how many were made, were there, were refused, and why. */
export function report(result: ImportResult): { readonly text: string; readonly refused: number } {
  const outcomes = [...result.values()];
  const refused = [...result].flatMap(([team, outcome]) =>
    typeof outcome === 'object' ? [`  ${team.name}: ${outcome.refused}`] : [],
  );
  const made = outcomes.filter((outcome) => outcome === 'made').length;
  const there = outcomes.filter((outcome) => outcome === 'there').length;
  const summary = `${result.size} teams: ${made} made, ${there} already there, ${refused.length} refused.`;
  return { text: [summary, ...refused].join('\n'), refused: refused.length };
}
