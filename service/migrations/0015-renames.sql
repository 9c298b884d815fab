-- A new name of a team, a series or a venue reaches the thousands of games that bear it by one statement each, which looks nothing up and records nothing.

-- Only what a game is described by describes it anew. Whoever changes a name of a game's surroundings writes that name alone, below.
DROP TRIGGER describe_game ON games;
CREATE TRIGGER describe_game BEFORE INSERT OR UPDATE OF home_team_uuid, away_team_uuid, venue_uuid, ssgt_uuid, played, state ON games
  FOR EACH ROW EXECUTE FUNCTION describe_game();

CREATE OR REPLACE FUNCTION redescribe_games_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET home_name = NEW.display_name WHERE instance_id = NEW.instance_id AND home_team_uuid = NEW.uuid;
  UPDATE games SET away_name = NEW.display_name WHERE instance_id = NEW.instance_id AND away_team_uuid = NEW.uuid;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION redescribe_games_of_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games g SET series_name = NEW.display_name FROM ssgts c
  WHERE c.instance_id = NEW.instance_id AND c.series_uuid = NEW.uuid AND g.instance_id = NEW.instance_id AND g.ssgt_uuid = c.uuid;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION redescribe_games_of_ssgt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET series_name =
    coalesce((SELECT r.display_name FROM series r WHERE r.instance_id = NEW.instance_id AND r.uuid = NEW.series_uuid), '')
  WHERE instance_id = NEW.instance_id AND ssgt_uuid = NEW.uuid;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION redescribe_games_of_venue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE games SET place_name = NEW.name WHERE instance_id = NEW.instance_id AND venue_uuid = NEW.uuid;
  RETURN NULL;
END
$$;

-- Triggers update games for those names only, which the audit does not tell of: it need not compare the rows to find that out. No foreign key changes a game.
DROP TRIGGER audit_games_update ON games;
CREATE TRIGGER audit_games_update AFTER UPDATE ON games REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION audit_games();
