-- Venues, games that are postponed or to be decided, series of games, what games link to, and what players achieved.

-- Games at one venue share its row, so that a search by its name looks through the few venues and not through all games.
CREATE TABLE venues (
  instance_id text NOT NULL,
  uuid        text NOT NULL,
  name        text NOT NULL,
  search_text text NOT NULL,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('venues');
CREATE UNIQUE INDEX venues_name ON venues (instance_id, name);

DO $$
DECLARE
  site text;
BEGIN
  -- The owner of the tables sees the rows of one site at a time, too; a superuser sees all, so each statement names the site.
  FOR site IN SELECT instance_id FROM sites LOOP
    PERFORM set_config('app.instance_id', site, true);
    INSERT INTO venues (uuid, name, search_text)
    SELECT left(md5(site || name), 12), name, regexp_replace(normalize(lower(name), NFKD), U&'[\0300-\036F]', '', 'g')
    FROM (SELECT DISTINCT trim(venue_name) AS name FROM games
      WHERE instance_id = site AND trim(venue_name) <> '') names;
    UPDATE games g SET venue_uuid = (SELECT v.uuid FROM venues v WHERE v.instance_id = site AND v.name = trim(g.venue_name))
    WHERE g.instance_id = site;
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;

ALTER TABLE games
  DROP COLUMN venue_name,
  ADD FOREIGN KEY (instance_id, venue_uuid) REFERENCES venues,
  -- The start before the game was postponed for the first time; empty while it starts as first planned.
  ADD COLUMN original_starts_at timestamptz,
  ADD COLUMN time_to_be_decided boolean NOT NULL DEFAULT false,
  -- [{period, home, away}]
  ADD COLUMN period_scores jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN ext_ids jsonb NOT NULL DEFAULT '[]';

DROP INDEX games_by_start, games_of_ssgt, games_of_home_team, games_of_away_team;
CREATE INDEX games_by_start ON games (instance_id, starts_at, uuid) WHERE NOT deleted;
CREATE INDEX games_of_ssgt ON games (instance_id, ssgt_uuid, starts_at, uuid) WHERE NOT deleted;
CREATE INDEX games_of_home_team ON games (instance_id, home_team_uuid, ssgt_uuid, starts_at);
CREATE INDEX games_of_away_team ON games (instance_id, away_team_uuid, ssgt_uuid, starts_at);
CREATE INDEX games_at_venue ON games (instance_id, venue_uuid);
CREATE INDEX games_by_played ON games (instance_id, played, starts_at, uuid) WHERE NOT deleted;
CREATE INDEX games_to_play ON games (instance_id, state, starts_at, uuid) WHERE NOT deleted AND NOT played;
CREATE INDEX games_by_change ON games (instance_id, last_modified, uuid) WHERE NOT deleted;
-- Deleted games are few: one index finds them all, whatever their order.
CREATE INDEX games_deleted ON games (instance_id, uuid) WHERE deleted;

-- The games that decide between two teams in a round of a tournament are those of the competition between the two.
CREATE TABLE game_series (
  instance_id    text NOT NULL,
  uuid           text NOT NULL,
  ssgt_uuid      text NOT NULL,
  round          text NOT NULL CHECK (round IN ('ro16', 'ro8', 'ro4', 'ro2')),
  names          jsonb NOT NULL DEFAULT '[]',
  -- Empty for one that is called after its teams.
  display_name   text,
  home_team_uuid text,
  away_team_uuid text,
  sort_order     integer NOT NULL DEFAULT 0,
  search_text    text NOT NULL,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  created_by     text,
  last_modified  timestamptz NOT NULL DEFAULT now(),
  modified_by    text,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, ssgt_uuid) REFERENCES ssgts,
  FOREIGN KEY (instance_id, home_team_uuid) REFERENCES teams,
  FOREIGN KEY (instance_id, away_team_uuid) REFERENCES teams
);
SELECT keep_sites_apart('game_series');
CREATE INDEX game_series_of_ssgt ON game_series (instance_id, ssgt_uuid);
CREATE INDEX game_series_of_home_team ON game_series (instance_id, home_team_uuid);
CREATE INDEX game_series_of_away_team ON game_series (instance_id, away_team_uuid);

CREATE TABLE game_logos (
  instance_id text NOT NULL,
  uuid        text NOT NULL,
  name        text NOT NULL,
  url         text NOT NULL,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('game_logos');

CREATE TABLE game_metadata (
  instance_id   text NOT NULL,
  game_uuid     text NOT NULL,
  -- [{type, uri, label, logo}]
  entries       jsonb NOT NULL,
  version       integer NOT NULL,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, game_uuid),
  FOREIGN KEY (instance_id, game_uuid) REFERENCES games
);
SELECT keep_sites_apart('game_metadata');

-- What a player achieved in a competition, kept by the site's statistics; the console only reads it.
CREATE TABLE player_statistics (
  instance_id     text NOT NULL,
  ssgt_uuid       text NOT NULL,
  module          text NOT NULL CHECK (module IN ('player', 'goalkeeper')),
  player_uuid     text NOT NULL,
  team_uuid       text,
  goals           integer NOT NULL DEFAULT 0,
  assists         integer NOT NULL DEFAULT 0,
  penalty_minutes integer NOT NULL DEFAULT 0,
  shots           integer NOT NULL DEFAULT 0,
  faceoffs        integer NOT NULL DEFAULT 0,
  seconds_on_ice  integer NOT NULL DEFAULT 0,
  plus_minus      integer NOT NULL DEFAULT 0,
  power_play      integer NOT NULL DEFAULT 0,
  box_play        integer NOT NULL DEFAULT 0,
  PRIMARY KEY (instance_id, ssgt_uuid, module, player_uuid),
  FOREIGN KEY (instance_id, ssgt_uuid) REFERENCES ssgts,
  FOREIGN KEY (instance_id, player_uuid) REFERENCES players,
  FOREIGN KEY (instance_id, team_uuid) REFERENCES teams
);
SELECT keep_sites_apart('player_statistics');
CREATE INDEX player_statistics_of_player ON player_statistics (instance_id, player_uuid);
