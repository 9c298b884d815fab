-- What the management of competitions keeps and looks for: titles to order by, one default for each series, codes of series that are unique.

ALTER TABLE seasons ADD COLUMN search_text text NOT NULL DEFAULT '';
-- Its own name, or series, season and game type; the service writes it anew when the series is renamed.
ALTER TABLE ssgts ADD COLUMN display_name text NOT NULL DEFAULT '';

DO $$
DECLARE
  site text;
BEGIN
  -- The owner of the tables sees the rows of one site at a time, too; a superuser sees all, so each statement names the site.
  FOR site IN SELECT instance_id FROM sites LOOP
    PERFORM set_config('app.instance_id', site, true);
    UPDATE seasons SET search_text = regexp_replace(
        normalize(lower(concat_ws(' ', code, display_name)), NFKD), U&'[\0300-\036F]', '', 'g')
    WHERE instance_id = site;
    UPDATE ssgts c SET display_name = coalesce(
        (SELECT n->>'translation' FROM jsonb_array_elements(c.names) n WHERE n->>'translation' <> ''
         ORDER BY array_position(ARRAY['display', 'sv', 'en', 'no'], n->>'language') LIMIT 1),
        concat_ws(' ', r.display_name, s.display_name, g.display_name))
    FROM series r, seasons s, game_types g
    WHERE c.instance_id = site AND r.instance_id = site AND s.instance_id = site
      AND r.uuid = c.series_uuid AND s.uuid = c.season_uuid AND g.uuid = c.game_type_uuid;
    -- Of several defaults of a series the one that was changed last stays.
    UPDATE ssgts c SET default_for_series = false
    WHERE c.instance_id = site AND default_for_series AND (deleted OR EXISTS (
      SELECT 1 FROM ssgts o WHERE o.instance_id = site AND o.series_uuid = c.series_uuid AND o.default_for_series
        AND NOT o.deleted AND (o.last_modified, o.uuid) > (c.last_modified, c.uuid)));
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;
ALTER TABLE seasons ALTER COLUMN search_text DROP DEFAULT;
ALTER TABLE ssgts ALTER COLUMN display_name DROP DEFAULT;

CREATE UNIQUE INDEX series_code ON series (instance_id, lower(code)) WHERE NOT deleted;
-- A deleted competition is the default of no series.
CREATE UNIQUE INDEX ssgts_default ON ssgts (instance_id, series_uuid) WHERE default_for_series;
CREATE INDEX ssgts_by_name ON ssgts (instance_id, display_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
CREATE INDEX ssgts_of_season ON ssgts (instance_id, season_uuid);
