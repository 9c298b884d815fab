-- How people like to look at the lists of a site: their own, and those that they share with it.
CREATE TABLE saved_views (
  instance_id   text NOT NULL,
  uuid          text NOT NULL,
  owner_subject text NOT NULL,
  path          text NOT NULL,
  name          text NOT NULL,
  folded_name   text NOT NULL,
  query         text NOT NULL,
  shared        boolean NOT NULL,
  version       integer NOT NULL DEFAULT 1,
  created_at    timestamptz NOT NULL DEFAULT now(),
  created_by    text,
  last_modified timestamptz NOT NULL DEFAULT now(),
  modified_by   text,
  PRIMARY KEY (instance_id, uuid)
);
SELECT keep_sites_apart('saved_views');
SELECT note_writes('saved_views');
CREATE UNIQUE INDEX saved_views_name ON saved_views (instance_id, owner_subject, path, folded_name);
