import { type Sql, sql } from '../sql.ts';

/**
 * References of layouts `r`, each with its layout `l`, and the section `s` and the slide `d` that have it, if one has.
 */
export const referencePlaces: Sql = sql`layout_references r JOIN site_layouts l ON l.uuid = r.layout_uuid
  LEFT JOIN sections s ON s.uuid = r.section_uuid LEFT JOIN slides d ON d.uuid = r.slide_uuid`;

/** What a place is called: its layout, the title of the section, the heading or the name of the slide. */
export const placeTitle: Sql = sql`concat_ws(' › ', l.name, coalesce(nullif(s.title, ''), s.type),
  coalesce(nullif(d.fields::json->>'heading', ''), d.fields::json->>'name'))`;

/** The page of a place in the console: that of a slide, else that of the layout or of its settings. */
export const placePath: Sql = sql`'/layouts-pages/' || l.uuid || CASE
  WHEN d.uuid IS NOT NULL THEN '/section-group/' || s.group_uuid || '/section/' || s.uuid || CASE s.type
    WHEN 'HERO SLIDER' THEN '/hero-carousel' WHEN 'INFO CAROUSEL' THEN '/info-carousel' ELSE '/ticket-promo-carousel' END
    || '/slide/' || d.uuid
  WHEN s.uuid IS NULL THEN '/settings' ELSE '' END`;

/** The order of places: by layout, then as they stand in it. */
export const placeOrder: Sql = sql`l.name COLLATE "sv-x-icu", l.uuid, s.sort_order, s.uuid, d.sort_order, d.uuid, r.path`;

/** What a place is known by: no two places of a thing share it. */
export const placeId: Sql = sql`concat_ws('-', coalesce(r.slide_uuid, r.section_uuid, r.layout_uuid), r.path)`;
