import { buildBridge, buildConsole } from './console-build.ts';
import { command, PlainError } from './plain-error.ts';

/** `npm run build`: the console, ready to be served. `--bridge` builds only the page that sign-ins return to. */
await command(async () => {
  try {
    await (process.argv.includes('--bridge') ? buildBridge() : buildConsole());
  } catch (error) {
    // The bundler's message names file and line; its stack names only the bundler.
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
});
