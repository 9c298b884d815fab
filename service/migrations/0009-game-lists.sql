-- Lists of games in any order read as much of many thousand games as of a few: what they are ordered by stands in the game itself, with an index for
-- each order. And venues and seasons from before 0006 are found by letters such as ø, as those since are.

ALTER TABLE games
  -- What its teams, venue and series are called, for the order of lists only; the triggers below keep them, and `phase`.
  ADD COLUMN home_name text,
  ADD COLUMN away_name text,
  ADD COLUMN place_name text,
  ADD COLUMN series_name text NOT NULL DEFAULT '',
  -- From what is still to come to what is over: 0 upcoming, 1 ongoing, 2 finished (specification §3, the second status set).
  ADD COLUMN phase integer NOT NULL DEFAULT 0;

-- Whoever writes a game writes these with it. That no name changes in the same moment, service/store/name-lock.ts sees to.
CREATE FUNCTION describe_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.home_name := (SELECT display_name FROM teams t WHERE t.instance_id = NEW.instance_id AND t.uuid = NEW.home_team_uuid);
  NEW.away_name := (SELECT display_name FROM teams t WHERE t.instance_id = NEW.instance_id AND t.uuid = NEW.away_team_uuid);
  NEW.place_name := (SELECT name FROM venues v WHERE v.instance_id = NEW.instance_id AND v.uuid = NEW.venue_uuid);
  NEW.series_name := coalesce((SELECT r.display_name FROM ssgts c
    JOIN series r ON r.instance_id = c.instance_id AND r.uuid = c.series_uuid
    WHERE c.instance_id = NEW.instance_id AND c.uuid = NEW.ssgt_uuid), '');
  NEW.phase := CASE WHEN NEW.played OR NEW.state IN ('post-game', 'canceled') THEN 2 WHEN NEW.state = 'live' THEN 1 ELSE 0 END;
  RETURN NEW;
END
$$;
CREATE TRIGGER describe_game BEFORE INSERT OR UPDATE ON games FOR EACH ROW EXECUTE FUNCTION describe_game();

-- A new name is no change of the games, which keep their versions; writing a row anew lets describe_game() take it over.
CREATE FUNCTION redescribe_games_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET uuid = uuid WHERE instance_id = NEW.instance_id AND home_team_uuid = NEW.uuid;
  UPDATE games SET uuid = uuid WHERE instance_id = NEW.instance_id AND away_team_uuid = NEW.uuid;
  RETURN NULL;
END
$$;
CREATE TRIGGER redescribe_games AFTER UPDATE ON teams FOR EACH ROW
  WHEN (OLD.display_name <> NEW.display_name) EXECUTE FUNCTION redescribe_games_of_team();

CREATE FUNCTION redescribe_games_of_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games g SET uuid = g.uuid FROM ssgts c
  WHERE c.instance_id = NEW.instance_id AND c.series_uuid = NEW.uuid AND g.instance_id = NEW.instance_id AND g.ssgt_uuid = c.uuid;
  RETURN NULL;
END
$$;
CREATE TRIGGER redescribe_games AFTER UPDATE ON series FOR EACH ROW
  WHEN (OLD.display_name <> NEW.display_name) EXECUTE FUNCTION redescribe_games_of_series();

-- A competition may be moved to another series.
CREATE FUNCTION redescribe_games_of_ssgt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET uuid = uuid WHERE instance_id = NEW.instance_id AND ssgt_uuid = NEW.uuid;
  RETURN NULL;
END
$$;
CREATE TRIGGER redescribe_games AFTER UPDATE ON ssgts FOR EACH ROW
  WHEN (OLD.series_uuid <> NEW.series_uuid) EXECUTE FUNCTION redescribe_games_of_ssgt();

CREATE FUNCTION redescribe_games_of_venue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET uuid = uuid WHERE instance_id = NEW.instance_id AND venue_uuid = NEW.uuid;
  RETURN NULL;
END
$$;
CREATE TRIGGER redescribe_games AFTER UPDATE ON venues FOR EACH ROW
  WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION redescribe_games_of_venue();

DO $$
DECLARE
  site text;
BEGIN
  -- The owner of the tables sees the rows of one site at a time, too; a superuser sees all, so each statement names the site.
  FOR site IN SELECT instance_id FROM sites LOOP
    PERFORM set_config('app.instance_id', site, true);
    UPDATE games SET uuid = uuid WHERE instance_id = site;
    -- Letters that Unicode does not take apart, as service/store/search-text.ts writes them; marks went in 0005 and 0006.
    UPDATE venues SET search_text =
      replace(replace(replace(replace(translate(search_text, 'øłđðħıŋ', 'olddhin'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    WHERE instance_id = site AND search_text ~ '[øłđðħıŋßæœþ]';
    UPDATE seasons SET search_text =
      replace(replace(replace(replace(translate(search_text, 'øłđðħıŋ', 'olddhin'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
    WHERE instance_id = site AND search_text ~ '[øłđðħıŋßæœþ]';
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;
ALTER TABLE games ALTER COLUMN series_name DROP DEFAULT, ALTER COLUMN phase DROP DEFAULT;

-- Empty values come last in both directions, which takes an index for each.
CREATE INDEX games_by_home ON games (instance_id, home_name COLLATE "und-x-icu", starts_at, uuid) WHERE NOT deleted;
CREATE INDEX games_by_home_down ON games
  (instance_id, home_name COLLATE "und-x-icu" DESC NULLS LAST, starts_at DESC, uuid DESC) WHERE NOT deleted;
CREATE INDEX games_by_away ON games (instance_id, away_name COLLATE "und-x-icu", starts_at, uuid) WHERE NOT deleted;
CREATE INDEX games_by_away_down ON games
  (instance_id, away_name COLLATE "und-x-icu" DESC NULLS LAST, starts_at DESC, uuid DESC) WHERE NOT deleted;
CREATE INDEX games_by_place ON games (instance_id, place_name COLLATE "und-x-icu", starts_at, uuid) WHERE NOT deleted;
CREATE INDEX games_by_place_down ON games
  (instance_id, place_name COLLATE "und-x-icu" DESC NULLS LAST, starts_at DESC, uuid DESC) WHERE NOT deleted;
CREATE INDEX games_by_round ON games (instance_id, round_number, starts_at, uuid) WHERE NOT deleted;
CREATE INDEX games_by_round_down ON games
  (instance_id, round_number DESC NULLS LAST, starts_at DESC, uuid DESC) WHERE NOT deleted;
CREATE INDEX games_by_series ON games (instance_id, series_name COLLATE "und-x-icu", starts_at, uuid) WHERE NOT deleted;
-- Filters by status and its order alike.
CREATE INDEX games_by_phase ON games (instance_id, phase, starts_at, uuid) WHERE NOT deleted;
DROP INDEX games_to_play;

-- How the new columns are filled, which the choice of an index hangs on, is known at once and not only after the next automatic vacuum.
ANALYZE games;
