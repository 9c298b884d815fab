import type { CompiledValidator, Entity, ListParameters, Page, Read, Source } from '../contract/entity.ts';
import { apiFetch } from '../contract/fetcher.ts';
import type { CompiledForm, SourceAddress } from './protocol.ts';

/** How many rows the list's preview has without a service. */
const SAMPLE_ROWS = 12;

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
    ...(form.within ? { within: { ...form.within, read: one(form.within.readPath) } } : {}),
    ...(list === undefined ? {} : { readPage: (parameters: ListParameters) => read<Page>(list, parameters) }),
    ...(readPath === undefined ? {} : { read: one(readPath) }),
    ...(paths.create === undefined ? {} : { create: refuse }),
    ...(paths.edit === undefined ? {} : { update: refuse }),
    calls: Object.fromEntries(actions.map(({ name }) => [name, refuse])),
  };
}

const refuse = (): Promise<object> => Promise.reject(new Error('The workbench writes nothing.'));

function sourceOf({ path, searchParameter: parameter, isFilled }: SourceAddress, hasService: boolean): Source {
  const none = async (): Promise<readonly object[]> => [];
  return {
    searches: parameter !== undefined,
    isFilled,
    read: (search, given = {}) =>
      hasService
        ? fetched(path, parameter ? { ...given, ...(search ? { [parameter]: search } : {}), pageSize: 50 } : given)
        : { queryKey: keyOf(path, {}, 'none'), queryFn: none },
  };
}

function fetched<Data>(path: string, parameters: ListParameters): Read<Data> {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  return {
    queryKey: keyOf(path, parameters, 'service'),
    queryFn: ({ signal }) => apiFetch<Data>(query.size > 0 ? `${path}?${query}` : path, { method: 'GET', signal }),
  };
}

function sampled<Data>(path: string, form: CompiledForm): Read<Data> {
  const { id } = form.data;
  const rows = Array.from({ length: SAMPLE_ROWS }, (_, index) => ({ ...form.sample, [id]: `sample-${index}` }));
  const body: object = path === form.paths.list ? { items: rows, total: rows.length } : form.sample;
  return { queryKey: keyOf(path, {}, JSON.stringify(form.sample)), queryFn: async () => body as Data };
}

/** What a read is cached under: its address, its parameters and where it comes from. */
function keyOf(path: string, parameters: ListParameters, origin: string): readonly unknown[] {
  return [path, parameters, origin];
}
