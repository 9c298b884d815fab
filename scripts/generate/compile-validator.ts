import { _, Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { formats } from '../../openapi/formats/web-address.ts';
import type { JsonObject } from './json.ts';

/** The contract's formats as the printed validators name them, from their folder. */
const FORMATS = _`require("../../openapi/formats/web-address.ts").formats`;

/**
 * A form's validator as an ES module: Ajv's standalone code, so that the console needs no `eval` (its content security policy forbids it). Ajv leaves
 * `require` calls in its output even when asked for ES modules; they become imports.
 */
export function compileValidator(schema: JsonObject): string {
  const code = { source: true, esm: true, lines: false, formats: FORMATS };
  const ajv = new Ajv2020({ allErrors: true, strict: false, formats, code });
  ajv.addSchema(schema, 'form');
  const modules: string[] = [];
  const printed = standalone(ajv, { validate: 'form' }).replace(
    /require\("([^"]+)"\)/g,
    (_call: string, id: string) => {
      if (!modules.includes(id)) modules.push(id);
      return `interop(module${modules.indexOf(id)})`;
    },
  );
  const imports = modules.map(
    (id, index) => `import * as module${index} from ${JSON.stringify(id.endsWith('.ts') ? id : `${id}.js`)};`,
  );
  const interop = 'const interop = (namespace) => (namespace.default?.__esModule ? namespace.default : namespace);';
  return [...imports, ...(modules.length > 0 ? [interop] : []), printed.replace(/^"use strict";/, ''), ''].join('\n');
}

/** The types of a compiled validator's module. */
export const VALIDATOR_TYPES =
  "import type { CompiledValidator } from '../../src/contract/entity.ts';\nexport declare const validate: CompiledValidator;\n";
