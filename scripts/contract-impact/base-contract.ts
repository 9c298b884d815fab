import { execFileSync } from 'node:child_process';
import type { JsonObject } from '../generate/json.ts';
import { PlainError } from '../plain-error.ts';

const CONTRACT = 'generated/openapi.json';

/** The contract of a revision. */
export interface BaseContract {
  /** The revision as it was asked for, with its short hash. */
  name: string;
  document: JsonObject;
}

/**
 * The bundled contract of a git revision; without one, of where this branch left main, which on main itself is the last commit.
 * Undefined, with a sentence why, where a shallow clone does not hold it.
 * @throws {PlainError} when there is no such revision, or no contract in it
 */
export function readBaseContract(revision: string | undefined): BaseContract | { missing: string } {
  const wanted = revision ?? leftMain() ?? 'HEAD';
  const hash = git(['rev-parse', '--verify', '--quiet', '--short', `${wanted}^{commit}`]);
  if (hash === undefined) {
    if (git(['rev-parse', '--is-shallow-repository']) === 'true')
      return {
        missing: `This clone is shallow and does not hold ${wanted}: there is nothing to compare the contract with.`,
      };
    throw new PlainError(`There is no revision ${wanted} in this repository.`);
  }
  const text = git(['show', `${hash}:${CONTRACT}`]);
  if (text === undefined) throw new PlainError(`${CONTRACT} is not in ${wanted} (${hash}).`);
  const name = wanted.startsWith(hash) ? hash : `${wanted} (${hash})`;
  return { name, document: JSON.parse(text) as JsonObject };
}

/** Where this branch left main, as the server has it or else as it is here. */
function leftMain(): string | undefined {
  return git(['merge-base', 'HEAD', 'origin/main']) ?? git(['merge-base', 'HEAD', 'main']);
}

/** The output of a git command; undefined when it fails. */
function git(args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 }).trim();
  } catch {
    return undefined;
  }
}
