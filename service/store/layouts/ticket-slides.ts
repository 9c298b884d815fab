import { type Sql, sql } from '../sql.ts';

/** Slides of tickets `d`, each with its section `s` and its layout `l`. */
export const ticketSlides: Sql = sql`slides d JOIN sections s ON s.uuid = d.section_uuid AND s.type = 'TICKET PROMO CAROUSEL'
  JOIN site_layouts l ON l.uuid = d.layout_uuid`;

/** Whether a slide of tickets shows one game and no other. */
export const isOfOneGame: Sql = sql`(d.fields::json->>'source' IS NOT DISTINCT FROM 'fixed')`;

/** The team whose next home game a slide shows; null where it is that of any team of the site. */
export const followedTeam: Sql = sql`nullif(d.fields::json->>'teamUuid', '')`;

/** The order of slides: by layout, then as they stand in it. */
export const ticketSlideOrder: Sql = sql`l.name COLLATE "sv-x-icu", l.uuid, s.sort_order, s.uuid, d.sort_order, d.uuid`;
