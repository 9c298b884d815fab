import path from 'node:path';
import { parseArgs } from 'node:util';
import { readDescription } from './adopt/description.ts';
import { checkDefinitions, checkFolder, writeProject } from './adopt/project-folder.ts';
import { adopt } from './adopt/take.ts';
import { command, PlainError } from './plain-error.ts';

const usage = 'Usage: npm run adopt -- DESCRIPTION --to FOLDER [--resource /things]... [--id PROPERTY]';

/** `npm run adopt`: takes the description of another service into a console of its own (docs/other-services.md). */
await command(async () => {
  const { file, folder, resources, id } = readOptions(process.argv.slice(2));
  checkFolder(folder);
  const { files, notes } = adopt(readDescription(file), resources, id);
  checkDefinitions(folder, files);
  const kept = writeProject(folder, files);
  for (const note of notes) console.log(note);
  for (const name of kept)
    console.log(`${name} stays as it is: delete it, and run this again, to have it written again.`);
  console.log(`\nWritten into ${folder}:`);
  for (const name of [...files.keys()].filter((one) => !kept.includes(one))) console.log(`  ${name}`);
  console.log(
    `\nCheck openapi/service.yaml, then: cd ${folder} && npm run generate && npm run adopted -- --service ADDRESS${
      resources.length === 0
        ? '\nNo resource was chosen: run it again with --resource /things for a first definition.'
        : ''
    }`,
  );
});

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const options = { to: text, id: text, resource: { type: 'string', multiple: true } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [file, more] = positionals;
    if (file === undefined || more !== undefined) throw new PlainError(`Name one description. ${usage}`);
    if (values.to === undefined) throw new PlainError(`Say where the console is to stand. ${usage}`);
    return { file, folder: path.resolve(values.to), resources: values.resource ?? [], id: values.id };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`${error instanceof Error ? error.message : String(error)} ${usage}`);
  }
}
