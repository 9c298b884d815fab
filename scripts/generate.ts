import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { bundleContract } from './generate/bundle-contract.ts';
import type { Inputs } from './generate/checking.ts';
import { compileValidator, VALIDATOR_TYPES } from './generate/compile-validator.ts';
import { Contract } from './generate/contract.ts';
import { GenerationError } from './generate/faults.ts';
import { compileForms, readForms, readInputs } from './generate/forms.ts';
import type { JsonObject } from './generate/json.ts';
import { printManners } from './generate/manners.ts';
import { writeLackingModels } from './generate/models-of-engine.ts';
import { printDocs } from './generate/print/docs.ts';
import { printEntity, printOperations } from './generate/print/entity.ts';
import { printFoundKinds } from './generate/print/found.ts';
import { printMoments } from './generate/print/moments.ts';
import { printPages, speaksAsEngine } from './generate/print/pages.ts';
import { printSchema } from './generate/print/schema.ts';
import { printAddresses, printHeldTable, printTable } from './generate/print/tables.ts';
import { replaceFolder } from './generate/replace-folder.ts';
import { currentStamp, isCurrent, printStamp } from './generate/stamp.ts';

const run = promisify(execFile);
const HEADER = '// Printed by `npm run generate`. Do not edit.\n';

/**
 * Makes everything under `generated/`, and the page docs/forms.md, from `openapi/` and `forms/`: bundles the contract, prints the client, the types and the
 * operations, compiles the forms and their validators, and stamps it. All inputs are checked before anything is written, and files that come out the same are not touched.
 * @throws GenerationError naming file, line and cause of every fault.
 */
export async function generate(): Promise<void> {
  const bundle = await bundleContract();
  const inputs = readInputs(new Contract(JSON.parse(bundle) as JsonObject));
  const files = printForms(inputs);
  files.set('forms.schema.json', printSchema(inputs));
  files.set('moments.ts', HEADER + printMoments(inputs.contract));
  const { manners } = inputs.contract;
  if (!speaksAsEngine(manners)) files.set('pages.ts', HEADER + printPages(manners));
  files.set('service.ts', HEADER + printManners(manners));
  files.set('openapi.json', bundle);
  files.set('operations.ts', HEADER + printOperations(inputs.contract));
  files.set('schema.d.ts', await printTypes(bundle));
  files.set('widgets.d.ts', await printTypes(inputs.widgets.asDocument()));
  files.set('stamp.json', printStamp(currentStamp()));
  // Beside `generated`, so that relative imports come out the same, and nobody else's, so that two runs at once do not meet.
  const made = mkdtempSync('generated.new-');
  try {
    for (const [name, text] of files) {
      mkdirSync(join(made, name, '..'), { recursive: true });
      writeFileSync(join(made, name), text);
    }
    await run('orval', ['--config', 'orval.config.ts'], { env: { ...process.env, GENERATED_NEW: made } });
    writeLackingModels(join(made, 'model'), HEADER);
    replaceFolder('generated', made);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  mkdirSync('docs', { recursive: true });
  writeChanged('docs/forms.md', printDocs(inputs));
}

/** Writes a file unless it holds the text already, so that whoever watches it hears of real changes only. */
function writeChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

/** The texts of `forms.ts`, `held-forms.ts`, `addresses.ts`, `found-kinds.ts`, `forms/` and `validators/`, by name. */
function printForms(inputs: Inputs): Map<string, string> {
  const { compiled, faults } = compileForms(readForms(), inputs);
  if (faults.length > 0) throw new GenerationError(faults);
  const definitions = compiled.map(({ definition }) => definition);
  const texts = new Map([
    ['forms.ts', HEADER + printTable(definitions)],
    ['held-forms.ts', HEADER + printHeldTable(definitions)],
    ['addresses.ts', HEADER + printAddresses(definitions)],
    ['found-kinds.ts', HEADER + printFoundKinds(compiled, inputs.contract)],
  ]);
  for (const one of compiled) {
    const { definition, form } = one;
    const { name } = definition;
    texts.set(`forms/${name}.ts`, HEADER + printEntity(one, inputs.contract));
    texts.set(`validators/${name}.js`, HEADER + compileValidator(form.rules));
    texts.set(`validators/${name}.d.ts`, HEADER + VALIDATOR_TYPES);
  }
  return texts;
}

async function printTypes(json: string): Promise<string> {
  const document = JSON.parse(json) as OpenAPI3;
  return HEADER + astToString(await openapiTypescript(document, { defaultNonNullable: false, silent: true }));
}

// `--if-changed` leaves alone what fits its inputs by its stamp; tests/repo/generate.test.ts compares it with what would be made.
if (import.meta.main && process.argv.includes('--if-changed') && isCurrent()) {
  console.log('Up to date');
} else if (import.meta.main) {
  const started = performance.now();
  try {
    await generate();
    console.log(`Generated in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
