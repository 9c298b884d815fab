import { spawn } from 'node:child_process';
import { projectRoot } from './fingerprint.ts';

/** How a step ended, everything it printed, why it failed (empty where it did not), and how long it took. */
export type StepResult = {
  readonly ok: boolean;
  readonly output: string;
  readonly why: string;
  readonly seconds: number;
};

/**
 * Runs one program (`line[0]`, with its arguments) in the project's root and shows that it is at work: on a terminal one line that is
 * redrawn with the running time and the program's last line, elsewhere a line now and then. What the program prints is
 * kept, and shown only when it fails: whole, or as `explain` puts it. Ctrl-C reaches the program by itself.
 */
export async function runStep(
  title: string,
  line: readonly string[],
  env: Readonly<Record<string, string>> = {},
  explain: (output: string) => Promise<string> = (printed) => Promise.resolve(printed),
): Promise<StepResult> {
  const started = Date.now();
  let output = '';
  const show = showProgress({ title, started, detail: () => lastLine(output) });
  const code = await new Promise<number>((resolve) => {
    const [program = '', ...args] = line;
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      resolve(1);
    });
    child.on('close', (exit) => resolve(exit ?? 1));
  });
  const seconds = (Date.now() - started) / 1000;
  show.end(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds.toFixed(1)} s)`);
  const why = code === 0 ? '' : (await explain(output)).trimEnd();
  if (why) console.log(`${why}\n`);
  return { ok: code === 0, output, why, seconds };
}

/** Seconds between two signs of life where the output is no terminal. */
const quietSeconds = 60;

type Running = { readonly title: string; readonly started: number; readonly detail: () => string };

/** The steps at work now: a terminal shows all of them in one line. */
const running = new Set<Running>();

function showProgress(step: Running): { end: (line: string) => void } {
  const terminal = process.stdout.isTTY;
  running.add(step);
  if (!terminal) console.log(`...    ${step.title}`);
  const draw = () => {
    if (!terminal) return console.log(`       ${withTime(step)}: still running`);
    const line = `...    ${[...running].map(withTime).join(', ')}  ${step.detail()}`;
    process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
  };
  const timer = setInterval(draw, terminal ? 200 : quietSeconds * 1000);
  return {
    end(line) {
      clearInterval(timer);
      running.delete(step);
      if (terminal) process.stdout.write('\r\x1b[K');
      console.log(line);
    },
  };
}

function withTime({ title, started }: Running): string {
  return `${title} ${Math.round((Date.now() - started) / 1000)} s`;
}

/** The last line that says something, without the colours and cursor movements that programs print. */
function lastLine(output: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal sequences begin with one
  const plain = output.slice(-2000).replace(/\x1b\[[0-9;?]*[A-Za-z]/g, '');
  return (
    plain
      .split(/[\r\n]/)
      .map((text) => text.trim())
      .findLast((text) => text !== '') ?? ''
  );
}
