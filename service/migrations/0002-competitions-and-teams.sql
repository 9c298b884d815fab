-- Seasons, series and competitions of a site, and its teams.
-- References between rows carry the site, because foreign keys look past row-level security.
-- `search_text` is the folded text that searches compare with (service/store/search-text.ts writes it).

CREATE TABLE seasons (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  code          text NOT NULL,
  names         jsonb NOT NULL DEFAULT '[]',
  display_name  text NOT NULL,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  deleted       boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('seasons');
CREATE UNIQUE INDEX seasons_code ON seasons (instance_id, lower(code)) WHERE NOT deleted;

CREATE TABLE series (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  code          text NOT NULL,
  names         jsonb NOT NULL DEFAULT '[]',
  display_name  text NOT NULL,
  search_text   text NOT NULL,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  deleted       boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('series');
CREATE INDEX series_by_name ON series (instance_id, display_name COLLATE "und-x-icu", uuid) WHERE NOT deleted;

CREATE TABLE ssgts (
  instance_id        text NOT NULL,
  uuid               text NOT NULL,
  state              text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'closed', 'archived')),
  season_uuid        text NOT NULL,
  series_uuid        text NOT NULL,
  game_type_uuid     text NOT NULL REFERENCES game_types,
  names              jsonb NOT NULL DEFAULT '[]',
  ext_ids            jsonb NOT NULL DEFAULT '[]',
  active             boolean NOT NULL DEFAULT true,
  default_for_series boolean NOT NULL DEFAULT false,
  search_text        text NOT NULL,
  version            integer NOT NULL DEFAULT 1,
  created_at         timestamptz NOT NULL DEFAULT now(),
  created_by         text,
  last_modified      timestamptz NOT NULL DEFAULT now(),
  modified_by        text,
  deleted            boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid),
  FOREIGN KEY (instance_id, season_uuid) REFERENCES seasons,
  FOREIGN KEY (instance_id, series_uuid) REFERENCES series
);
SELECT keep_sites_apart('ssgts');
CREATE UNIQUE INDEX ssgts_combination ON ssgts (instance_id, season_uuid, series_uuid, game_type_uuid) WHERE NOT deleted;
CREATE INDEX ssgts_of_series ON ssgts (instance_id, series_uuid);

CREATE TABLE teams (
  instance_id       text NOT NULL,
  uuid              text NOT NULL,
  display_name      text NOT NULL,
  team_code         text NOT NULL,
  gender            text CHECK (gender IN ('male', 'female', 'neutral')),
  nationality       text,
  owner_instance_id text NOT NULL REFERENCES sites,
  logo              jsonb,
  icon              text,
  team_names        jsonb NOT NULL DEFAULT '{}',
  club_name         jsonb NOT NULL DEFAULT '{}',
  team_info         jsonb NOT NULL DEFAULT '{}',
  team_media        jsonb NOT NULL DEFAULT '[]',
  -- [{id, extId, locked, type}], where type is the uuid of a row of external_id_types.
  ext_ids           jsonb NOT NULL DEFAULT '[]',
  search_text       text NOT NULL,
  version           integer NOT NULL DEFAULT 1,
  created_at        timestamptz NOT NULL DEFAULT now(),
  created_by        text,
  last_modified     timestamptz NOT NULL DEFAULT now(),
  modified_by       text,
  deleted           boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('teams');
-- A team code is a duplicate if another team of the same owner has it (specification §5).
CREATE UNIQUE INDEX teams_code ON teams (instance_id, owner_instance_id, lower(team_code)) WHERE NOT deleted;
CREATE INDEX teams_by_name ON teams (instance_id, deleted, display_name COLLATE "und-x-icu", uuid);
CREATE INDEX teams_by_change ON teams (instance_id, deleted, last_modified, uuid);

-- Which series and sports a team plays in. A change of them is a change of the team, whose version and author record it.
CREATE TABLE team_series (
  instance_id text NOT NULL,
  team_uuid   text NOT NULL,
  series_uuid text NOT NULL,
  sort_order  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (instance_id, team_uuid, series_uuid),
  FOREIGN KEY (instance_id, team_uuid) REFERENCES teams ON DELETE CASCADE,
  FOREIGN KEY (instance_id, series_uuid) REFERENCES series
);
SELECT keep_sites_apart('team_series');
CREATE INDEX team_series_of_series ON team_series (instance_id, series_uuid, team_uuid);

CREATE TABLE team_sports (
  instance_id text NOT NULL,
  team_uuid   text NOT NULL,
  sport_uuid  text NOT NULL REFERENCES sports,
  sort_order  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (instance_id, team_uuid, sport_uuid),
  FOREIGN KEY (instance_id, team_uuid) REFERENCES teams ON DELETE CASCADE
);
SELECT keep_sites_apart('team_sports');

-- The teams of a competition. A change of them is a change of the competition.
CREATE TABLE ssgt_teams (
  instance_id text NOT NULL,
  ssgt_uuid   text NOT NULL,
  team_uuid   text NOT NULL,
  sort_order  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (instance_id, ssgt_uuid, team_uuid),
  FOREIGN KEY (instance_id, ssgt_uuid) REFERENCES ssgts ON DELETE CASCADE,
  FOREIGN KEY (instance_id, team_uuid) REFERENCES teams ON DELETE CASCADE
);
SELECT keep_sites_apart('ssgt_teams');
CREATE INDEX ssgt_teams_of_team ON ssgt_teams (instance_id, team_uuid);
