-- The last import of teams of each site: where it stands, and what came of it.
CREATE TABLE team_imports (
  instance_id        text PRIMARY KEY,
  -- Another one for each run, so that a run that was given up writes over no later one.
  uuid               text NOT NULL,
  state              text NOT NULL CHECK (state IN ('running', 'done', 'failed')),
  source_instance_id text NOT NULL REFERENCES sites,
  started_at         timestamptz NOT NULL DEFAULT now(),
  started_by         text,
  -- When it was last heard of: one that a stopped service left behind is over.
  seen_at            timestamptz NOT NULL DEFAULT now(),
  finished_at        timestamptz,
  found              integer NOT NULL DEFAULT 0,
  created            integer NOT NULL DEFAULT 0,
  present            integer NOT NULL DEFAULT 0,
  refused            integer NOT NULL DEFAULT 0,
  remaining          integer NOT NULL DEFAULT 0
);
SELECT keep_sites_apart('team_imports');
SELECT note_writes('team_imports');
