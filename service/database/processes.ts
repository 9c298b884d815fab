import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Whether a process runs. One that has ended and waits to be collected by its parent does not count. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isErrno(error, 'EPERM')) return false;
  }
  const fields = statFields(pid);
  return fields === undefined || fields[0] !== 'Z';
}

/** When a process started, as text to compare: tells a process from a later one with the same pid. Empty where unknown. */
export function startOf(pid: number): string {
  return statFields(pid)?.[19] ?? '';
}

/**
 * Where a pid means what it means here: another place in another container, on another machine, and after a restart of the
 * machine.
 */
export function placeOfProcesses(): string {
  const facts = [
    orElse(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(), hostname()),
    orElse(() => readlinkSync('/proc/self/ns/pid'), ''),
  ];
  return createHash('sha256').update(facts.join(' ')).digest('hex').slice(0, 16);
}

/** Whether an error is the system's error of this name, such as `ENOENT`. */
export function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The fields of /proc/PID/stat from the state on; the program's name before it may hold blanks and brackets. */
function statFields(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function orElse(read: () => string, otherwise: string): string {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
