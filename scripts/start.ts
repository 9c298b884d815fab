import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '../service/config.ts';
import { demoAccounts, demoPassword } from '../service/identity/embedded/accounts.ts';
import { command } from './plain-error.ts';
import { runService, startError } from './run-service.ts';
import { ensureConsole, ensureGenerated, ensureSite } from './up-to-date.ts';

/** The service's code as it was compiled at an earlier start, which reads it in half the time. Node itself drops what has changed since. */
const COMPILED = join(import.meta.dirname, '../.cache/compiled');

/** `npm start`: everything that is needed for a running Touchline, from the packages to the address to open. */
await command(async () => {
  enableCompileCache(COMPILED);
  checkEnvironment();
  await ensureGenerated();
  await ensureConsole();
  await ensureSite();
  const { origin, platformName, auth } = await runService();
  console.log(`\n  ${platformName} is ready: ${origin}/manage/\n`);
  // Kept now, and not only at the end: a service may be killed.
  flushCompileCache();
  if (auth.issuer !== undefined) return;
  console.log(`  Demo accounts, password ${demoPassword}:`);
  for (const { username, name } of demoAccounts) console.log(`    ${username.padEnd(26)}${name}`);
  console.log('\n  Ctrl-C stops it.\n');
});

/** A broken environment is told before anything is built. */
function checkEnvironment(): void {
  try {
    readConfig(process.env);
  } catch (error) {
    throw startError(error, undefined);
  }
}
