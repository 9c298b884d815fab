-- Players, staff and games of a site.

CREATE TABLE players (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  first_name    text NOT NULL,
  last_name     text NOT NULL,
  nationality   text,
  jersey_number integer CHECK (jersey_number BETWEEN 0 AND 99),
  position_code text CHECK (position_code IN ('GK', 'D', 'F', 'C')),
  shoots        text CHECK (shoots IN ('L', 'R', '-')),
  date_of_birth date,
  height_cm     integer CHECK (height_cm > 0),
  weight_kg     integer CHECK (weight_kg > 0),
  gender        text CHECK (gender IN ('male', 'female', 'neutral')),
  team_uuid     text,
  ext_ids       jsonb NOT NULL DEFAULT '[]',
  portraits     jsonb NOT NULL DEFAULT '[]',
  search_text   text NOT NULL,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  deleted       boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, team_uuid) REFERENCES teams
);
SELECT keep_sites_apart('players');
CREATE INDEX players_by_last_name ON players
  (instance_id, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
CREATE INDEX players_by_first_name ON players
  (instance_id, first_name COLLATE "und-x-icu", last_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
CREATE INDEX players_of_team ON players
  (instance_id, team_uuid, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;
-- Empty values come last in both directions, which takes an index for each.
CREATE INDEX players_by_jersey ON players (instance_id, jersey_number, uuid) WHERE NOT deleted;
CREATE INDEX players_by_jersey_down ON players (instance_id, jersey_number DESC NULLS LAST, uuid DESC) WHERE NOT deleted;
CREATE INDEX players_by_birth ON players (instance_id, date_of_birth, uuid) WHERE NOT deleted;
CREATE INDEX players_by_birth_down ON players (instance_id, date_of_birth DESC NULLS LAST, uuid DESC) WHERE NOT deleted;
CREATE INDEX players_by_change ON players (instance_id, last_modified, uuid) WHERE NOT deleted;

CREATE TABLE staff (
  instance_id     text NOT NULL,
  uuid            text NOT NULL,
  first_name      text NOT NULL,
  last_name       text NOT NULL,
  nationality     text,
  role            text,
  gender          text CHECK (gender IN ('male', 'female', 'neutral')),
  contact_info    jsonb NOT NULL DEFAULT '[]',
  staff_media     jsonb NOT NULL DEFAULT '[]',
  -- {team uuid: {id, active, role, sortOrder}}
  team_staff_info jsonb NOT NULL DEFAULT '{}',
  ext_ids         jsonb NOT NULL DEFAULT '[]',
  search_text     text NOT NULL,
  version         integer NOT NULL DEFAULT 1,
  created_at      timestamptz NOT NULL DEFAULT now(),
  created_by      text,
  last_modified   timestamptz NOT NULL DEFAULT now(),
  modified_by     text,
  deleted         boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('staff');
CREATE INDEX staff_by_last_name ON staff
  (instance_id, last_name COLLATE "und-x-icu", first_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;

-- A game without a team or a venue is one that is still to be decided.
CREATE TABLE games (
  instance_id    text NOT NULL,
  uuid           text NOT NULL,
  ssgt_uuid      text NOT NULL,
  starts_at      timestamptz NOT NULL,
  state          text NOT NULL DEFAULT 'pre-game' CHECK (state IN ('pre-game', 'live', 'post-game', 'canceled')),
  played         boolean NOT NULL DEFAULT false,
  overtime       boolean NOT NULL DEFAULT false,
  shootout       boolean NOT NULL DEFAULT false,
  home_team_uuid text,
  away_team_uuid text,
  home_score     integer CHECK (home_score >= 0),
  away_score     integer CHECK (away_score >= 0),
  venue_uuid     text,
  venue_name     text,
  round_number   integer,
  round_label    text,
  version        integer NOT NULL DEFAULT 1,
  created_at     timestamptz NOT NULL DEFAULT now(),
  created_by     text,
  last_modified  timestamptz NOT NULL DEFAULT now(),
  modified_by    text,
  deleted        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, ssgt_uuid) REFERENCES ssgts,
  FOREIGN KEY (instance_id, home_team_uuid) REFERENCES teams,
  FOREIGN KEY (instance_id, away_team_uuid) REFERENCES teams
);
SELECT keep_sites_apart('games');
CREATE INDEX games_by_start ON games (instance_id, starts_at, uuid);
CREATE INDEX games_of_ssgt ON games (instance_id, ssgt_uuid, starts_at, uuid);
CREATE INDEX games_of_home_team ON games (instance_id, home_team_uuid);
CREATE INDEX games_of_away_team ON games (instance_id, away_team_uuid);
