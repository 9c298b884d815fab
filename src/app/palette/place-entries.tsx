import type { Text } from '../../contract/text.ts';
import { paths } from '../../engine/routing/paths.ts';
import { AreaIcon } from '../../ui/area-icon.tsx';
import { entitiesOf, ownAddress } from '../entity-list.ts';
import { entriesOf, type NavigationEntry } from '../shell/navigation-entries.ts';
import { navigationAreas } from '../shell/navigation-order.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** A page or an action, with all that it is found by. */
export interface Findable extends PaletteEntry {
  /** Its names in every language, and other words for it. */
  names: readonly string[];
}

/** What pages are written with, and which of them the user may enter. */
export interface PlaceWords {
  text(text: Text): string;
  /** The words of a key below `places`. */
  title(key: string): string;
  area(area: string): string;
  isOpen(requires: NavigationEntry['requires']): boolean;
  isSuperAdministrator: boolean;
}

/** Every page of the navigation, and those that the pages of settings lead to. */
export function placeEntries(words: PlaceWords): Findable[] {
  const { text, title, area: nameOf, isOpen, isSuperAdministrator } = words;
  const isMine = (href: string) => isSuperAdministrator || !href.startsWith(paths.superAdmin.root());
  const navigated = navigationAreas.flatMap((area) =>
    entriesOf(area)
      .filter(({ requires, href }) => isOpen(requires) && isMine(href))
      .map(({ href, icon, label }) => {
        const names = typeof label === 'string' ? [title(label)] : [text(label), label.en, label.sv];
        return {
          id: `page${href}`,
          title: names[0] ?? '',
          second: nameOf(area),
          picture: <AreaIcon name={icon} />,
          href,
          names,
        };
      }),
  );
  const landed = [paths.siteSettings.root(), paths.superAdmin.root()].flatMap((landing) =>
    entitiesOf(landing)
      .filter(({ requires }) => isOpen(requires))
      .map((entity) => {
        const href = ownAddress(entity) ?? landing;
        const name = entity.labels.many;
        const second = title(landing === paths.superAdmin.root() ? 'superAdmin' : 'siteSettings');
        return {
          id: `page${href}`,
          title: text(name),
          second,
          picture: <AreaIcon name={entity.icon} />,
          href,
          names: [name.en, name.sv],
        };
      })
      .filter(({ href }) => isMine(href) && isMine(landing)),
  );
  return [...navigated, ...landed];
}
