/** A failure that its reader can mend: `message` is one plain sentence, and no stack is shown. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/**
 * Runs a command's main function. A `PlainError` ends it with its sentence on the error output and exit code 1; any other
 * error is a fault of ours and keeps its stack.
 */
export async function command(main: () => Promise<void>): Promise<void> {
  goOnUnheard();
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}

/** A command goes on to its end when nobody reads what it prints any more: a pipe or terminal that was closed, or a full disk. */
function goOnUnheard(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
