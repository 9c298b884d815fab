import { type Config, readConfig } from '../service/config.ts';
import { plainReason } from '../service/plain-reason.ts';
import { startService } from '../service/server.ts';
import { PlainError } from './plain-error.ts';

/** The error as a sentence where it is one that the user can mend, else as it is. */
export function startError(error: unknown, port: number | undefined): unknown {
  const reason = plainReason(error);
  if (reason !== undefined) return new PlainError(reason);
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return new PlainError(
      `Port ${port} is in use; stop the other program, or choose another port: PORT=4500 npm start.`,
    );
  }
  return error;
}

/**
 * Starts the service as the environment says and stops it cleanly on Ctrl-C and SIGTERM; the process then ends.
 * @throws {PlainError} when the environment or the machine does not allow it
 */
export async function runService(): Promise<Config> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const closer = stopOnSignal();
    const service = await startService(config);
    closer.close = service.close;
    void service.failed.then((error) => service.close().finally(() => exitWith(error.message)));
    return config;
  } catch (error) {
    throw startError(error, config?.port);
  }
}

function exitWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * Signals may come twice (from the terminal and from npm); the first one counts. Until there is something to close, the process
 * ends at once: the first one of a container would not hear of them otherwise.
 */
function stopOnSignal(): { close?: () => Promise<void> } {
  const closer: { close?: () => Promise<void> } = {};
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    if (!closer.close) process.exit(130);
    closer.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  return closer;
}
