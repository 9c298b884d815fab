import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Contract } from '../generate/contract.ts';
import { compileForms, readForms, readInputs } from '../generate/forms.ts';
import type { JsonObject } from '../generate/json.ts';
import { entityData } from '../generate/print/entity.ts';
import { FormFiles } from './form-files.ts';
import { WorkbenchCompiler } from './workbench-compiler.ts';

it('tells of a list that compares moments with days, so that it is asked in the time zone of who looks', () => {
  const compiler = new WorkbenchCompiler(new FormFiles('forms'));
  const zoneOf = (name: string) =>
    compiler.compile(name, readFileSync(`forms/${name}.json`, 'utf8')).form?.data.list?.zoneParameter;
  expect([zoneOf('player'), zoneOf('game-series')]).toEqual(['timeZone', undefined]);
});

it('compiles one definition as the generation compiles all of them, and tells the same faults', () => {
  const compiler = new WorkbenchCompiler(new FormFiles('forms'));
  const inputs = readInputs(new Contract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject));
  const texts = readForms();
  const whole = compileForms(texts, inputs).compiled;
  for (const name of ['team', 'game-series', 'hero-slide']) {
    const own = compiler.compile(name, texts.get(`${name}.json`) ?? '').form?.data;
    const generated = whole.find(({ definition }) => definition.name === name);
    expect(own).toEqual(generated && JSON.parse(JSON.stringify(entityData(generated, inputs.contract))));
  }
  const wrong = (texts.get('team.json') ?? '')
    .replace('"/sports/players?teamUuid={uuid}"', '"/sports/nothing?teamUuid={uuid}"')
    .replace('"kind": "country"', '"kind": "date"');
  const told = compileForms(new Map(texts).set('team.json', wrong), inputs).faults;
  expect(told.length).toBeGreaterThan(0);
  expect(compiler.compile('team', wrong).faults).toEqual(told.map(({ file: _, ...fault }) => fault));
});
