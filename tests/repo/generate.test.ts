import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './project-files.ts';

const run = promisify(execFile);
const root = mkdtempSync(path.join(tmpdir(), 'touchline-generate-'));
const needed = [
  'openapi',
  'forms',
  'scripts',
  'src',
  'orval.config.ts',
  'package.json',
  'redocly.yaml',
  'tsconfig.json',
];

beforeAll(() => {
  const there = readdirSync(projectRoot);
  for (const name of needed.filter((each) => there.includes(each)))
    cpSync(path.join(projectRoot, name), path.join(root, name), { recursive: true });
  cpSync(path.join(projectRoot, 'docs/forms.md'), path.join(root, 'docs/forms.md'));
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('two generations at once both succeed, make what is committed, and leave nothing else behind', async () => {
  const bin = path.join(projectRoot, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const generate = () => run(process.execPath, ['scripts/generate.ts'], { cwd: root, env });
  await Promise.all([generate(), generate()]);
  const made = generatedIn(root);
  const committed = generatedIn(projectRoot);
  expect([...made.keys()]).toEqual([...committed.keys()]);
  expect([...made].filter(([name, text]) => text !== committed.get(name)).map(([name]) => name)).toEqual([]);
  expect(readdirSync(root).filter((name) => name.startsWith('generated'))).toEqual(['generated']);
}, 300_000);

/** The texts of what is generated in a copy of the project, by the names of their files. */
function generatedIn(folder: string): Map<string, string> {
  const files = ['docs/forms.md', ...globSync('generated/**/*', { cwd: folder }).sort()].filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
