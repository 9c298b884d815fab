import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type FSWatcher, readdirSync, readFileSync, renameSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FormText } from '../../src/workbench/protocol.ts';
import { projectRoot } from '../fingerprint.ts';

const notForms = ['form.schema.json', 'widgets.json'];
/** Editors write a file in several steps; this long after the last one counts as done, in milliseconds. */
const settleMs = 20;
/** A text that is no JSON may be half of one: it is told when nothing follows within this time, in milliseconds. */
const unfinishedMs = 200;

/** A save was refused because the file is not what the page began with any more; `current` is what it is. */
export class ChangedMeanwhileError extends Error {
  override readonly name = 'ChangedMeanwhileError';
  readonly current: FormText;
  constructor(current: FormText) {
    super(`${current.name}.json was changed on disk meanwhile.`);
    this.current = current;
  }
}

/** The form definitions of a folder. */
export class FormFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The names of all definitions, in order. */
  names(): string[] {
    return readdirSync(this.folder)
      .filter((file) => file.endsWith('.json') && !notForms.includes(file))
      .map((file) => path.basename(file, '.json'))
      .sort();
  }

  /** The texts of all definitions, by the names of their files. */
  texts(): Map<string, string> {
    return new Map(this.names().map((name) => [`${name}.json`, readFileSync(this.fileOf(name), 'utf8')]));
  }

  /** A definition's text; undefined when there is none of this name. */
  read(name: string): FormText | undefined {
    if (!this.names().includes(name)) return undefined;
    const text = readFileSync(this.fileOf(name), 'utf8');
    return { name, text, version: versionOf(text) };
  }

  /**
   * Writes a definition that there was none of yet.
   * @throws {Error} when there is one of this name
   */
  create(name: string, text: string): FormText {
    if (this.names().includes(name)) throw new Error(`There is a ${name}.json already.`);
    writeFileSync(this.fileOf(name), text, { flag: 'wx' });
    return { name, text, version: versionOf(text) };
  }

  /**
   * Writes a definition as the project's formatter does, over the version that the page began with.
   * @throws {ChangedMeanwhileError} when the file has another version by now; nothing is written
   * @throws {Error} when it is not JSON
   */
  async save({ name, text, version }: FormText): Promise<FormText> {
    const formatted = await format(text);
    const current = this.read(name);
    if (!current) throw new Error(`There is no ${name}.json.`);
    if (current.version !== version) throw new ChangedMeanwhileError(current);
    const unfinished = path.join(this.folder, `.${name}.json.saving`);
    writeFileSync(unfinished, formatted);
    renameSync(unfinished, this.fileOf(name));
    return { name, text: formatted, version: versionOf(formatted) };
  }

  /** Calls `onChange` with the name of every definition that was written, made or removed; returns what ends it. */
  watch(onChange: (name: string) => void): FSWatcher {
    const timers = new Map<string, NodeJS.Timeout>();
    return watch(this.folder, (_event, file) => {
      if (file === null || !file.endsWith('.json') || file.startsWith('.') || notForms.includes(file)) return;
      const name = path.basename(file, '.json');
      const tellAfter = (ms: number, tell: () => void): void => {
        clearTimeout(timers.get(name));
        timers.set(name, setTimeout(tell, ms));
      };
      tellAfter(settleMs, () => {
        if (this.isUnfinished(name)) tellAfter(unfinishedMs, () => onChange(name));
        else onChange(name);
      });
    });
  }

  private isUnfinished(name: string): boolean {
    try {
      JSON.parse(this.read(name)?.text ?? 'null');
      return false;
    } catch {
      return true;
    }
  }

  private fileOf(name: string): string {
    return path.join(this.folder, `${name}.json`);
  }
}

/** A text's version: the same text has the same one. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** A definition's text as Biome formats it. */
function format(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const biome = execFile(
      'biome',
      ['format', '--stdin-file-path=forms/saved.json'],
      { cwd: projectRoot },
      (error, formatted) => (error ? reject(new Error('It is not JSON, so it cannot be saved.')) : resolve(formatted)),
    );
    biome.stdin?.end(text);
  });
}
