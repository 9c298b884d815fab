import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { checkList, checkOperations } from './generate/check-list.ts';
import { FormCompiler } from './generate/compile-form.ts';
import { compileValidator, VALIDATOR_TYPES } from './generate/compile-validator.ts';
import { Contract } from './generate/contract.ts';
import { type Definition, DefinitionFile } from './generate/definition.ts';
import { type Fault, GenerationError } from './generate/faults.ts';
import type { JsonObject } from './generate/json.ts';
import { printEntity, printOperations, printTable } from './generate/print-entity.ts';
import { replaceFolder } from './generate/replace-folder.ts';
import { currentStamp, printStamp } from './generate/stamp.ts';
import { WidgetTable } from './generate/widgets.ts';

const run = promisify(execFile);
/** Where everything is made first: beside `generated`, so that relative imports come out the same. */
const MADE = 'generated.new';
const HEADER = '// Printed by `npm run generate`. Do not edit.\n';

/**
 * Makes everything under `generated/` from `openapi/` and `forms/`: bundles the contract, prints the client, the types and the operations, compiles the
 * forms and their validators, and stamps it. All inputs are checked before anything is written, and files that come out the same are not touched.
 * @throws GenerationError naming file, line and cause of every fault.
 */
export async function generate(): Promise<void> {
  const bundle = await bundleContract();
  const contract = new Contract(JSON.parse(bundle) as JsonObject);
  const widgets = new WidgetTable('forms/widgets.json');
  const files = compileForms(contract, widgets);
  files.set('openapi.json', bundle);
  files.set('operations.ts', HEADER + printOperations(contract));
  files.set('schema.d.ts', await printTypes(bundle));
  files.set('widgets.d.ts', await printTypes(widgets.asDocument()));
  files.set('stamp.json', printStamp(currentStamp()));
  rmSync(MADE, { recursive: true, force: true });
  for (const [name, text] of files) {
    mkdirSync(join(MADE, name, '..'), { recursive: true });
    writeFileSync(join(MADE, name), text);
  }
  await run('orval', ['--config', 'orval.config.ts']);
  replaceFolder('generated', MADE);
}

/** The contract in one JSON text; a fault names the file and line that redocly found. */
async function bundleContract(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-contract-'));
  const output = join(folder, 'openapi.json');
  const environment = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  try {
    const lint = run('redocly', ['lint', 'openapi/openapi.yaml', '--format=json'], {
      env: environment,
      maxBuffer: 1e8,
    });
    const bundle = run('redocly', ['bundle', 'openapi/openapi.yaml', '-o', output], {
      env: environment,
      maxBuffer: 1e8,
    });
    await Promise.all([lint, bundle]);
    return readFileSync(output, 'utf8');
  } catch (error) {
    throw contractError(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface LintProblem {
  message: string;
  suggest?: string[];
  location: { source: { ref: string }; start: { line: number } }[];
}

function contractError(error: unknown): Error {
  const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
  try {
    const { problems } = JSON.parse(stdout) as { problems: LintProblem[] };
    const faults = problems.map(({ message, suggest, location: [place] }): Fault => {
      const nearest = suggest?.[0] ? `; did you mean \`${suggest[0]}\`?` : '';
      return {
        file: place?.source.ref ?? 'openapi/openapi.yaml',
        line: place?.start.line ?? 1,
        message: message + nearest,
      };
    });
    return new GenerationError(faults);
  } catch {
    return new Error(`The contract cannot be bundled: ${stderr || stdout || String(error)}`);
  }
}

/** The texts of `forms.ts`, `forms/` and `validators/`, by name. */
function compileForms(contract: Contract, widgets: WidgetTable): Map<string, string> {
  const keepsLanguage = new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(
    JSON.parse(readFileSync('forms/form.schema.json', 'utf8')),
  );
  const texts = new Map<string, string>();
  const faults: Fault[] = [];
  const definitions: Definition[] = [];
  for (const path of formFiles()) {
    const file = new DefinitionFile(path);
    const definition = file.read(keepsLanguage);
    if (definition) {
      const double = definitions.find(({ paths }) =>
        Object.values(paths).some((path) => Object.values(definition.paths).includes(path)),
      );
      if (double) file.fault(['paths'], `forms/${double.name}.json has one of these addresses already`);
      definitions.push(definition);
      for (const [name, text] of compileForm(file, definition, contract, widgets)) texts.set(name, text);
    }
    faults.push(...file.faults);
  }
  if (faults.length > 0) throw new GenerationError(faults);
  texts.set('forms.ts', HEADER + printTable(definitions));
  return texts;
}

function formFiles(): string[] {
  return globSync('forms/*.json')
    .filter((path) => !['form.schema.json', 'widgets.json'].includes(basename(path)))
    .sort();
}

function compileForm(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
  widgets: WidgetTable,
): [string, string][] {
  const operations = checkOperations(file, definition, contract);
  const body = operations?.update.body;
  if (!operations || !body) return [];
  checkList(file, definition, contract, operations.list);
  const form = new FormCompiler(file, contract, widgets).compile(definition, body);
  if (file.faults.length > 0) return [];
  return [
    [`forms/${definition.name}.ts`, HEADER + printEntity(definition, form, operations, contract)],
    [`validators/${definition.name}.js`, HEADER + compileValidator(form.schema)],
    [`validators/${definition.name}.d.ts`, HEADER + VALIDATOR_TYPES],
  ];
}

async function printTypes(json: string): Promise<string> {
  const document = JSON.parse(json) as OpenAPI3;
  return HEADER + astToString(await openapiTypescript(document, { defaultNonNullable: false, silent: true }));
}

if (import.meta.main) {
  const started = performance.now();
  try {
    await generate();
    console.log(`Generated in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
