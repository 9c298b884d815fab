import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../service/config.ts';
import { projectRoot } from './fingerprint.ts';
import { ensurePage } from './forms/page.ts';
import { startWorkbench } from './forms/server.ts';
import { isCurrent } from './generate/stamp.ts';
import { command, PlainError } from './plain-error.ts';
import { startError } from './run-service.ts';
import { runStep } from './step.ts';

const usage = 'Usage: npm run forms -- [--port N] [--folder FOLDER] [--service ADDRESS]';

/** `npm run forms`: the form workbench, until Ctrl-C. It listens on this machine only. */
await command(async () => {
  const { port, folder, service } = readOptions(process.argv.slice(2));
  // A definition with faults is what the workbench is for: it starts all the same, on the contract as it was bundled last.
  if (!isCurrent()) await runStep('generating from contract and forms', [process.execPath, 'scripts/generate.ts']);
  if (!existsSync(path.join(projectRoot, 'generated/openapi.json')))
    throw new PlainError('The contract is not bundled; mend the faults above and try again.');
  await ensurePage();
  try {
    const usualService = `http://localhost:${readConfig(process.env).port}`;
    const { address, stop } = await startWorkbench({ port, folder, service, usualService });
    console.log(`\nForm workbench: ${address}\nWidgets: ${address}#gallery\n\nCtrl-C stops it.\n`);
    let isStopping = false;
    const end = (): void => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on('SIGINT', end).on('SIGTERM', end);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PlainError(`Port ${port} is in use; choose another: npm run forms -- --port ${port + 10}`);
    throw startError(error, port);
  }
});

function readOptions(args: string[]): { port: number; folder: string; service: string | undefined } {
  const text = { type: 'string' as const };
  let values: { port?: string; folder?: string; service?: string };
  try {
    ({ values } = parseArgs({ args, options: { port: text, folder: text, service: text } }));
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
  const { port = '4450', folder = 'forms', service } = values;
  if (!/^\d+$/.test(port) || Number(port) > 65534)
    throw new PlainError(`--port must be a number up to 65534. ${usage}`);
  if (!existsSync(path.resolve(projectRoot, folder))) throw new PlainError(`There is no folder ${folder}. ${usage}`);
  if (service !== undefined && !URL.canParse(service)) throw new PlainError(`--service must be an address. ${usage}`);
  return { port: Number(port), folder: path.resolve(projectRoot, folder), service: service?.replace(/\/$/, '') };
}
