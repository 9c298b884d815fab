/**
 * Runs a TypeScript command of this project on any machine that has Node 20.19 or newer and npm:
 * `node scripts/bootstrap.mjs scripts/start.ts [argument...]`.
 *
 * Installs the packages when they are missing or do not fit package-lock.json, then starts the command under the Node 24
 * that the packages bring. Uses Node's own modules only, because it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
// For as long as this process waits for the command.
import './end-with-npm.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
/** Holds the hash of the package-lock.json that node_modules was last found to fit. */
const marker = path.join(modules, '.touchline-packages');

if (olderThan(process.versions.node, [20, 19])) {
  fail(
    `Touchline needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node from https://nodejs.org.`,
  );
}
const [script, ...args] = process.argv.slice(2);
if (script === undefined) fail('Name the script to run: node scripts/bootstrap.mjs scripts/start.ts');
await ensurePackages();
const options = [
  '--disable-warning=ExperimentalWarning',
  '--import',
  new URL('end-with-npm.mjs', import.meta.url).href,
];
await run(findNode(), [...options, path.resolve(root, script), ...args]);

/** @param {string} version @param {[number, number]} wanted major and minor */
function olderThan(version, [wantedMajor, wantedMinor]) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}

async function ensurePackages() {
  const lockFile = path.join(root, 'package-lock.json');
  if (!existsSync(lockFile)) fail('package-lock.json is missing; this is not a whole copy of the project.');
  const lock = readFileSync(lockFile, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (read(marker) === hash) return;
  if (!installedFits(lock)) await install();
  writeFileSync(marker, hash);
}

/**
 * Whether what npm last installed (its own record) is what the lock file asks for. Packages of other platforms are
 * optional and may be absent.
 * @param {string} lock
 */
function installedFits(lock) {
  const record = read(path.join(modules, '.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  const wanted = Object.entries(JSON.parse(lock).packages).filter(([name]) => name !== '');
  return wanted.every(([name, entry]) =>
    installed[name] === undefined ? entry.optional === true : installed[name].version === entry.version,
  );
}

/** With what the build needs, which npm leaves out where NODE_ENV is production: the start builds. */
async function install() {
  console.log('Installing packages (npm ci); the first time takes a minute.');
  const started = Date.now();
  // npm draws its own progress on a terminal only.
  const ticker = setInterval(() => {
    if (!process.stdout.isTTY) console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 10_000);
  const code = await new Promise((resolve) => {
    const npm = spawn('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    npm.on('error', () => resolve(undefined));
    npm.on('exit', resolve);
  });
  clearInterval(ticker);
  if (code === undefined) fail('npm was not found; it comes with Node, from https://nodejs.org.');
  if (code !== 0)
    fail('npm could not install the packages (its own message is above); check the network and try again.');
}

/** The Node that the packages bring, else this one when it can run the commands as they stand: TypeScript and `import.meta.main`. */
function findNode() {
  const brought = path.join(modules, '.bin', 'node');
  if (existsSync(brought)) return brought;
  if (!olderThan(process.versions.node, [24, 2])) return process.execPath;
  return fail(
    `No Node 24 package fits this platform (${process.platform}-${process.arch}); run Touchline with Node 24.2 or newer.`,
  );
}

/**
 * Runs a program in place of this one: same streams, signals passed on, same exit code. Where Node can, this process becomes
 * that program, so that none stays in memory to wait for it.
 * @param {string} program @param {string[]} programArgs
 */
function run(program, programArgs) {
  const binaries = path.join(modules, '.bin');
  const env = { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}` };
  if ('execve' in process && process.platform !== 'win32') {
    process.chdir(root);
    process.execve(program, [program, ...programArgs], env);
  }
  const child = spawn(program, programArgs, { cwd: root, stdio: 'inherit', env });
  // A terminal's Ctrl-C reaches the child by itself; a second one would read as "stop at once".
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  return new Promise(() => {
    child.on('error', (error) => fail(`Node could not be started from ${program}: ${error.message}.`));
    child.on('exit', (code, signal) => {
      if (signal === null) process.exit(code ?? 1);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
