import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { signIn } from '../football/sign-in.ts';
import { PlainError } from '../plain-error.ts';
import { keepRun } from './kept-run.ts';
import { benchFolder, memoryOf, stop } from './running-service.ts';
import { type SoakStep, stepsOfContract, type Values } from './soak-steps.ts';
import { median, percentile } from './statistics.ts';
import { type Figure, figure, table } from './targets.ts';

const run = promisify(execFile);
const MASTER_SITE = 'north1_north';
const usage = `npm run bench -- soak [--users N] [--seconds N]

Users (200) who read, open and save whatever the contract has, for some time (600 seconds), each with 1 to 5 seconds between.`;
/** The kinds of ten steps: how often each is taken. */
const MIX: readonly SoakStep['kind'][] = [
  'read',
  'read',
  'read',
  'read',
  'read',
  'read',
  'open',
  'open',
  'open',
  'save',
];

/** What the users saw: milliseconds of each answer by operation, conflicts, and what went wrong. */
interface Seen {
  times: Map<string, number[]>;
  conflicts: number;
  errors: Map<string, number>;
}

/** What the machine told: memory of the process each second, what of it was in use after each full collection (both in MB), and the load average. */
interface Machine {
  memory: readonly number[];
  kept: readonly number[];
  loads: readonly number[];
}

/** `npm run bench -- soak`: whether the service stays as fast and as small as it was. Prints a table and keeps the figures. */
export async function benchSoak(args: readonly string[]): Promise<void> {
  const { users, seconds } = readArguments(args);
  const folder = await benchFolder();
  try {
    const amounts = ['--teams', '300', '--players', '20000', '--games', '5000', '--media', '2000', '--menu', '300'];
    console.log('making the site ...');
    await run(process.execPath, ['scripts/seed.ts', ...amounts], { env: folder.environment });
    const kept: number[] = [];
    const { child } = await folder.start((megabytes) => kept.push(megabytes));
    try {
      const token = await signIn({
        address: folder.address,
        username: 'super@touchline.test',
        password: 'touchline-demo',
      });
      const caller = callerOf(`${folder.address}/api`, token);
      const seen: Seen = { times: new Map(), conflicts: 0, errors: new Map() };
      const end = Date.now() + seconds * 1000;
      const memory: number[] = [];
      // What the start itself needed is no measure.
      kept.length = 0;
      const loads: number[] = [];
      const watch = setInterval(() => {
        memory.push(memoryOf(child.pid));
        loads.push(loadavg()[0] ?? 0);
        const left = Math.round((end - Date.now()) / 1000);
        if (left % 30 === 0) console.log(`${left} s to go, ${Math.round(memory.at(-1) ?? 0)} MB`);
      }, 1000);
      const steps = stepsOfContract();
      await Promise.all(Array.from({ length: users }, () => work(caller, steps, seen, end)));
      clearInterval(watch);
      const figures = figuresOf(seen, { memory, kept, loads }, seconds);
      console.log(`\n${table(figures)}\n\n${slowest(seen)}\n`);
      for (const [what, count] of seen.errors) console.log(`${count} times: ${what}`);
      console.log(`Kept in ${keepRun('last-soak', figures)}`);
    } finally {
      await stop(child);
    }
  } finally {
    folder.forget();
  }
}

function readArguments(args: readonly string[]): { users: number; seconds: number } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { users: text, seconds: text } });
  const [users, seconds] = [Number(values.users ?? 200), Number(values.seconds ?? 600)];
  if (!Number.isInteger(users) || !Number.isInteger(seconds) || users < 1 || seconds < 10) throw new PlainError(usage);
  return { users, seconds };
}

interface Reply {
  status: number;
  body: Values;
  etag: string | null;
}
type Caller = (method: 'GET' | 'PUT', path: string, sent?: { body: unknown; etag: string }) => Promise<Reply>;

function callerOf(base: string, token: string): Caller {
  const shared = { authorization: `Bearer ${token}`, 'x-s8y-instance-id': MASTER_SITE };
  return async (method, path, sent) => {
    const headers = sent ? { ...shared, 'content-type': 'application/json', 'if-match': sent.etag } : shared;
    const reply = await fetch(`${base}${path}`, { method, headers, ...(sent && { body: JSON.stringify(sent.body) }) });
    const text = await reply.text();
    return {
      status: reply.status,
      body: (text === '' ? {} : JSON.parse(text)) as Values,
      etag: reply.headers.get('etag'),
    };
  };
}

