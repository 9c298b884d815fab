import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readBaseContract } from './contract-impact/base-contract.ts';
import { compareContracts } from './contract-impact/compare-contracts.ts';
import { type Impact, printReport } from './contract-impact/report.ts';
import { readCode, touchedCode } from './contract-impact/touched-code.ts';
import { readMentions, touchedForms } from './contract-impact/touched-forms.ts';
import { bundleContract } from './generate/bundle-contract.ts';
import type { JsonObject } from './generate/json.ts';
import { isCurrent } from './generate/stamp.ts';
import { command, PlainError } from './plain-error.ts';

const usage = 'Usage: npm run contract:impact -- [--base REVISION] [--json]';
const notForms = ['form.schema.json', 'widgets.json'];

/** `npm run contract:impact`: what the contract as it is now means against a revision. A report: whatever it finds, it does not fail. */
await command(async () => {
  const { base: revision, json } = readOptions();
  const base = readBaseContract(revision);
  if ('missing' in base) {
    console.log(json ? JSON.stringify({ missing: base.missing, changes: [] }) : base.missing);
    return;
  }
  const code = readCode();
  const definitions = readMentions(
    globSync('forms/*.json')
      .filter((file) => !notForms.includes(basename(file)))
      .sort(),
  );
  const impacts = compareContracts(base.document, await contractNow()).map(
    (change): Impact => ({ ...change, forms: touchedForms(change, definitions), code: touchedCode(change, code) }),
  );
  console.log(json ? JSON.stringify({ base: base.name, changes: impacts }, null, 2) : printReport(base.name, impacts));
});

/** The contract as it is written now; the bundled one where it still fits. */
async function contractNow(): Promise<JsonObject> {
  const text = isCurrent() ? readFileSync('generated/openapi.json', 'utf8') : await bundleContract();
  return JSON.parse(text) as JsonObject;
}

function readOptions(): { base?: string | undefined; json?: boolean | undefined } {
  try {
    return parseArgs({ options: { base: { type: 'string' }, json: { type: 'boolean' } } }).values;
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}
