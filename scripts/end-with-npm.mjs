/**
 * Comes before every command: one that npm runs ends as by SIGTERM once npm's shell is gone, which some shells are at npm's own
 * SIGTERM without passing it on. A command that was started otherwise may outlive who started it.
 */
import { isMainThread } from 'node:worker_threads';

const lookMs = 500;

if (isMainThread && process.env.npm_lifecycle_event !== undefined) {
  const { ppid } = process;
  const look = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, lookMs);
  look.unref();
}
