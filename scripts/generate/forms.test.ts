import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkList, checkOperations } from './check-list.ts';
import { FormCompiler } from './compile-form.ts';
import { compileValidator } from './compile-validator.ts';
import { Contract } from './contract.ts';
import { DefinitionFile } from './definition.ts';
import type { JsonObject } from './json.ts';
import { WidgetTable } from './widgets.ts';

const contract = new Contract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject);
const widgets = new WidgetTable('forms/widgets.json');
const keepsLanguage = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(
  JSON.parse(readFileSync('forms/form.schema.json', 'utf8')),
);
const team = readFileSync('forms/team.json', 'utf8');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-forms-'));
});

/** Compiles a text as forms/team.json and gives its faults, as they are printed. */
function faultsOf(text: string): string[] {
  const path = join(folder, 'team.json');
  writeFileSync(path, text);
  const file = new DefinitionFile(path);
  const definition = file.read(keepsLanguage);
  if (definition) {
    const operations = checkOperations(file, definition, contract);
    if (operations?.update.body) {
      checkList(file, definition, contract, operations.list);
      new FormCompiler(file, contract, widgets).compile(definition, operations.update.body);
    }
  }
  return file.faults.map(({ file: name, line, message }) => `${name}:${line}: ${message}`);
}

/** The line (from 1) of the first occurrence of a text in the team's definition. */
const lineOf = (text: string): number => team.slice(0, team.indexOf(text)).split('\n').length;

it('finds nothing wrong with the definitions as they are', () => {
  expect(faultsOf(team)).toEqual([]);
});

describe('a mistake is told with its line and what may have been meant', () => {
  const cases: [what: string, from: string, to: string, message: string][] = [
    [
      'a field',
      '"field": "teamNames.short"',
      '"field": "teamNames.shrot"',
      'field `teamNames.shrot` is not in TeamInput; did you mean `teamNames.short`?',
    ],
    [
      'an operation',
      '"read": "getTeam"',
      '"read": "getTaem"',
      'the contract has no operation `getTaem`; did you mean `getTeam`?',
    ],
    [
      'an operation of the wrong kind',
      '"create": "createTeam"',
      '"create": "listTeams"',
      '`listTeams` is a GET, a create operation must be a POST',
    ],
    [
      'a column',
      '"field": "ownerSite"',
      '"field": "ownerSiet"',
      'column `ownerSiet` is not in the rows of listTeams; did you mean `ownerSite`?',
    ],
    [
      'an order',
      '"by": "displayName"',
      '"by": "displyName"',
      'listTeams cannot order by `displyName`; did you mean `displayName`?',
    ],
    [
      'a filter',
      '"parameter": "seriesUuid"',
      '"parameter": "seriesUid"',
      'listTeams has no parameter `seriesUid`; did you mean `seriesUuid`?',
    ],
    ['a widget', '"widget": "country"', '"widget": "contry"', 'there is no widget `contry`; did you mean `country`?'],
    [
      'a widget that does not fit',
      '"widget": "country"',
      '"widget": "switch"',
      'widget `switch` cannot edit `nationality`, which is of kind string',
    ],
    ['an option', '"monospace"', '"monospaced"', 'widget `text` has no option `monospaced`'],
    [
      'a source',
      '"source": "listOwners"',
      '"source": "listOwner"',
      'the contract has no operation `listOwner`; did you mean `listOwners`?',
    ],
    [
      'a property of a choice',
      '"text": "names"',
      '"text": "naems"',
      'the rows of listSeries have no `naems`; did you mean `names`?',
    ],
    ['an unknown key', '"help"', '"hlep"', 'the form language has no key `hlep` here; did you mean `help`?'],
    [
      'a missing language',
      '"sv": "Visningsnamn"',
      '"sw": "Visningsnamn"',
      'the form language has no key `sw` here; did you mean `sv`?',
    ],
    ['an initial property', '"activeSite": "ownerInstanceId"', '"activeSite": "owner"', '`owner` is not in TeamInput'],
    [
      'a name that is not the file’s',
      '"name": "team"',
      '"name": "squad"',
      'the file is called team, so the name must be `team`',
    ],
    [
      'an address without its parameter',
      '"edit": "/sports/teams/{teamUuid}/edit"',
      '"edit": "/sports/teams/edit"',
      'must have one parameter',
    ],
    ['a unique parameter', '"teamCode": "teamCode"', '"teamKode": "teamCode"', 'listTeams has no parameter `teamKode`'],
  ];
  it.each(cases)('%s', (_what, from, to, message) => {
    expect(team).toContain(from);
    const faults = faultsOf(team.replace(from, () => to));
    expect(faults).toContainEqual(expect.stringContaining(`forms/team.json:${lineOf(from)}: `));
    expect(faults.join('\n')).toContain(message);
  });
});

it('refuses a field that stands twice, a property torn over two sections, and an unlabelled value', () => {
  expect(faultsOf(team.replace('"field": "teamNames.long"', '"field": "teamNames.short"')).join('\n')).toContain(
    'is on the form twice',
  );
  expect(faultsOf(team.replace('"field": "clubName.code"', '"field": "teamNames.code"')).join('\n')).toContain(
    'keep its parts together',
  );
  const form = team.indexOf('"form": {');
  const unlabelled = team.slice(0, form) + team.slice(form).replace(/,\s*"neutral": \{[^}]*\}/, '');
  expect(faultsOf(unlabelled).join('\n')).toContain('`gender` can also be `neutral`: label it');
});

it('refuses what is no JSON, at its line', () => {
  expect(faultsOf(team.replace('"area": "sports",', '"area": "sports"'))[0]).toMatch(
    /^forms\/team\.json:\d+: not JSON/,
  );
});

it('compiles validators without any call to eval, require or Function', () => {
  const code = compileValidator({
    type: 'object',
    properties: { name: { type: 'string', minLength: 2, format: 'date' } },
  });
  expect(code).not.toMatch(/\b(require|eval)\(|new Function/);
});
