/** What compiled validators may import, by the name under which the workbench serves it. */
export const runtimeModules: Readonly<Record<string, string>> = {
  equal: 'ajv/dist/runtime/equal.js',
  ucs2length: 'ajv/dist/runtime/ucs2length.js',
  formats: 'ajv-formats/dist/formats.js',
  'web-address': 'openapi/formats/web-address.ts',
};

/**
 * A compiled validator as the workbench serves it: its imports name packages, which only a bundler knows, and become the addresses of the served modules.
 * @throws {Error} when it imports something that is not served
 */
export function withServedImports(code: string): string {
  return code.replace(/^(import \* as \w+ from )"([^"]+)";$/gm, (_line, start: string, id: string) => {
    const name = Object.keys(runtimeModules).find((each) => runtimeModules[each] === id.replace('../../', ''));
    if (name === undefined)
      throw new Error(`The workbench does not serve ${id}; add it to scripts/forms/runtime-modules.ts.`);
    return `${start}"/runtime/${name}.js";`;
  });
}
