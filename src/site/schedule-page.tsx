import { dayOf, longDay } from './dates.ts';
import { EmptySection } from './empty-section.tsx';
import { GameRow } from './game-card.tsx';
import { PageHeading } from './heading.tsx';
import type { Paging, ShownGame } from './page-data.ts';
import { PageLinks } from './paging.tsx';
import { useSite } from './site-context.ts';

type SchedulePageProps = {
  title: string;
  /** Whether the games are those that were played, the last first. */
  played: boolean;
  games: readonly ShownGame[];
  paging: Paging;
};

/** Games by day: those to come, or those that were played. */
export function SchedulePage({ title, played, games, paging }: SchedulePageProps) {
  const site = useSite();
  const { words } = site;
  const here = { 'aria-current': 'page' as const };
  return (
    <>
      <PageHeading title={title}>
        <nav className="s-tabs" aria-label={words.games}>
          <a href="?" {...(!played && here)}>
            {words.toCome}
          </a>
          <a href="?played=1" {...(played && here)}>
            {words.results}
          </a>
        </nav>
      </PageHeading>
      <div className="s-wide s-section">
        {games.length === 0 && <EmptySection reason={played ? words.noGamesPlayed : words.noGamesToCome} />}
        {byDay(games, (moment) => dayOf(site, moment)).map(({ day, games: onDay }) => (
          <section key={day} className="s-day" aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              {onDay[0]?.startDateTime ? longDay(site, onDay[0].startDateTime) : words.timeToCome}
            </h2>
            {onDay.map((game) => (
              <GameRow key={game.uuid} game={game} />
            ))}
          </section>
        ))}
        <PageLinks paging={paging} query={played ? 'played=1&' : ''} />
      </div>
    </>
  );
}

/** Games in their order, those of a day together. */
function byDay(games: readonly ShownGame[], dayOfMoment: (moment: string) => string) {
  const days = new Map<string, ShownGame[]>();
  for (const game of games) {
    const day = game.startDateTime ? dayOfMoment(game.startDateTime) : '';
    days.set(day, [...(days.get(day) ?? []), game]);
  }
  return [...days].map(([day, onDay]) => ({ day, games: onDay }));
}
