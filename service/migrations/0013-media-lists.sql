-- Searches, categories and tags of very many items are found in indexes alone, without opening the items.

-- Where rows are kept apart by site no index may look a part of a word up, but one may be read through: it is a tenth of the items. An entry of an index
-- has its limits, so it holds the beginning of the text; the few items with more to say are looked up besides.
ALTER TABLE media ADD COLUMN search_head text GENERATED ALWAYS AS (left(search_text, 400)) STORED;
CREATE INDEX media_search ON media (instance_id, type, created_at, uuid)
  INCLUDE (search_head, is_private, draft, sixteen_nine, status, created_by);
CREATE INDEX media_long_texts ON media (instance_id, type, uuid) WHERE length(search_text) > 400;

-- Type and day of an item never change, so links may know them: a page of a category or a tag and its count need no item then.
ALTER TABLE media_category_links ADD COLUMN type text, ADD COLUMN created_at timestamptz;
ALTER TABLE media_tags ADD COLUMN type text, ADD COLUMN created_at timestamptz;

CREATE FUNCTION describe_media_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT m.type, m.created_at INTO NEW.type, NEW.created_at FROM media m
    WHERE m.instance_id = NEW.instance_id AND m.uuid = NEW.media_uuid;
  -- Of an item that there is not the foreign key says so, not a column that is empty.
  NEW.type := coalesce(NEW.type, '');
  NEW.created_at := coalesce(NEW.created_at, now());
  RETURN NEW;
END
$$;
CREATE TRIGGER describe_link BEFORE INSERT ON media_category_links FOR EACH ROW EXECUTE FUNCTION describe_media_link();
CREATE TRIGGER describe_link BEFORE INSERT ON media_tags FOR EACH ROW EXECUTE FUNCTION describe_media_link();

DO $$
DECLARE
  site text;
BEGIN
  -- The owner of the tables sees the rows of one site at a time, too; a superuser sees all, so each statement names the site.
  FOR site IN SELECT instance_id FROM sites LOOP
    PERFORM set_config('app.instance_id', site, true);
    UPDATE media_category_links l SET type = m.type, created_at = m.created_at FROM media m
    WHERE l.instance_id = site AND m.instance_id = site AND m.uuid = l.media_uuid;
    UPDATE media_tags l SET type = m.type, created_at = m.created_at FROM media m
    WHERE l.instance_id = site AND m.instance_id = site AND m.uuid = l.media_uuid;
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;
ALTER TABLE media_category_links ALTER COLUMN type SET NOT NULL, ALTER COLUMN created_at SET NOT NULL;
ALTER TABLE media_tags ALTER COLUMN type SET NOT NULL, ALTER COLUMN created_at SET NOT NULL;

CREATE INDEX media_of_category ON media_category_links (instance_id, category_id, type, created_at, media_uuid);
CREATE INDEX media_of_tag ON media_tags (instance_id, value, type, created_at, media_uuid);
DROP INDEX media_category_links_of_category;
DROP INDEX media_tags_of_value;

-- How the new columns are filled, which the choice of an index hangs on, is known at once and not only after the next automatic vacuum.
ANALYZE media, media_category_links, media_tags;

-- Games are searched by their teams and venues: one that many games bear is found by reading through this index, which opens no game.
CREATE INDEX games_search ON games (instance_id, starts_at, uuid)
  INCLUDE (home_team_uuid, away_team_uuid, venue_uuid, ssgt_uuid, played, phase) WHERE NOT deleted;
ANALYZE games;