/** One user, until the end. */
async function work(caller: Caller, steps: readonly SoakStep[], seen: Seen, end: number): Promise<void> {
  // Nobody comes at the same moment as all the others.
  await sleep(Math.random() * 5000);
  while (Date.now() < end) {
    const step = chosen(steps);
    await take(step, caller, seen).catch((error: unknown) => count(seen.errors, `${step.name}: ${String(error)}`));
    await sleep(1000 + Math.random() * 4000);
  }
}

const anyOf = <One>(all: readonly One[]): One | undefined => all[Math.floor(Math.random() * all.length)];

function chosen(steps: readonly SoakStep[]): SoakStep {
  const kind = anyOf(MIX);
  return anyOf(steps.filter((step) => step.kind === kind)) as SoakStep;
}

async function take(step: SoakStep, caller: Caller, seen: Seen): Promise<void> {
  const timed = async (name: string, ...call: Parameters<Caller>): Promise<Reply> => {
    const began = performance.now();
    const reply = await caller(...call);
    const took = performance.now() - began;
    if (reply.status === 409 || reply.status === 412) seen.conflicts += 1;
    else if (reply.status >= 300)
      count(seen.errors, `${name} ${call[1]} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    seen.times.set(name, [...(seen.times.get(name) ?? []), took]);
    return reply;
  };
  if (step.list === undefined) {
    await timed(step.name, 'GET', step.path);
    return;
  }
  const { body } = await caller('GET', step.list);
  const rows = (Array.isArray(body) ? body : (body.items ?? [])) as Values[];
  const row = anyOf(rows);
  if (!row) return;
  const path = step.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(row[/uuid$/i.test(name) ? 'uuid' : name] ?? ownId(row))),
  );
  const opened = await timed(step.kind === 'open' ? step.name : `${step.name} (read)`, 'GET', path);
  if (step.writable && opened.etag !== null) {
    await timed(step.name, 'PUT', path, { body: step.writable(opened.body), etag: opened.etag });
  }
}

/** What names a row that has another word for it than its address: `templateId`. */
const ownId = (row: Values): unknown => Object.entries(row).find(([key]) => /id$/i.test(key))?.[1];

const count = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);

function figuresOf({ times, conflicts, errors }: Seen, { memory, kept, loads }: Machine, seconds: number): Figure[] {
  const all = [...times.values()].flat();
  const minute = Math.max(1, Math.floor(memory.length / 10));
  const third = Math.max(1, Math.floor(kept.length / 3));
  const [first, last] = [median(kept.slice(0, third)), median(kept.slice(-third))];
  return [
    figure('soak: answers', all.length, ''),
    figure('soak: answers a second', all.length / seconds, '/s'),
    figure(
      'soak: errors',
      [...errors.values()].reduce((sum, one) => sum + one, 0),
      '',
    ),
    figure('soak: conflicts of two who saved the same', conflicts, ''),
    figure('soak: p50', percentile(all, 0.5), 'ms'),
    figure('soak: p99', percentile(all, 0.99), 'ms'),
    figure('soak: p99 in times of p50', percentile(all, 0.99) / percentile(all, 0.5), ''),
    figure('soak: memory in the second tenth', median(memory.slice(minute, 2 * minute)), 'MB'),
    figure('soak: memory in the last tenth', median(memory.slice(-minute)), 'MB'),
    figure('soak: in use after collections, first third', first, 'MB'),
    figure('soak: in use after collections, last third in times of it', last / first, ''),
    figure('soak: load average', median(loads), ''),
  ];
}

/** The operations with the longest answers, and how much longer these are than usual. */
function slowest({ times }: Seen): string {
  const rows = [...times].map(([name, all]) => ({
    name,
    p50: percentile(all, 0.5),
    p99: percentile(all, 0.99),
    count: all.length,
  }));
  return rows
    .toSorted((one, other) => other.p99 - one.p99)
    .slice(0, 12)
    .map(
      ({ name, p50, p99, count: calls }) =>
        `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${calls} calls`,
    )
    .join('\n');
}
