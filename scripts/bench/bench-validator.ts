import type { Plugin } from 'vite';
import { benchSchema } from '../../src/workbench/bench/bench-form.ts';
import { compileValidator } from '../generate/compile-validator.ts';
import type { JsonObject } from '../generate/json.ts';

/** Puts the bench form's validator, compiled as `npm run generate` does for definitions, in the place of its file: what is measured is what users get. */
export function benchValidator(): Plugin {
  return {
    name: 'bench-validator',
    load: (id) =>
      id.endsWith('/src/workbench/bench/bench-validator.ts')
        ? compileValidator(JSON.parse(JSON.stringify(benchSchema)) as JsonObject)
        : undefined,
  };
}
