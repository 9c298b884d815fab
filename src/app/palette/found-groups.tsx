import { entities } from '../../../generated/forms.ts';
import { foundKinds } from '../../../generated/found-kinds.ts';
import type { SearchGroup } from '../../../generated/model/index.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import type { FoundKind } from '../../contract/found-kind.ts';
import { type CellWords, cellValue } from '../../engine/cells/cell-values.ts';
import { Thumbnail } from '../../engine/cells/thumbnail.tsx';
import { pathAbout } from '../../engine/entity/paths.ts';
import { paths } from '../../engine/routing/paths.ts';
import { textAt } from '../../engine/values/values.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** What the entries of found things are written with. */
export interface FoundWords {
  cells: CellWords;
  /** What a row is called, by the property that names it. */
  name(row: object, title: string): string;
  /** "All 214 in Players". */
  all(count: number, things: string): string;
  menu: { label: string; group(identifier: string): string };
}

/** The groups of the palette for what the service found: each thing as its definition's list shows it. */
export function foundGroups(groups: readonly SearchGroup[], typed: string, words: FoundWords): PaletteGroup[] {
  return groups.flatMap((group) => {
    if (group.kind === 'menu-item') return [menuGroup(group, words)];
    const found = foundKinds.find(({ name }) => name === group.kind);
    const entity = entities.find(({ name }) => name === group.kind);
    return found && entity ? [groupOf(group, { found, entity, typed, words })] : [];
  });
}

interface Known {
  found: FoundKind;
  entity: EntityRoute;
  typed: string;
  words: FoundWords;
}

function groupOf({ kind, items, total }: SearchGroup, { found, entity, typed, words }: Known): PaletteGroup {
  const label = words.cells.text(entity.labels.many);
  const entries = items.map((row) => entryOf(row, { found, entity, typed, words }));
  const isMore = total > items.length && found.isSearched === true;
  const all: PaletteEntry = {
    id: `${kind}/all`,
    title: words.all(total, label),
    picture: null,
    href: `${entity.paths.list}?${new URLSearchParams({ search: typed })}`,
    isAll: true,
  };
  return { id: kind, kind, label, total, entries: isMore ? [...entries, all] : entries };
}

function entryOf(row: object, { found, entity, words }: Known): PaletteEntry {
  const id = textAt(row, found.id);
  const title = words.name(row, found.title);
  const second = found.columns
    .map((column) => String(cellValue(column, row, words.cells)))
    .filter((text) => text !== '')
    .join(' · ');
  return {
    id: `${entity.name}/${id}`,
    title,
    second,
    picture:
      found.image === undefined ? (
        <AreaIcon name={entity.icon} />
      ) : (
        <Thumbnail address={textAt(row, found.image)} name={title} />
      ),
    href: pathAbout(found, entity.paths.edit ?? entity.paths.list, { id, thing: row }),
  };
}

function menuGroup({ items, total, kind }: SearchGroup, { menu }: FoundWords): PaletteGroup {
  const entries = items.map((item) => ({
    id: `${kind}/${textAt(item, 'id')}`,
    title: textAt(item, 'title'),
    second: menu.group(textAt(item, 'group')),
    picture: <AreaIcon name="list-tree" />,
    href: `${paths.menu()}?${new URLSearchParams({ open: textAt(item, 'id') })}`,
  }));
  return { id: kind, kind, label: menu.label, total, entries };
}
