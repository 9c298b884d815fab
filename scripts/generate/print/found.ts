import type { FoundKind } from '../../../src/contract/found-kind.ts';
import type { Contract } from '../contract.ts';
import type { CompiledDefinition } from '../forms.ts';
import { listData } from './list-data.ts';

/** Columns that say nothing in words, or nothing without their header. */
const SILENT: ReadonlySet<string> = new Set(['image', 'boolean', 'number']);

/** How many facts are shown of a found thing beside its title. */
const MOST = 3;

/** What a search shows of the things of each definition that it looks through: their picture, title and second line, and where they are opened. */
export function printFoundKinds(compiled: readonly CompiledDefinition[], contract: Contract): string {
  const searched = contract.schema('SearchKind')?.enum;
  const kinds = Array.isArray(searched) ? searched : [];
  const rows = compiled
    .filter(({ definition }) => kinds.includes(definition.name))
    .map((one) => JSON.stringify(foundKind(one, contract), null, 2));
  return [
    `import type { FoundKind } from '../src/contract/found-kind.ts';`,
    '',
    `export const foundKinds: readonly FoundKind[] = [${rows.join(', ')}];`,
    '',
  ].join('\n');
}

function foundKind({ definition, operations, parameters }: CompiledDefinition, contract: Contract): FoundKind {
  const { name, id = '', title = '', list } = definition;
  const { columns = [] } = list && operations.list ? listData(definition, list, operations.list, contract) : {};
  const shown = columns.filter(({ optional }) => !optional);
  const image = shown.find(({ kind }) => kind === 'image');
  return {
    name,
    id,
    title,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(list?.search === undefined ? {} : { isSearched: true }),
    ...(image ? { image: image.field } : {}),
    columns: shown
      .filter(({ field, kind }) => field !== title && !SILENT.has(kind))
      .slice(0, MOST)
      .map(
        ({
          sort: _sort,
          sortedBy: _sortedBy,
          wide: _wide,
          person: _person,
          edits: _edits,
          secondary: _secondary,
          secondaryWords: _words,
          ...column
        }) => column,
      ),
  };
}
