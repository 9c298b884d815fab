/** A failure that its reader can mend: `message` is one plain sentence, and no stack is shown. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/**
 * Runs a command's main function. A `PlainError` ends it with its sentence on the error output and exit code 1; any other
 * error is a fault of ours and keeps its stack.
 */
export async function command(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  }
}
