-- Lists of players, games and media cost no more with very many rows: an index for each order, which serves both of its directions, and one that searches
-- are read from.

-- As media have it since 0013: an entry of an index has its limits, so it holds the beginning of the text; the few with more to say are looked up besides.
ALTER TABLE players ADD COLUMN search_head text GENERATED ALWAYS AS (left(search_text, 400)) STORED;
DROP INDEX players_by_last_name;
CREATE INDEX players_by_last_name ON players
  (instance_id, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) INCLUDE (search_head) WHERE NOT deleted;
CREATE INDEX players_long_texts ON players (instance_id, uuid) WHERE length(search_text) > 400;

CREATE INDEX players_by_nationality ON players
  (instance_id, nationality, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
CREATE INDEX players_by_gender ON players
  (instance_id, gender, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
CREATE INDEX players_by_shoots ON players
  (instance_id, shoots, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
CREATE INDEX players_by_height ON players
  (instance_id, height_cm, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
CREATE INDEX players_by_weight ON players
  (instance_id, weight_kg, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
-- The places of player_positions.
CREATE INDEX players_by_position ON players
  (instance_id, (CASE position_code WHEN 'GK' THEN 0 WHEN 'D' THEN 1 WHEN 'C' THEN 2 WHEN 'F' THEN 3 END), last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid)
  WHERE NOT deleted;
-- Players by their teams: team after team is gone through, deleted ones too.
CREATE INDEX teams_named ON teams (instance_id, display_name COLLATE "und-x-icu", uuid);
CREATE INDEX players_by_creation ON players (instance_id, created_at, uuid) WHERE NOT deleted;

-- Lists read rows that are empty in what they are ordered by after the others (service/store/page.ts), so that no index has to know both directions.
DROP INDEX players_by_jersey_down, players_by_birth_down, media_by_size_down,
  games_by_home_down, games_by_away_down, games_by_place_down, games_by_round_down;

-- What an index knows without opening a row hangs on this, at once and not only after the next automatic vacuum.
ANALYZE players;
