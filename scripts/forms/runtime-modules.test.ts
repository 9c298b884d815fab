import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileValidator } from '../generate/compile-validator.ts';
import { withServedImports } from './runtime-modules.ts';

test('everything that the generated validators import is served', () => {
  const validators = globSync('generated/validators/*.js');
  expect(validators).not.toEqual([]);
  for (const file of validators) {
    expect(withServedImports(readFileSync(file, 'utf8'))).not.toMatch(/^import .* from "(?!\/runtime\/)/m);
  }
});

test('what is not served is told, not left to fail in the browser', () => {
  expect(() => withServedImports('import * as module0 from "other/thing.js";')).toThrow(
    'does not serve other/thing.js',
  );
});

test('a validator that counts characters imports what it counts with', () => {
  const code = compileValidator({ type: 'object', properties: { name: { type: 'string', maxLength: 3 } } });
  expect(withServedImports(code)).toContain('from "/runtime/ucs2length.js"');
});
