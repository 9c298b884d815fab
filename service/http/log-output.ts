import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** So many characters wait at most where the output is slower than the service; further lines are lost. */
const mostWaiting = 1_000_000;
/** After what the system calls "not now", it is tried again, milliseconds. */
const pauseMs = 100;

/**
 * Where log lines go: a file, a pipe or a terminal by its number. One that takes none, as on a full disk or with nobody to read it, costs
 * lines and nothing else: pino's own output would end the process for it, or hold it for ever at its end. Once lines can be written again, one says how
 * many were lost.
 */
export function logOutput(fd: number, put: Put = write): DestinationStream {
  let waiting = '';
  let lost = 0;
  let isCut = false;
  let isWriting = false;

  function next(): void {
    if (isWriting || waiting === '') return;
    isWriting = true;
    // What was cut off is no line, and must not spoil the next one.
    const bytes = Buffer.from(isCut ? `\n${waiting}` : waiting);
    waiting = '';
    send(bytes, 0);
  }

  function send(bytes: Buffer, start: number): void {
    put(fd, bytes, start, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => send(bytes, start), pauseMs).unref();
        return;
      }
      if (!error && start + written < bytes.length) {
        send(bytes, start + written);
        return;
      }
      isWriting = false;
      if (error) lose(bytes, start);
      else {
        isCut = false;
        tell();
      }
      next();
    });
  }

  function lose(bytes: Buffer, start: number): void {
    lost += linesIn(bytes.subarray(start)) - (isCut && start === 0 ? 1 : 0);
    if (start > 0) isCut = bytes[start - 1] !== lineEnd;
  }

  function tell(): void {
    if (lost === 0) return;
    const line = { level: 40, time: new Date().toISOString(), lost, msg: 'log lines could not be written' };
    waiting = `${JSON.stringify(line)}\n${waiting}`;
    lost = 0;
  }

  process.once('exit', () => {
    try {
      writeSync(fd, waiting);
    } catch {
      // There is nobody left to tell.
    }
  });
  return {
    write(line) {
      if (waiting.length > mostWaiting) lost += 1;
      else waiting += line;
      next();
    },
  };
}

/** How bytes from `start` on are written, as Node's own way has it. */
type Put = (
  fd: number,
  bytes: Buffer,
  start: number,
  done: (error: NodeJS.ErrnoException | null, written: number) => void,
) => void;

const lineEnd = 0x0a;

function linesIn(bytes: Buffer): number {
  return bytes.toString().split('\n').length - 1;
}
