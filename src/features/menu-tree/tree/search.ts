import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';
import { foldText } from '../../../../openapi/formats/text.ts';

/** What a search shows. */
export interface Matches {
  /** The items that fit. */
  found: ReadonlySet<string>;
  /** The items and groups above those that fit. */
  above: ReadonlySet<string>;
}

/**
 * The items whose title, identifier or address holds a text, and all above them; undefined while nothing is searched.
 */
export function matchesOf(groups: readonly MenuGroup[], query: string): Matches | undefined {
  const wanted = foldText(query.trim());
  if (wanted === '') return undefined;
  const found = new Set<string>();
  const above = new Set<string>();
  const search = (items: readonly MenuItem[]): boolean =>
    items.reduce((isAny, item) => {
      const isAbove = search(item.children);
      const isFound = [item.title, item.identifier, item.route?.path ?? ''].some((text) =>
        foldText(text).includes(wanted),
      );
      if (isAbove) above.add(item.id);
      if (isFound) found.add(item.id);
      return isAny || isAbove || isFound;
    }, false);
  for (const group of groups) if (search(group.children)) above.add(group.id);
  return { found, above };
}

/** What a row shows beside its title: where it leads, or its identifier where that alone is why a search found it. */
export function detailOf({ title, identifier, route }: MenuItem, query: string): string {
  const wanted = foldText(query.trim());
  const path = route?.path ?? '';
  const isSeen = [title, path].some((text) => foldText(text).includes(wanted));
  return !isSeen && foldText(identifier).includes(wanted) ? identifier : path;
}

/**
 * A title cut where the searched text stands in it: before, the text itself, and after; undefined when it does not hold
 * it.
 */
export function cutAt(title: string, query: string): readonly [string, string, string] | undefined {
  const wanted = foldText(query.trim());
  if (wanted === '') return undefined;
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  for (let start = 0; start < letters.length; start++) {
    let so = '';
    for (let end = start; end < letters.length && so.length < wanted.length; end++) {
      so += foldText(letters[end] ?? '');
      if (so !== '' && so.startsWith(wanted)) {
        return [
          letters.slice(0, start).join(''),
          letters.slice(start, end + 1).join(''),
          letters.slice(end + 1).join(''),
        ];
      }
      if (!wanted.startsWith(so)) break;
    }
  }
  return undefined;
}
