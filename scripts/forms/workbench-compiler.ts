import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Compilation, CompiledForm, Fault, NewPage, NewPages, Vocabulary } from '../../src/workbench/protocol.ts';
import type { Json } from '../../src/workbench/studio/json.ts';
import { printDefinition } from '../../src/workbench/studio/print-definition.ts';
import type { BoundOperation } from '../generate/bound-operation.ts';
import type { Inputs } from '../generate/checking.ts';
import { valuesParameter } from '../generate/checks/operations/named.ts';
import { swedishOf } from '../generate/checks/texts/languages.ts';
import { Contract, searchParameter, sizeParameter } from '../generate/contract.ts';
import { type CompiledDefinition, compileOne, type ReadForm, readForm, readInputs } from '../generate/forms.ts';
import type { JsonObject } from '../generate/json.ts';
import { entityData, sourcesOf, withinData } from '../generate/print/entity.ts';
import type { FormFiles } from './form-files.ts';
import { firstDefinition, landingsOf, trialOf, unusedPages } from './new-pages.ts';
import { offersOf, vocabularyOf } from './offers.ts';
import { sampleRows } from './sample.ts';

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
  /** The other definitions as they were read last, with their texts. */
  private readonly kept = new Map<string, { text: string; form: ReadForm }>();

  constructor(files: FormFiles) {
    this.files = files;
  }

  /** Reads contract, form language and widget table again. While they are being written the former ones stay; then false. */
  refresh(): boolean {
    try {
      this.inputs = inputsNow();
      this.kept.clear();
      return true;
    } catch {
      return false;
    }
  }

  /** Compiles the text of the definition `name` among all others as they are on disk; never throws for what is wrong with the text. */
  compile(name: string, text: string): Compilation {
    const began = performance.now();
    const { found, faults } = this.checked(name, text);
    const form = found && this.formOf(found);
    const milliseconds = performance.now() - began;
    return form ? { faults, form, milliseconds } : { faults, milliseconds };
  }

  private checked(name: string, text: string): { found: CompiledDefinition | undefined; faults: Fault[] } {
    const file = `${name}.json`;
    const one = readForm(file, text, this.inputs);
    const others = [...this.files.texts().set(file, text)];
    const all = others.map(([each, its]) => (each === file ? one : this.read(each, its)));
    const found = compileOne(one, all, this.inputs);
    return { found, faults: one.file.faults.toSorted((a, b) => a.line - b.line).map(({ file: _, ...fault }) => fault) };
  }

  /** Another definition, read again only when it changed. */
  private read(name: string, text: string): ReadForm {
    const kept = this.kept.get(name);
    if (kept?.text === text) return kept.form;
    const form = readForm(name, text, this.inputs);
    this.kept.set(name, { text, form });
    return form;
  }

  /** What every definition is made of. */
  vocabulary(): Vocabulary {
    return vocabularyOf(this.inputs, this.swedish());
  }

  private swedish(): Vocabulary['swedish'] {
    return swedishOf([...this.files.texts()].map(([each, its]) => this.read(each, its).file));
  }

  /** What pages can be made of that no definition is about yet; of each, a first definition passes the check. */
  newPages(): NewPages {
    const definitions = [...this.files.texts()].flatMap(([each, its]) => this.read(each, its).definition ?? []);
    const [icon = ''] = this.inputs.icons;
    const pages = unusedPages(this.inputs, definitions).filter(
      (page) => this.firstText(trialOf(page, icon), page.update).faults.length === 0,
    );
    return { pages, landings: landingsOf(definitions) };
  }

  /** The text of a first definition, and what the check refuses of what is said about it. */
  firstText(page: NewPage, update: string | undefined): { text: string; faults: readonly Fault[] } {
    const check = (definition: Json) => this.checked(page.name, printDefinition(definition)).faults;
    const { definition, faults } = firstDefinition(page, update, {
      inputs: this.inputs,
      entities: [...this.files.names(), page.name],
      check,
      swedish: this.swedish(),
    });
    return { text: printDefinition(definition), faults };
  }

  private formOf(compiled: CompiledDefinition): CompiledForm {
    const { contract } = this.inputs;
    const { form, operations, within } = compiled;
    const { list, read, create } = operations;
    const { schema } = compiled.definition;
    const held = schema === undefined ? undefined : contract.named(schema);
    const whole = held ?? (read ?? create)?.reply?.schema ?? (list && contract.rowOf(list)) ?? {};
    const [sample = {}, ...others] = sampleRows(contract, whole);
    return {
      // Printed as JSON in the generated code too: what JSON cannot say must not differ between the two.
      data: JSON.parse(JSON.stringify(entityData(compiled, contract))) as CompiledForm['data'],
      validator: this.validatorOf(form.rules),
      paths: { ...(list ? { list: addressOf(list) } : {}), ...(read ? { read: addressOf(read) } : {}) },
      ...(read?.replyHolds === undefined ? {} : { readHolds: read.replyHolds }),
      hasUses: operations.uses !== undefined,
      isWhole: list !== undefined && contract.isWhole(list),
      ...(within ? { within: { ...withinData(within), readPath: addressOf(within.read) } } : {}),
      sources: this.sources(compiled),
      sample,
      sampleRows: [sample, ...others],
      offers: offersOf(compiled, this.inputs, this.files.names()),
    };
  }

  private validatorOf(schema: JsonObject): string {
    const hash = createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 20);
    const address = `${validatorAddress}${hash}.js`;
    this.schemas.set(address, schema);
    return address;
  }

  private sources(compiled: CompiledDefinition): CompiledForm['sources'] {
    const sources = [...sourcesOf(compiled)].flatMap(([id, isFilled]) => {
      const operation = this.inputs.contract.operations.get(id);
      if (!operation) return [];
      const { path, parameters } = operation;
      const names = {
        searchParameter: searchParameter({ parameters }),
        sizeParameter: sizeParameter({ parameters }),
        valuesParameter: valuesParameter({ parameters }),
      };
      const isOne = this.inputs.contract.rowOf(operation) === undefined;
      return [[id, { path, ...names, isFilled, isOne }] as const];
    });
    return Object.fromEntries(sources);
  }
}

/** The address of an operation, with its fixed parameters filled in. */
function addressOf({ path, parameters, fixed }: BoundOperation): string {
  const filled = path.replace(/\{([^}]+)\}/g, (open, name: string) =>
    Object.hasOwn(fixed, name) ? encodeURIComponent(String(fixed[name])) : open,
  );
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && Object.hasOwn(fixed, parameter.name));
  const query = new URLSearchParams(inQuery.map(({ name }) => [name, String(fixed[name])]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

function inputsNow(): Inputs {
  return readInputs(new Contract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject));
}
