import { parseArgs } from 'node:util';
import { bundleContract } from './generate/bundle-contract.ts';
import { Contract } from './generate/contract.ts';
import { type Fault, faultLine, GenerationError } from './generate/faults.ts';
import { compileForms, readForms, readInputs } from './generate/forms.ts';
import type { JsonObject } from './generate/json.ts';
import { command } from './plain-error.ts';

/**
 * `npm run forms:check`: every mistake in the form definitions, each with its file, its line and what to do, and how many there are; exit code 1 when there is
 * one. `--json` prints the same for tools: `{files, mistakes: [{file, line, message, suggestion, place}]}`.
 */
await command(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const texts = readForms();
  const mistakes = await findMistakes(texts);
  if (values.json) console.log(JSON.stringify({ files: texts.size, mistakes }, null, 2));
  else {
    for (const mistake of mistakes) console.log(faultLine(mistake));
    console.log(summary(texts.size, mistakes));
  }
  if (mistakes.length > 0) process.exitCode = 1;
});

/** Everything wrong with the definitions, or with the contract, without which they cannot be checked. */
async function findMistakes(texts: ReadonlyMap<string, string>): Promise<readonly Fault[]> {
  try {
    const contract = new Contract(JSON.parse(await bundleContract()) as JsonObject);
    return compileForms(texts, readInputs(contract)).faults;
  } catch (error) {
    if (error instanceof GenerationError) return error.faults;
    throw error;
  }
}

function summary(files: number, mistakes: readonly Fault[]): string {
  const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;
  if (mistakes.length === 0) return `${counted(files, 'form')} checked: no mistakes.`;
  const wrong = new Set(mistakes.map(({ file }) => file)).size;
  return `\n${counted(mistakes.length, 'mistake')} in ${counted(wrong, 'file')}; ${counted(files, 'form')} checked.`;
}
