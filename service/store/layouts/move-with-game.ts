import { lastYear, momentOf } from '../../../openapi/formats/moments.ts';
import type { SectionGroup } from '../contract.ts';
import type { Transaction } from '../database.ts';
import { sql } from '../sql.ts';
import { lockedLayout, type Publisher, saveLayout } from './save-layout.ts';
import { type Slide, slidesOf, withSlides } from './section-slides.ts';

/**
 * Moves the times of the slides that show a game or lead to it by as much as the game is moved, in milliseconds; each
 * layout is published once. A slide whose end would be over by the move keeps its times, and so does
 * one that they would take beyond the year 2999.
 */
export async function moveSlidesWithGame(
  transaction: Transaction,
  publisher: Publisher,
  gameUuid: string,
  by: number,
): Promise<void> {
  const found = await transaction.query<{ layout: string; slides: string[] }>(sql`
    SELECT layout_uuid AS layout, array_agg(DISTINCT slide_uuid) AS slides FROM layout_references
    WHERE kind = 'game' AND value = ${gameUuid} AND slide_uuid IS NOT NULL GROUP BY layout_uuid ORDER BY layout_uuid`);
  for (const { layout, slides } of found) {
    const before = await lockedLayout(transaction, layout);
    const groups = before.sectionGroups.map((group) => withMoved(group, new Set(slides), by));
    if (groups.some((group, place) => group !== before.sectionGroups[place])) {
      await saveLayout(transaction, publisher, before, { groups });
    }
  }
}

/** A group with these slides moved in time; the same group where none of them has a time. */
function withMoved(group: SectionGroup, ids: ReadonlySet<string>, by: number): SectionGroup {
  const sections = group.sections.map((section) => {
    const slides = slidesOf(section);
    const next = slides.map((slide) => (ids.has(slide.id) ? moved(slide, by) : slide));
    return next.some((slide, place) => slide !== slides[place]) ? withSlides(section, next) : section;
  });
  return sections.some((section, place) => section !== group.sections[place]) ? { ...group, sections } : group;
}

const lastMoment = Date.parse(`${lastYear}-12-31T23:59:59Z`);

function moved(slide: Slide, by: number): Slide {
  const { visibleFrom, visibleUntil } = slide;
  const times = [visibleFrom, visibleUntil].flatMap((time) => (time ? [momentOf(time) + by] : []));
  if (times.length === 0 || times.some((time) => time > lastMoment)) return slide;
  if (visibleUntil && momentOf(visibleUntil) + by <= Date.now()) return slide;
  const later = (time: string): string => new Date(momentOf(time) + by).toISOString().replace('.000Z', 'Z');
  return {
    ...slide,
    ...(visibleFrom && { visibleFrom: later(visibleFrom) }),
    ...(visibleUntil && { visibleUntil: later(visibleUntil) }),
  };
}
