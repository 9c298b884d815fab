import { entities } from '../../../generated/forms.ts';
import type { HomeChange, HomeNeed } from '../../../generated/model/index.ts';
import { filledPath, parametersOf } from '../../engine/entity/paths.ts';
import { paths } from '../../engine/routing/paths.ts';

type Filters = Readonly<Record<string, string>>;
/** Today and yesterday, `yyyy-MM-dd` in the user's time zone. */
type Days = readonly [string, string];

/**
 * The definition of the things of each reason, and the filters by which its list shows all of them; without any, those that
 * the definition says are watched.
 */
const places: Readonly<Record<HomeNeed['reason'], { entity: string; filters?: (days: Days) => Filters }>> = {
  layoutError: { entity: 'layout' },
  layoutWarning: { entity: 'layout' },
  gameWithoutResult: { entity: 'game', filters: ([, yesterday]) => ({ status: 'upcoming', startsUntil: yesterday }) },
  deadRoute: { entity: 'site-route' },
  sponsorEndsSoon: { entity: 'sponsor' },
  playerConsentEndsSoon: { entity: 'player' },
  staffConsentEndsSoon: { entity: 'staff' },
  articleScheduledToday: {
    entity: 'article',
    filters: ([today]) => ({ state: 'scheduled', publishedFrom: today, publishedUntil: today }),
  },
  articleLeavesToday: { entity: 'article' },
};

/** Where a need is seen to: the page of the thing where there is one alone, else the list of all of them. */
export function needAddress({ reason, total, things }: HomeNeed, days: Days): string {
  const { entity: name, filters: filtersOn } = places[reason];
  const route = entities.find((entity) => entity.name === name);
  const watched = route?.watch && { [route.watch.parameter]: route.watch.value };
  const filters = filtersOn?.(days) ?? watched;
  const [first] = things;
  const page = first && thingAddress(name, first.id);
  // Where no filter shows them all this leads to the first one; once it is mended, Home names the next.
  if (first && page !== undefined && (total === 1 || filters === undefined)) {
    return first.part === null ? page : `${page}?${new URLSearchParams({ open: first.part })}`;
  }
  const list = route?.paths.list ?? paths.home();
  return filters === undefined ? list : `${list}?${new URLSearchParams(filters)}`;
}

/** The page of a thing, by the name of its definition; undefined where its address takes more than its id. */
function thingAddress(entity: string, id: string): string | undefined {
  const edit = entities.find(({ name }) => name === entity)?.paths.edit;
  const [parameter, ...more] = parametersOf(edit ?? '');
  return edit === undefined || parameter === undefined || more.length > 0
    ? undefined
    : filledPath(edit, { [parameter]: id });
}

/** Where a changed thing is seen: its page, else that of all of its kind; undefined for what is gone or has no page. */
export function changeAddress({ entity, entityId, action }: HomeChange): string | undefined {
  if (entity === 'menu') return paths.menu();
  const route = entities.find(({ name }) => name === entity);
  if (!route) return undefined;
  const { list, edit } = route.paths;
  const own = [list, edit].find((path) => path !== undefined && !path.includes('{'));
  return (action === 'deleted' ? undefined : thingAddress(entity, entityId)) ?? own;
}
