import { type Config, readConfig } from '../service/config.ts';
import { plainReason } from '../service/plain-reason.ts';
import { startService } from '../service/server.ts';
import { endWith, stopOnSignal } from '../service/stop-on-signal.ts';
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
    // Signals come twice, from the terminal and from npm: the first one counts.
    const closer = stopOnSignal(() => undefined);
    const service = await startService(config);
    closer.close = service.close;
    void service.failed.then((error) => service.close().finally(() => endWith(error)));
    return config;
  } catch (error) {
    throw startError(error, config?.port);
  }
}
