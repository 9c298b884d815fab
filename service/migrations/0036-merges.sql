-- Players, staff and teams that were found to be one: which stayed, which ended, and what has to be done to have two again.
CREATE TABLE merges (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('player', 'staff', 'team')),
  kept_uuid     text NOT NULL,
  kept_name     text NOT NULL,
  -- The version that the merge made of it: with any other, somebody has changed it since.
  kept_version  integer NOT NULL,
  ended_uuid    text NOT NULL,
  ended_name    text NOT NULL,
  ended_version integer NOT NULL,
  -- What was written, in its order: service/store/merges/steps.ts.
  steps         jsonb NOT NULL,
  merged_at     timestamptz NOT NULL DEFAULT now(),
  merged_by     text,
  undone        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('merges');
SELECT note_writes('merges');
CREATE INDEX merges_of_ended ON merges (instance_id, ended_uuid) WHERE NOT undone;
CREATE INDEX merges_of_kept ON merges (instance_id, kept_uuid) WHERE NOT undone;

-- Where something that ended is found today: what ended may be what others were merged into.
CREATE FUNCTION merged_into(ended text) RETURNS text STABLE LANGUAGE sql AS $$
  WITH RECURSIVE chain AS (
    SELECT ended AS uuid, 0 AS place
    UNION ALL SELECT m.kept_uuid, c.place + 1 FROM chain c JOIN merges m ON m.ended_uuid = c.uuid AND NOT m.undone WHERE c.place < 100)
  SELECT uuid FROM chain ORDER BY place DESC LIMIT 1
$$;

-- Either tells of it in its history: what was merged into it, or into what it was merged.
DO $$
DECLARE
  merged jsonb := audit_subject('merges', 'r.kind', title => 'r.title') || jsonb_build_object('table', $sql$(
    SELECT instance_id, uuid, 'player' AS kind, first_name || ' ' || last_name AS title FROM players
    UNION ALL SELECT instance_id, uuid, 'staff', first_name || ' ' || last_name FROM staff
    UNION ALL SELECT instance_id, uuid, 'team', display_name FROM teams)$sql$);
BEGIN
  PERFORM keep_history_of_list('merges', merged, 'kept_uuid', 'mergedFrom',
    'jsonb_build_object(''uuid'', r.ended_uuid, ''displayName'', r.ended_name)', 'r.merged_at, r.uuid', 'NOT r.undone');
  PERFORM keep_history_of_list('merges', merged, 'ended_uuid', 'mergedInto',
    'jsonb_build_object(''uuid'', r.kept_uuid, ''displayName'', r.kept_name)', 'r.merged_at, r.uuid', 'NOT r.undone');
END
$$;
