import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compilation, CompiledForm } from '../../src/workbench/protocol.ts';
import type { Inputs } from '../generate/checking.ts';
import { Contract, type Operation, searchParameter } from '../generate/contract.ts';
import type { Definition } from '../generate/definition.ts';
import { type CompiledDefinition, compileForms, readInputs } from '../generate/forms.ts';
import type { JsonObject } from '../generate/json.ts';
import { entityData } from '../generate/print-entity.ts';
import type { FormFiles } from './form-files.ts';
import { sampleOf } from './sample.ts';

/** Where the page finds the validators' modules. */
const validatorAddress = '/workbench-validators/';

/**
 * Compiles single definitions as `npm run generate` does, on the contract that it bundled last. That file, the form language and the widget table are
 * read once; `refresh` reads them again.
 */
export class WorkbenchCompiler {
  /** The schemas of all validators that a page may ask for, by the name of their module. */
  readonly schemas = new Map<string, JsonObject>();
  private readonly files: FormFiles;
  private inputs = inputsNow();

  constructor(files: FormFiles) {
    this.files = files;
  }

  /** Reads contract, form language and widget table again. While they are being written the former ones stay; then false. */
  refresh(): boolean {
    try {
      this.inputs = inputsNow();
      return true;
    } catch {
      return false;
    }
  }

  /** Compiles the text of the definition `name` among all others as they are on disk; never throws for what is wrong with the text. */
  compile(name: string, text: string): Compilation {
    const began = performance.now();
    const file = `${name}.json`;
    const { compiled, faults: all } = compileForms(this.files.texts().set(file, text), this.inputs);
    const faults = all.filter((fault) => fault.file === `forms/${file}`).map(({ file: _, ...fault }) => fault);
    const found = compiled.find(({ definition }) => definition.name === name);
    const form = found && this.formOf(found);
    const milliseconds = performance.now() - began;
    return form ? { faults, form, milliseconds } : { faults, milliseconds };
  }

  private formOf({ definition, form, operations }: CompiledDefinition): CompiledForm {
    const { contract } = this.inputs;
    const sample = sampleOf(contract, operations.read.reply?.schema ?? {});
    return {
      // Printed as JSON in the generated code too: what JSON cannot say must not differ between the two.
      data: JSON.parse(JSON.stringify(entityData(definition, form, operations, contract))) as CompiledForm['data'],
      validator: this.validatorOf(form.rules),
      paths: { list: operations.list.path, read: operations.read.path },
      sources: this.sources(definition, form.sources),
      sample: typeof sample === 'object' && sample !== null ? sample : {},
    };
  }

  private validatorOf(schema: JsonObject): string {
    const hash = createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 20);
    const address = `${validatorAddress}${hash}.js`;
    this.schemas.set(address, schema);
    return address;
  }

  private sources(definition: Definition, ofForm: Iterable<string>): CompiledForm['sources'] {
    const ids = [...ofForm, ...(definition.list.filters ?? []).flatMap(({ source }) => source ?? [])];
    const operations = ids
      .map((id) => this.inputs.contract.operations.get(id))
      .filter((one): one is Operation => !!one);
    return Object.fromEntries(
      operations.map(({ id, path: address, parameters }) => [
        id,
        { path: address, searchParameter: searchParameter({ parameters }) },
      ]),
    );
  }
}

function inputsNow(): Inputs {
  return readInputs(new Contract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject));
}
