import type { AddOn, EntityRoute } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import type { FeaturePage } from '../../engine/routing/feature.ts';
import { navigatedEntities, ownAddress } from '../entity-list.ts';
import { loadEditorScreen, loadListScreen } from '../entity-screens.tsx';
import { featureLists, featurePages } from '../features.ts';
import { navigationAreas, navigationOrder } from './navigation-order.ts';

/** One place of the navigation. */
export interface NavigationEntry {
  href: string;
  /** Addresses below these belong to it too. */
  below: readonly string[];
  /** Of those, addresses below these belong to another entry. */
  except?: readonly string[];
  icon: string;
  /** A key below `places`, or the words themselves. */
  label: string | Text;
  /** The add-on that a site needs, or some of which it needs one. */
  requires?: AddOn | readonly AddOn[] | undefined;
  /** It stands beneath the entry before it whose address its own begins with. */
  isNested: boolean;
  /** Fetches the page's code ahead. */
  load(): Promise<unknown>;
}

/** The entries of a group in the authored order, those whose address lies below a page right beneath that page. */
export function entriesOf(
  area: string,
  pages: readonly FeaturePage[] = featurePages,
  entities: readonly EntityRoute[] = navigatedEntities(),
): NavigationEntry[] {
  const each: NavigationEntry[] = [
    ...entities.filter((entity) => entity.area === area).map(entityEntry),
    ...pages.filter((page) => page.area === area).map(pageEntry),
  ];
  const all = each.map((entry) => ({
    ...entry,
    except: each
      .filter((other) => other !== entry)
      .flatMap((other) => [other.href, ...other.below])
      .filter((address) => [entry.href, ...entry.below].some((one) => address.startsWith(`${one}/`))),
  }));
  const above = ({ href }: NavigationEntry) => all.find((other) => href.startsWith(`${other.href}/`));
  const placed = all.toSorted((one, other) => placeOf(one) - placeOf(other));
  return placed
    .filter((entry) => above(entry) === undefined)
    .flatMap((entry) => [
      entry,
      ...placed.filter((other) => above(other) === entry).map((other) => ({ ...other, isNested: true })),
    ]);
}

const order: readonly string[] = navigationAreas.flatMap((area) => navigationOrder[area]);

/** Where an entry stands among the others; what the authored order does not name stands last. */
function placeOf({ href }: NavigationEntry): number {
  const place = order.indexOf(href);
  return place < 0 ? order.length : place;
}

function entityEntry(route: EntityRoute): NavigationEntry {
  const { paths, icon, labels, requires, isListed } = route;
  const href = ownAddress(route) ?? paths.list;
  const load = isListed ? (featureLists[href] ?? (() => loadListScreen(route))) : () => loadEditorScreen(route);
  const below = [href.replace(/\/list$/, ''), ...(paths.edit ? [beginning(paths.edit)] : [])];
  const shared = { href, below, icon, label: labels.many, isNested: false, load };
  return requires === undefined ? shared : { ...shared, requires };
}

const pageEntry = ({
  href,
  icon,
  title,
  isLanding = false,
  requiresOneOf: requires,
  load,
}: FeaturePage): NavigationEntry => ({
  href,
  requires,
  below: isLanding ? [href] : [],
  icon,
  label: title,
  isNested: false,
  load,
});

/** What an address of one thing begins with: the editors of an entity may lie elsewhere than its list. */
const beginning = (path: string): string => path.replace(/\/\{.*$/, '');

/** Whether an entry leads to an address itself (`page`), or to what the page there belongs to (`true`). */
export function currentAt(entry: NavigationEntry, pathname: string): 'page' | 'true' | undefined {
  const { href, below, except = [] } = entry;
  if (pathname === href) return 'page';
  const isBelow = (one: string) => pathname === one || pathname.startsWith(`${one}/`);
  return below.some(isBelow) && !except.some(isBelow) ? 'true' : undefined;
}

/** The group that an address belongs to; undefined for Home and for what is nowhere. */
export function areaAt(pathname: string): (typeof navigationAreas)[number] | undefined {
  return navigationAreas.find((area) => entriesOf(area).some((entry) => currentAt(entry, pathname) !== undefined));
}
