import type { CompiledValidator, Entity, ListParameters, Page } from '../contract/entity.ts';
import { apiFetch } from '../contract/fetcher.ts';
import { pageOf } from '../contract/page-of.ts';
import type { GivenParameters, Read, Source } from '../contract/source.ts';
import { firstTab } from '../engine/list/use-list-state.ts';
import { valueAt } from '../engine/values/values.ts';
import type { CompiledForm, SourceAddress } from './protocol.ts';

/**
 * A compiled definition as the entity that the engine takes: what `npm run generate` prints as code is bound here by address. With a service its lists
 * and relations are read from there, otherwise they are made of the sample. Nothing is ever written.
 */
export function bindEntity(form: CompiledForm, validate: CompiledValidator, hasService: boolean): Entity {
  const read = <Data>(path: string, parameters: ListParameters = {}): Read<Data> =>
    hasService ? fetched(path, parameters) : sampled(path, form);
  const one = (path: string) => (id: string) => read<object>(path.replace(/\{[^}]+\}/, encodeURIComponent(id)));
  const { list, read: readPath } = form.paths;
  const { paths, actions } = form.data;
  return {
    ...form.data,
    validate,
    sources: Object.fromEntries(
      Object.entries(form.sources).map(([name, source]) => [name, sourceOf(source, hasService)]),
    ),
    makers: Object.fromEntries(makersOf(form).map((name) => [name, refuse])),
    ...(form.within ? { within: { ...form.within, read: one(form.within.readPath) } } : {}),
    ...(list === undefined
      ? {}
      : {
          readPage: (parameters: ListParameters) => {
            if (!hasService) return sampledPage(list, form);
            return form.isWhole ? wholePage(list, parameters) : fetched<Page>(...addressed(form, list, parameters));
          },
        }),
    ...(readPath === undefined ? {} : { read: (id: string) => heldBy(form, hasService, one(readPath)(id)) }),
    ...(paths.create === undefined ? {} : { create: refuse }),
    ...(paths.edit === undefined ? {} : { update: refuse }),
    ...(form.hasUses ? { uses: noUses } : {}),
    calls: Object.fromEntries(actions.map(({ name }) => [name, refuse])),
  };
}

/** Takes what is read out of its envelope; a sample lies in none. */
function heldBy({ readHolds }: CompiledForm, hasService: boolean, read: Read<object>): Read<object> {
  if (readHolds === undefined || !hasService) return read;
  return { ...read, queryFn: async (context) => valueAt(await read.queryFn(context), readHolds) as object };
}

/** An address with the tab of its list filled in, at first the first, and the parameters that are left. */
function addressed({ data }: CompiledForm, path: string, parameters: ListParameters): [string, ListParameters] {
  const [tabs] = data.list?.filters.filter(({ as }) => as === 'tabs') ?? [];
  if (!tabs || !path.includes(`{${tabs.parameter}}`)) return [path, parameters];
  const { [tabs.parameter]: tab = firstTab(tabs) ?? '', ...rest } = parameters;
  return [path.replace(`{${tabs.parameter}}`, encodeURIComponent(String(tab))), rest];
}

/** A page of a list whose rows come all at once. */
function wholePage(path: string, parameters: ListParameters): Read<Page> {
  const rows = fetched<readonly object[]>(path, {});
  return {
    queryKey: madeOf(rows.queryKey, parameters),
    queryFn: async (context) => pageOf(await rows.queryFn(context), parameters),
  };
}

/** The operations by which the form's widgets would make something. */
function makersOf({ data }: CompiledForm): string[] {
  const fields = data.form.sections.flatMap((section) => section.fields);
  return fields.flatMap(({ widget, options }) =>
    widget === 'tag-picker' && typeof options?.create === 'string' ? [options.create] : [],
  );
}

/** The thing in the form is nowhere used. */
const noUses: NonNullable<Entity['uses']> = () => ({ queryKey: keyOf('uses', {}, 'none'), queryFn: async () => [] });

const refuse = (): Promise<object> => Promise.reject(new Error('The workbench writes nothing.'));

function sourceOf(source: SourceAddress, hasService: boolean): Source {
  const { path, searchParameter: parameter, sizeParameter: size, valuesParameter: values, isFilled, isOne } = source;
  const limit: ListParameters = size === undefined ? {} : { [size]: 50 };
  const none = async (): Promise<readonly object[]> => [];
  return {
    searches: parameter !== undefined,
    isFilled,
    ...(values === undefined ? {} : { values }),
    read: (search, given = {}) => {
      if (!hasService) return { queryKey: keyOf(path, {}, 'none'), queryFn: none };
      const asked = { ...given, ...(parameter && search ? { [parameter]: search } : {}), ...limit };
      return isOne ? onlyRow(path, asked) : fetched(path, asked);
    },
  };
}

/** One thing as the only row. */
function onlyRow(path: string, parameters: GivenParameters): Read<readonly object[]> {
  const one = fetched<object>(path, parameters);
  return { queryKey: madeOf(one.queryKey, 'row'), queryFn: async (context) => [await one.queryFn(context)] };
}

function fetched<Data>(path: string, parameters: GivenParameters): Read<Data> {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  const query = new URLSearchParams(pairs);
  const sign = path.includes('?') ? '&' : '?';
  return {
    queryKey: keyOf(path, parameters, 'service'),
    queryFn: ({ signal }) =>
      apiFetch<Data>(query.size > 0 ? `${path}${sign}${query}` : path, { method: 'GET', signal }),
  };
}

/** Invented rows: of a list in tabs, the same in each. */
function sampledPage(path: string, { data: { id }, sampleRows }: CompiledForm): Read<Page> {
  const rows = sampleRows.map((row, index) => ({ ...row, [id]: `sample-${index}` }));
  return {
    queryKey: keyOf(path, {}, JSON.stringify(sampleRows)),
    queryFn: async () => ({ items: rows, total: rows.length }),
  };
}

function sampled<Data>(path: string, { sample }: CompiledForm): Read<Data> {
  return { queryKey: keyOf(path, { id: 'one' }, JSON.stringify(sample)), queryFn: async () => sample as Data };
}

/** What is made of another read is cached beside it. */
function madeOf(key: readonly unknown[], part: unknown): readonly unknown[] {
  return [...key, part];
}

/** What a read is cached under: its address, its parameters and where it comes from. */
function keyOf(path: string, parameters: GivenParameters, origin: string): readonly unknown[] {
  return [path, parameters, origin];
}
