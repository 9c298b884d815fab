import type { EntityRoute } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import type { FeaturePage } from '../../engine/routing/feature.ts';
import { navigatedEntities, ownAddress } from '../entity-list.ts';
import { loadEditorScreen, loadListScreen } from '../entity-screens.tsx';
import { featureLists, featurePages, firstEntries } from '../features.ts';

/** One place of the navigation. */
export interface NavigationEntry {
  href: string;
  /** Addresses below these belong to it too. */
  below: readonly string[];
  /** Of those, addresses below these belong to another entry. */
  except?: readonly string[];
  icon: string;
  /** A key below `titles`, or the words themselves. */
  label: string | Text;
  requires?: EntityRoute['requires'];
  /** It stands beneath the entry before it whose address its own begins with. */
  isNested: boolean;
  /** Fetches the page's code ahead. */
  load(): Promise<unknown>;
}

/** The entries of a group: its pages and entities in order, those whose address lies below a page right beneath that page. */
export function entriesOf(
  area: string,
  pages: readonly FeaturePage[] = featurePages,
  entities: readonly EntityRoute[] = navigatedEntities,
): NavigationEntry[] {
  const each: NavigationEntry[] = [
    ...entities.filter((entity) => entity.area === area).map(entityEntry),
    ...pages.filter((page) => page.area === area).map(pageEntry),
  ];
  const all = each.map((entry) => ({
    ...entry,
    except: each
      .filter(
        (other) => other !== entry && [entry.href, ...entry.below].some((one) => other.href.startsWith(`${one}/`)),
      )
      .map(({ href }) => href),
  }));
  const above = ({ href }: NavigationEntry) => all.find((other) => href.startsWith(`${other.href}/`));
  const top = all.filter((entry) => above(entry) === undefined);
  // A page that others stand beneath leads its group, as the place of them all.
  const leads = (entry: NavigationEntry): boolean => all.some((other) => above(other) === entry);
  const rank = (entry: NavigationEntry): number => (firstEntries.includes(entry.href) ? 0 : leads(entry) ? 1 : 2);
  return top
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((entry) => [
      entry,
      ...all.filter((other) => above(other) === entry).map((other) => ({ ...other, isNested: true })),
    ]);
}

function entityEntry(route: EntityRoute): NavigationEntry {
  const { paths, icon, labels, requires, isListed } = route;
  const href = ownAddress(route) ?? paths.list;
  const load = isListed ? (featureLists[href] ?? (() => loadListScreen(route))) : () => loadEditorScreen(route);
  const below = [href.replace(/\/list$/, ''), ...(paths.edit ? [beginning(paths.edit)] : [])];
  const shared = { href, below, icon, label: labels.many, isNested: false, load };
  return requires === undefined ? shared : { ...shared, requires };
}

const pageEntry = ({ href, icon, title, isLanding = false, load }: FeaturePage): NavigationEntry => ({
  href,
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
