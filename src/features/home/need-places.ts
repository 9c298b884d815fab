import { entities } from '../../../generated/forms.ts';
import type { HomeChange, HomeNeed } from '../../../generated/model/index.ts';
import { filledPath, parametersOf } from '../../engine/entity/paths.ts';
import { paths } from '../../engine/routing/paths.ts';

type Filters = Readonly<Record<string, string>>;
/** Today and yesterday, `yyyy-MM-dd` in the user's time zone. */
type Days = readonly [string, string];

/** Where the things of a reason are: their definition, and what is to be filled in. */
interface Place {
  entity: string;
  field?: string;
  /** What their list shows; without it, those that the definition says are watched. */
  filters?: (days: Days) => Filters;
}

const places: Readonly<Record<HomeNeed['reason'], Place>> = {
  layoutError: { entity: 'layout' },
  layoutWarning: { entity: 'layout' },
  gameWithoutResult: { entity: 'game', filters: ([, yesterday]) => ({ status: 'upcoming', startsUntil: yesterday }) },
  deadRoute: { entity: 'site-route' },
  sponsorEndsSoon: { entity: 'sponsor', field: 'contractUntil' },
  playerConsentEndsSoon: { entity: 'player', field: 'portraitConsentUntil' },
  staffConsentEndsSoon: { entity: 'staff', field: 'portraitConsentUntil' },
  articleScheduledToday: {
    entity: 'article',
    filters: ([today]) => ({ state: 'scheduled', publishedFrom: today, publishedUntil: today }),
  },
  articleEmbargoEndsToday: { entity: 'article', field: 'metadata.embargoUntil' },
  articleLeavesToday: { entity: 'article', field: 'metadata.unpublishAt' },
  pictureIncomplete: { entity: 'image', field: 'legal' },
};

/** Where a need is seen to: the page of the thing where there is one alone, else the list of all of them. */
export function needAddress({ reason, total, things }: HomeNeed, days: Days): string {
  const { entity: name, field, filters: filtersOn } = places[reason];
  const route = entities.find((entity) => entity.name === name);
  const watched = route?.watch && { [route.watch.parameter]: route.watch.value };
  const filters = filtersOn?.(days) ?? watched;
  const [first] = things;
  const page = first && thingAddress(name, first.id);
  // Where no filter shows them all this leads to the first one; once it is mended, Home names the next.
  if (first && page !== undefined && (total === 1 || filters === undefined)) {
    return withQuery(page, first.part === null ? { field } : { open: first.part });
  }
  const list = route?.paths.list ?? paths.home();
  return withQuery(list, filters);
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
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
