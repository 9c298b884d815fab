import { parseDate } from '@internationalized/date';
import { listArticles } from '../articles/articles.ts';
import type { ArticleRow, Game, HomeDay, HomeNeed, LayoutProblem, Media, PlayerRow, StaffRow } from '../contract.ts';
import type { Reader } from '../database.ts';
import { listGames } from '../games/games.ts';
import type { Page } from '../lists/page.ts';
import { listMedia } from '../media/media.ts';
import { listPlayers } from '../people/players.ts';
import { listStaff } from '../people/staff.ts';
import { listRoutes } from '../routes/routes.ts';
import { listSponsors } from '../sponsors/sponsors.ts';
import { matchDayOf } from './match-day.ts';
import { recentChanges } from './recent-changes.ts';

/** Whose day it is, and where: `today` is a day (`yyyy-MM-dd`) of `timeZone`; `base` as for `mediaJson`. */
export interface HomeView {
  subject: string;
  today: string;
  timeZone: string;
  base: string;
}

type Thing = HomeNeed['things'][number];

/** How many games stand under the first one, and how many that are over; how many things of a reason are named. */
const shown = { next: 5, latest: 3, things: 3 };

/**
 * The day at a site, but for what is wrong with its layouts. What wants attention is counted as the lists count it that
 * show all of it. The statements go out together, so that it takes one round trip.
 */
export async function readHome(reader: Reader, view: HomeView): Promise<HomeDay> {
  const { subject, today, timeZone } = view;
  const [running, coming, latest, needs, changes] = await Promise.all([
    listGames(reader, { page: 1, pageSize: 2, status: 'ongoing', sortOrder: 'asc' }),
    listGames(reader, {
      page: 1,
      pageSize: shown.next,
      status: 'upcoming',
      startsFrom: today,
      timeZone,
      sortOrder: 'asc',
    }),
    listGames(reader, { page: 1, pageSize: shown.latest, played: true, sortOrder: 'desc' }),
    needsOf(reader, view),
    recentChanges(reader, subject),
  ]);
  const next = [...running.items, ...coming.items].slice(0, shown.next);
  return { next, matchDay: await matchDayOf(reader, next, view), latest: latest.items, needs, changes };
}

async function needsOf(reader: Reader, { today, timeZone, base }: HomeView): Promise<HomeNeed[]> {
  const page = { page: 1, pageSize: shown.things } as const;
  const yesterday = parseDate(today).subtract({ days: 1 }).toString();
  const needs = await Promise.all([
    need(
      'gameWithoutResult',
      gameThing,
    )(listGames(reader, { ...page, status: 'upcoming', startsUntil: yesterday, timeZone, sortOrder: 'desc' })),
    need('deadRoute', (row: { id: string; path: string }) => thing(row.id, row.path))(
      listRoutes(reader, { ...page, state: 'dead' }),
    ),
    need('sponsorEndsSoon', (row: { id: string; name: string; contractUntil: string | null }) =>
      thing(row.id, row.name, row.contractUntil),
    )(listSponsors(reader, { ...page, state: 'endingSoon', sortBy: 'contractUntil' }, { base, today })),
    need('playerConsentEndsSoon', consentThing)(listPlayers(reader, { ...page, portraitConsentState: 'endingSoon' })),
    need('staffConsentEndsSoon', consentThing)(listStaff(reader, { ...page, portraitConsentState: 'endingSoon' })),
    need('articleScheduledToday', (row: ArticleRow) => thing(row.id, row.header, row.publishedAt))(
      listArticles(
        reader,
        { ...page, list: 'latest', state: 'scheduled', publishedFrom: today, publishedUntil: today, timeZone },
        base,
      ),
    ),
    need('articleEmbargoEndsToday', (row: ArticleRow) => thing(row.id, row.header))(
      listArticles(reader, { ...page, list: 'latest', embargoUntil: today, timeZone }, base),
    ),
    need('articleLeavesToday', (row: ArticleRow) => thing(row.id, row.header, row.unpublishAt))(
      listArticles(reader, { ...page, list: 'latest', leavesUntil: today, timeZone }, base),
    ),
    need('pictureIncomplete', (row: Media) => thing(row.id, row.name))(
      listMedia(reader, { ...page, type: 'image', incomplete: true }, base),
    ),
  ]);
  return needs.flat();
}

/** A reason with the page of its list; nothing where the list is empty. */
function need<Row>(reason: HomeNeed['reason'], thingOf: (row: Row) => Thing) {
  return async (list: Promise<Page<Row>>): Promise<HomeNeed[]> => {
    const { items, total } = await list;
    return total === 0 ? [] : [{ reason, total, things: items.map(thingOf) }];
  };
}

/** What is wrong with the layouts of the site, errors before warnings. */
export function layoutNeeds(problems: readonly LayoutProblem[]): HomeNeed[] {
  return (['error', 'warning'] as const).flatMap((severity) => {
    const found = problems.filter((one) => one.severity === severity);
    if (found.length === 0) return [];
    const things = found
      .slice(0, shown.things)
      .map(({ layoutId, sectionId, title, titles }) => ({ ...thing(layoutId ?? '', title), part: sectionId, titles }));
    return [{ reason: severity === 'error' ? 'layoutError' : 'layoutWarning', total: found.length, things }];
  });
}

const thing = (id: string, title: string, at: string | null = null): Thing => ({
  id,
  part: null,
  title,
  titles: [],
  at,
});

const consentThing = ({ uuid, fullName, portraitConsentUntil }: PlayerRow | StaffRow): Thing =>
  thing(uuid, fullName, portraitConsentUntil);

const gameThing = ({ uuid, displayName, titles, startDateTime }: Game): Thing => ({
  ...thing(uuid, displayName, startDateTime),
  titles,
});
