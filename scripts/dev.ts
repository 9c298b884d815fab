import { type ChildProcess, spawn } from 'node:child_process';
import { type Config, readConfig } from '../service/config.ts';
import { projectRoot } from './fingerprint.ts';
import { startVite } from './live/vite-server.ts';
import { command } from './plain-error.ts';
import { startError } from './run-service.ts';
import { runStep } from './step.ts';
import { ensureBridge, ensureGenerated, ensureSite } from './up-to-date.ts';
import { watchFolder } from './watch.ts';

/**
 * `npm run dev`: Vite with hot reload on PORT, the service in watch mode behind it on PORT + 1. The service is told by PUBLIC_URL
 * that browsers see Vite's address, so that issuer, redirects and cookies are those of the one address in the browser.
 */
await command(async () => {
  try {
    await develop(readConfig(process.env));
  } catch (error) {
    throw startError(error, Number(process.env.PORT || 4400));
  }
});

async function develop(config: Config): Promise<void> {
  const servicePort = config.port + 1;
  await ensureGenerated();
  // The sign-in bridge has stricter rules than Vite's own pages follow; the service serves it as built.
  await ensureBridge();
  await ensureSite();
  const vite = await startVite(config.port, `http://localhost:${servicePort}`);
  const service = watchService({ PORT: String(servicePort), PUBLIC_URL: config.origin });
  watchGeneration();
  console.log(`\n${config.platformName} for development: ${config.origin}/manage/\n`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([service.stop(), vite.close()]);
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/** Whether a file is part of what draws the public site. */
function isDrawn(file: string): boolean {
  return /\.(tsx?|css)$/.test(file) && !/\.test\.ts$/.test(file);
}

/** Runs the service and starts it anew whenever its code or the contract changes. One that fails waits for the next change. */
function watchService(env: Record<string, string>): { stop: () => Promise<void> } {
  let running: ChildProcess | undefined;
  let turn = Promise.resolve();
  const stop = async () => {
    const child = running;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const restart = () => {
    turn = turn.then(async () => {
      await stop();
      running = spawn(process.execPath, ['scripts/serve.ts'], {
        cwd: projectRoot,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
    });
  };
  watchFolder('service', (file) => /\.(ts|sql|css|svg|js)$/.test(file) && !file.endsWith('.test.ts'), restart);
  watchFolder('generated', (file) => file === 'openapi.json', restart);
  // The service keeps what draws the public site for as long as it runs.
  watchFolder('src/site', isDrawn, () => {
    turn = turn.then(async () => {
      await runStep('building the public site', [process.execPath, 'scripts/build.ts', '--site']);
    });
    restart();
  });
  restart();
  return { stop };
}

/** Generates at once when contract or forms change. Faults are shown, and the last good code stays in use. */
function watchGeneration(): void {
  let turn = Promise.resolve();
  const generate = () => {
    turn = turn.then(async () => {
      await runStep('generating from contract and forms', [process.execPath, 'scripts/generate.ts']);
    });
  };
  watchFolder('openapi', (file) => file.endsWith('.yaml'), generate);
  watchFolder('forms', (file) => file.endsWith('.json'), generate);
}
