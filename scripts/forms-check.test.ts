import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
let folder: string;

/** A project of its own to make mistakes in: the definitions are copied, the rest is the real one. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchline-forms-check-'));
  for (const name of ['openapi', 'src', 'redocly.yaml']) symlinkSync(path.join(root, name), path.join(folder, name));
  cpSync(path.join(root, 'forms'), path.join(folder, 'forms'), { recursive: true });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `npm run forms:check` there. */
function check(...args: string[]): { code: number | null; output: string } {
  const bin = path.join(root, 'node_modules', '.bin');
  const { status, stdout, stderr } = spawnSync(
    path.join(bin, 'node'),
    [path.join(root, 'scripts/forms-check.ts'), ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    },
  );
  expect(stderr).toBe('');
  return { code: status, output: stdout };
}

const change = (name: string, from: string, to: string): number => {
  const file = path.join(folder, 'forms', name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return text.slice(0, text.indexOf(from)).split('\n').length;
};

it('ends well when nothing is wrong; otherwise tells each mistake, counts them and fails', { timeout: 60_000 }, () => {
  const whole = check();
  expect(whole.output).toMatch(/^\d+ forms checked: no mistakes\.\n$/);
  expect(whole.code).toBe(0);

  const team = change('team.json', '"teamNames.short"', '"teamNames.shrot"');
  const player = change('player.json', '"icon":', '"incon":');
  const { code, output } = check();
  expect(code).toBe(1);
  expect(output).toContain(
    `forms/team.json:${team} There is no field \`teamNames.shrot\` in a team. Did you mean \`teamNames.short\`?\n`,
  );
  expect(output).toContain(
    `forms/player.json:${player} There is no key \`incon\` in a form definition. Did you mean \`icon\`?\n`,
  );
  expect(output).toMatch(/\n2 mistakes in 2 files; \d+ forms checked\.\n$/);

  const tools = check('--json');
  expect(tools.code).toBe(1);
  expect((JSON.parse(tools.output) as { mistakes: unknown[] }).mistakes).toContainEqual({
    file: 'forms/team.json',
    line: team,
    message: 'There is no field `teamNames.shrot` in a team.',
    suggestion: 'Did you mean `teamNames.short`?',
    place: ['form', 'sections', 1, 'fields', 2, 'field'],
  });
});
