-- Which things came in by which import, by their lines in its file: a batch that is sent again makes nothing twice, and
-- lists can be filtered on an import. What was imported has its own history, so this has none.
CREATE TABLE imported_rows (
  instance_id text    NOT NULL,
  import_uuid text    NOT NULL,
  line        integer NOT NULL,
  thing_uuid  text    NOT NULL,
  version     integer NOT NULL,
  PRIMARY KEY (instance_id, import_uuid, line)
);
SELECT keep_sites_apart('imported_rows');
SELECT note_writes('imported_rows');
