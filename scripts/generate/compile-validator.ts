import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonObject } from './json.ts';

/**
 * A form's validator as an ES module: Ajv's standalone code, so that the console needs no `eval` (its content security policy forbids it). Ajv leaves
 * `require` calls in its output even when asked for ES modules; they become imports.
 */
export function compileValidator(schema: JsonObject): string {
  const ajv = new Ajv2020({ allErrors: true, strict: false, code: { source: true, esm: true, lines: false } });
  ajv.addSchema(schema, 'form');
  const modules: string[] = [];
  const code = standalone(ajv, { validate: 'form' }).replace(/require\("([^"]+)"\)/g, (_call: string, id: string) => {
    if (!modules.includes(id)) modules.push(id);
    return `interop(module${modules.indexOf(id)})`;
  });
  const imports = modules.map((id, index) => `import * as module${index} from ${JSON.stringify(`${id}.js`)};`);
  const interop = 'const interop = (namespace) => (namespace.default?.__esModule ? namespace.default : namespace);';
  return [...imports, ...(modules.length > 0 ? [interop] : []), code.replace(/^"use strict";/, ''), ''].join('\n');
}

/** The types of a compiled validator's module. */
export const VALIDATOR_TYPES =
  "import type { CompiledValidator } from '../../src/contract/entity.ts';\nexport declare const validate: CompiledValidator;\n";
