import { buildBridge, buildConsole } from './console-build.ts';
import { command, PlainError } from './plain-error.ts';
import { buildSite } from './site-build.ts';

/**
 * `npm run build`: the console and the public site, ready to be served. `--bridge` builds only the page that sign-ins return to,
 * `--site` only the public site.
 */
await command(async () => {
  try {
    if (process.argv.includes('--bridge')) await buildBridge();
    else if (process.argv.includes('--site')) await buildSite();
    else {
      await buildConsole();
      await buildSite();
    }
  } catch (error) {
    // The bundler's message names file and line; its stack names only the bundler.
    throw error instanceof Error ? new PlainError(error.message) : error;
  }
});
