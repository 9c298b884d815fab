import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FormFiles } from './form-files.ts';
import { WorkbenchCompiler } from './workbench-compiler.ts';

it('tells of a list that compares moments with days, so that it is asked in the time zone of who looks', () => {
  const compiler = new WorkbenchCompiler(new FormFiles('forms'));
  const zoneOf = (name: string) =>
    compiler.compile(name, readFileSync(`forms/${name}.json`, 'utf8')).form?.data.list?.zoneParameter;
  expect([zoneOf('player'), zoneOf('game-series')]).toEqual(['timeZone', undefined]);
});
