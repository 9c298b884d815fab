import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const bin = path.join(root, 'node_modules/.bin');
const holder = mkdtempSync(path.join(tmpdir(), 'touchline-adopted-types-'));

afterAll(() => {
  rmSync(holder, { recursive: true });
});

const reply = "{ description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }";
const body = "{ content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }";

/** A service whose things are known by a number, which says nothing of refusals. */
const description = `openapi: 3.0.3
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      responses:
        '200':
          description: ok
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } }
    post: { requestBody: ${body}, responses: { '200': ${reply} } }
  /pets/{petId}:
    parameters: [{ name: petId, in: path, required: true, schema: { type: integer, format: int64 } }]
    get: { responses: { '200': ${reply} } }
    put: { requestBody: ${body}, responses: { '200': ${reply} } }
    delete: { responses: { '204': { description: gone } } }
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties: { id: { type: integer, readOnly: true }, name: { type: string }, weight: { type: number } }
`;

/** Runs a command in a folder; what it prints where it fails, else nothing. */
function failureOf(cwd: string, command: string, ...args: string[]): string {
  const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(path.join(bin, command), args, { cwd, env, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

test('a console of things that are known by a number passes the check of its types', { timeout: 240_000 }, () => {
  const file = path.join(holder, 'pets.yaml');
  const folder = path.join(holder, 'console');
  writeFileSync(file, description);
  expect(failureOf(root, 'node', 'scripts/adopt.ts', file, '--to', folder, '--resource', '/pets')).toBe('');
  expect(failureOf(folder, 'node', 'scripts/generate.ts')).toBe('');
  expect(failureOf(folder, 'tsc', '-p', 'tsconfig.json')).toBe('');
});
