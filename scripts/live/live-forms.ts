import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { FormFiles } from '../forms/form-files.ts';
import type { Inputs } from '../generate/checking.ts';
import { compileValidator } from '../generate/compile-validator.ts';
import { Contract } from '../generate/contract.ts';
import { type Fault, faultLine } from '../generate/faults.ts';
import { compileOne, type ReadForm, readForm, readInputs } from '../generate/forms.ts';
import type { JsonObject } from '../generate/json.ts';
import { printEntity } from '../generate/print/entity.ts';
import { routeOf } from '../generate/print/tables.ts';

/** What everything is compiled against; read again when one of these changed. */
const INPUTS = ['generated/openapi.json', 'forms/form.schema.json', 'forms/widgets.json'];

/** Editors write a file in several steps; this long after the last one counts as done, in milliseconds. */
const SETTLE = 20;

/** What came of a definition: its code, or why it is refused. */
type Compiled = { faults: readonly Fault[] } | { entity: string; validator: string; route: object };

/** Compiles one definition among the others, as `npm run generate` does with all of them, and only what depends on its file. */
class LiveForms {
  private readonly files: FormFiles;
  private inputs: { values: Inputs; version: string } | undefined;
  private readonly kept = new Map<string, { text: string; form: ReadForm }>();

  constructor(folder: string) {
    this.files = new FormFiles(folder);
  }

  compile(name: string): Compiled | undefined {
    const inputs = this.current();
    const file = `${name}.json`;
    const texts = this.files.texts();
    const text = texts.get(file);
    if (text === undefined) return undefined;
    const one = readForm(file, text, inputs);
    const all = [...texts].map(([each, its]) => (each === file ? one : this.read(each, its, inputs)));
    const found = compileOne(one, all, inputs);
    if (!found || one.file.faults.length > 0) return { faults: one.file.faults.toSorted((a, b) => a.line - b.line) };
    return {
      entity: printEntity(found, inputs.contract),
      validator: compileValidator(found.form.rules),
      route: routeOf(found.definition),
    };
  }

  private current(): Inputs {
    const version = INPUTS.map((file) => statSync(file).mtimeMs).join(' ');
    if (this.inputs?.version !== version) {
      const contract = new Contract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject);
      this.inputs = { values: readInputs(contract), version };
      this.kept.clear();
    }
    return this.inputs.values;
  }

  private read(name: string, text: string, inputs: Inputs): ReadForm {
    const kept = this.kept.get(name);
    if (kept?.text === text) return kept.form;
    const form = readForm(name, text, inputs);
    this.kept.set(name, { text, form });
    return form;
  }
}

/** The event that tells the page what is refused; an empty list takes it back. */
const REFUSED = 'touchline:refused';

/** The event that tells what a definition is called now, and where its pages are. */
const ROUTED = 'touchline:routed';

/**
 * Has the pages of `npm run dev` follow a definition at once, without a reload and without losing what was typed. What is refused is told in the page, and the
 * last good definition stays in use.
 */
export function liveForms(folder = 'forms'): Plugin {
  const root = path.resolve(folder);
  const forms = new LiveForms(root);
  /** The code of definitions that were changed, by their files; `npm run generate` writes the same a few seconds later. */
  const made = new Map<string, string>();
  return {
    name: 'live-forms',
    apply: 'serve',
    configureServer: (server) => {
      server.watcher.add(root);
      const waiting = new Map<string, NodeJS.Timeout>();
      server.watcher.on('all', (_event, file) => {
        clearTimeout(waiting.get(file));
        waiting.set(
          file,
          setTimeout(() => follow(server, file), SETTLE),
        );
      });
    },
    load: (id) => made.get(id),
    transform: (code, id) => {
      const [, routes] = ROUTES.exec(id) ?? [];
      if (routes !== undefined) return `${code}${followingNames(routes === 'forms' ? 'entities' : 'heldForms')}`;
      if (ADDRESSES.test(id)) return `${code}${KEPT}`;
      return GENERATED.test(id) ? `${code}${ACCEPTING}` : undefined;
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/manage/scripts/live/told-in-page.ts' } },
    ],
  };

  function follow(server: ViteDevServer, file: string): void {
    // What the generation wrote is as new as what was made here, or newer.
    made.delete(file);
    const [, name] = path.dirname(file) === root ? (/^([a-z-]+)\.json$/.exec(path.basename(file)) ?? []) : [];
    const compiled = name === undefined ? undefined : forms.compile(name);
    if (name === undefined || !compiled) return;
    const isRefused = 'faults' in compiled;
    server.ws.send(REFUSED, { name, faults: isRefused ? compiled.faults.map(faultLine) : [] });
    if (isRefused) return;
    server.ws.send(ROUTED, compiled.route);
    for (const [kind, text] of [
      [`validators/${name}.js`, compiled.validator],
      [`forms/${name}.ts`, compiled.entity],
    ] as const) {
      const module = path.resolve('generated', kind);
      made.set(module, text);
      for (const node of server.moduleGraph.getModulesByFile(module) ?? []) void server.reloadModule(node);
    }
  }
}

const GENERATED = /\/generated\/forms\/[a-z-]+\.ts$/;

const ROUTES = /\/generated\/(forms|held-forms)\.ts$/;

const ADDRESSES = /\/generated\/addresses\.ts$/;

/** Only the first script of a page asks for these; a page that is on screen has no use for others. */
const KEPT = `
import.meta.hot?.accept();
`;

/**
 * Names, addresses and groups are taken over at once, and again with the routes that `npm run generate` writes, which know definitions that came or went. The
 * console holds the list that it was loaded with, whichever this module gives since.
 */
const followingNames = (routes: string): string => `
import { followRoute, followRoutes, loadLive } from '../src/app/live-routes.ts';
if (import.meta.hot) {
  const kept = import.meta.hot.data;
  if (!kept.routes) loadLive(kept.routes = ${routes});
  import.meta.hot.on('${ROUTED}', (route) => followRoute(kept.routes, route));
  // Vite looks for this call as it is written here.
  import.meta.hot.accept((changed) => changed && followRoutes(kept.routes, changed.${routes}));
}
`;

/** The pages that show it take the new one; where none does, the page is loaded again once nothing typed is lost by that. */
const ACCEPTING = `
import { replaceEntity } from '../../src/app/live-entity.ts';
import { reloadWhenSaved } from '../../src/app/live-reload.ts';
import.meta.hot?.accept(async (changed) => {
  const [entity] = Object.values(changed ?? {});
  if (entity && !(await replaceEntity(entity))) reloadWhenSaved();
});
`;
