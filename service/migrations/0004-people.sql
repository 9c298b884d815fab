-- Positions as rows with names, staff's teams as rows, and what the lists of players, staff and teams are searched by.
-- Ran before as c42e4d00b1e1e82f79a384e927ee90892bb61721e0c865b25f5d76cd0d35a4aa, which failed on
-- staff with teams when the owner of the tables is a superuser, as in the embedded database.

-- Text that is compared without looking at letter case. A comparison of this kind may use an index although rows are kept apart by site; one of
-- lower(column) may not, because PostgreSQL does not promise that lower() tells nothing of other sites' rows.
CREATE COLLATION any_case (provider = icu, locale = 'und-u-ks-level2', deterministic = false);

CREATE TABLE player_positions (
  code       text PRIMARY KEY,
  names      jsonb NOT NULL,
  sort_order integer NOT NULL
);
GRANT SELECT ON player_positions TO touchline_app;
INSERT INTO player_positions (code, names, sort_order) VALUES
  ('GK', '[{"language": "sv", "translation": "Målvakt"}, {"language": "en", "translation": "Goalkeeper"}]', 0),
  ('D', '[{"language": "sv", "translation": "Back"}, {"language": "en", "translation": "Defender"}]', 1),
  ('C', '[{"language": "sv", "translation": "Center"}, {"language": "en", "translation": "Center"}]', 2),
  ('F', '[{"language": "sv", "translation": "Forward"}, {"language": "en", "translation": "Forward"}]', 3);
ALTER TABLE players
  DROP CONSTRAINT players_position_code_check,
  ADD FOREIGN KEY (position_code) REFERENCES player_positions;

-- What a staff member does for a team. A change of it is a change of the staff member, whose version and author record it.
CREATE TABLE staff_teams (
  instance_id text NOT NULL,
  staff_uuid  text NOT NULL,
  team_uuid   text NOT NULL,
  id          text NOT NULL,
  active      boolean NOT NULL,
  role        text,
  sort_order  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (instance_id, staff_uuid, team_uuid),
  FOREIGN KEY (instance_id, staff_uuid) REFERENCES staff ON DELETE CASCADE,
  FOREIGN KEY (instance_id, team_uuid) REFERENCES teams
);
SELECT keep_sites_apart('staff_teams');
CREATE INDEX staff_teams_of_team ON staff_teams (instance_id, team_uuid, staff_uuid) WHERE active;

DO $$
DECLARE
  site text;
BEGIN
  -- The owner of the tables sees the rows of one site at a time, unless he is a superuser: each site is named.
  FOR site IN SELECT instance_id FROM sites LOOP
    PERFORM set_config('app.instance_id', site, true);
    INSERT INTO staff_teams (staff_uuid, team_uuid, id, active, role, sort_order)
    SELECT s.uuid, t.uuid, coalesce(entry.value->>'id', left(md5(s.uuid || t.uuid), 12)),
      coalesce((entry.value->>'active')::boolean, true), entry.value->>'role',
      coalesce((entry.value->>'sortOrder')::integer, 0)
    FROM staff s, jsonb_each(s.team_staff_info) entry, teams t
    WHERE s.instance_id = site AND t.instance_id = site AND t.uuid = entry.key;
  END LOOP;
  PERFORM set_config('app.instance_id', '', true);
END
$$;
ALTER TABLE staff DROP COLUMN team_staff_info;

CREATE INDEX staff_by_change ON staff (instance_id, last_modified, uuid) WHERE NOT deleted;
-- For the question whether somebody of this name is there already.
CREATE INDEX players_of_name ON players
  (instance_id, last_name COLLATE any_case, first_name COLLATE any_case, date_of_birth) WHERE NOT deleted;
CREATE INDEX staff_of_name ON staff (instance_id, last_name COLLATE any_case, first_name COLLATE any_case) WHERE NOT deleted;
-- Counts of what the filters leave are made from this index alone.
CREATE INDEX players_filters ON players
  (instance_id, gender, position_code, nationality, date_of_birth, team_uuid) WHERE NOT deleted;
-- Deleted people are few: one index finds them all, whatever their order.
CREATE INDEX players_deleted ON players (instance_id, uuid) WHERE deleted;
CREATE INDEX staff_deleted ON staff (instance_id, uuid) WHERE deleted;
