import { consoleInputs, consoleStamp, siteInputs, siteStamp } from './console-inputs.ts';
import { isStamped } from './fingerprint.ts';
import { isCurrent } from './generate/stamp.ts';
import { PlainError } from './plain-error.ts';
import { runStep } from './step.ts';

/**
 * Generates when contract or forms changed since the last time. Runs as a process of its own: the generators' memory is gone
 * before the service starts.
 * @throws {PlainError} when generation fails; its faults have been shown
 */
export async function ensureGenerated(): Promise<void> {
  if (isCurrent()) return;
  const { ok } = await runStep('generating from contract and forms', [process.execPath, 'scripts/generate.ts']);
  if (!ok) throw new PlainError('The generated code could not be made; mend the faults above and try again.');
}

/**
 * Builds the console when something that it is made of changed.
 * @throws {PlainError} when the build fails; its output has been shown
 */
export async function ensureConsole(): Promise<void> {
  if (await isStamped(consoleStamp, consoleInputs)) return;
  // The public site is built with it.
  const { ok } = await runStep('building the console', [process.execPath, 'scripts/build.ts']);
  if (!ok) throw new PlainError('The console could not be built; its messages are above.');
}

/**
 * Builds the public site when something that it is made of changed.
 * @throws {PlainError} when the build fails; its output has been shown
 */
export async function ensureSite(): Promise<void> {
  if (await isStamped(siteStamp, siteInputs)) return;
  const { ok } = await runStep('building the public site', [process.execPath, 'scripts/build.ts', '--site']);
  if (!ok) throw new PlainError('The public site could not be built; its messages are above.');
}

/**
 * Builds the page that sign-ins return to, which Vite's development server does not make. In a process of its own, because a build
 * turns its process into a production one.
 * @throws {PlainError} when the build fails; its output has been shown
 */
export async function ensureBridge(): Promise<void> {
  const { ok } = await runStep('building the sign-in page', [process.execPath, 'scripts/build.ts', '--bridge']);
  if (!ok) throw new PlainError('The sign-in page could not be built; its messages are above.');
}
