import type { Game, HomeMatchDay } from '../contract.ts';
import type { Reader } from '../database.ts';
import { placePath } from '../layouts/layout-places.ts';
import { followedTeam, isOfOneGame, ticketSlideOrder, ticketSlides } from '../layouts/ticket-slides.ts';
import { sql } from '../sql.ts';
import { dayIn } from '../time/days.ts';

/**
 * The first of these games that is played today, or is running, with a team of the site's own at home. At most two
 * more reads on the days that have a game; null on all others.
 */
export async function matchDayOf(
  reader: Reader,
  games: readonly Game[],
  { today, timeZone }: { today: string; timeZone: string },
): Promise<HomeMatchDay> {
  const ofToday = games.flatMap(({ uuid, status, startDateTime, homeTeam }) =>
    homeTeam && (status === 'ongoing' || dayIn(timeZone, new Date(startDateTime)) === today)
      ? [{ gameUuid: uuid, teamUuid: homeTeam.uuid }]
      : [],
  );
  if (ofToday.length === 0) return null;
  const own = await reader.query<{ uuid: string }>(sql`
    SELECT uuid FROM teams WHERE owner_instance_id = ${reader.instanceId}
      AND uuid = ANY(${ofToday.map(({ teamUuid }) => teamUuid)}::text[])`);
  const found = ofToday.find(({ teamUuid }) => own.some(({ uuid }) => uuid === teamUuid));
  return found ? { ...found, ticketSlide: await ticketSlideOf(reader, found) } : null;
}

/** The page of the first slide of tickets that visitors of an active layout see for a game: its own, else one that follows its home team. */
async function ticketSlideOf(
  reader: Reader,
  { gameUuid, teamUuid }: { gameUuid: string; teamUuid: string },
): Promise<string | null> {
  const [slide] = await reader.query<{ path: string }>(sql`
    SELECT ${placePath} AS path FROM ${ticketSlides}
    WHERE l.active AND CASE WHEN ${isOfOneGame} THEN d.fields::json->>'gameUuid' = ${gameUuid}
      ELSE coalesce(${followedTeam}, ${teamUuid}) = ${teamUuid} END
    ORDER BY ${isOfOneGame} DESC, ${ticketSlideOrder} LIMIT 1`);
  return slide?.path ?? null;
}
